"""A program that asks for a line so often, and says each time whether it got one or was stopped by Ctrl+C.

With `alone` it presses Ctrl+C itself, in another thread: the handler runs in that thread, so the system call that
waits for keys is not interrupted. That is what happens to a signal that arrives just before the call. Otherwise
the one who started it presses the keys. At the end it asks once more and repeats the line.
"""

import signal
import sys
import threading
import time

from ziggurat.terminal.keyboard import LineReader


def press_ctrl_c(after: float) -> None:
    time.sleep(after)
    signal.pthread_kill(threading.get_ident(), signal.SIGINT)


def ask(read: LineReader, number: int, alone: bool) -> None:
    thread = threading.Thread(target=press_ctrl_c, args=(number % 20 / 2000,))  # before the waiting, and within
    try:
        if alone:
            thread.start()
        read(f"{number}> ")
        print("line", flush=True)
    except KeyboardInterrupt:
        print("stopped", flush=True)
    if alone:
        thread.join()


def main(times: int, alone: bool) -> None:
    read = LineReader()
    for number in range(times):
        ask(read, number, alone)
    print("the end:", read("? "))


if __name__ == "__main__":
    main(int(sys.argv[1]), "alone" in sys.argv)
