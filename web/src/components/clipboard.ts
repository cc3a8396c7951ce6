/* Copies text, also where the clipboard API is missing: on a local network, which is not served securely. */

export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const sheet = document.createElement("textarea");
    sheet.value = text;
    // Inside an open dialog only what is inside it can be selected.
    (document.querySelector("dialog[open]") ?? document.body).append(sheet);
    sheet.select();
    document.execCommand("copy"); // the old way needs no secure page
    sheet.remove();
  }
}
