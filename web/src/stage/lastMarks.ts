/* What each player moved last, as a board in three dimensions outlines it. */
import type { LastPlace } from "../gameUi";
import { seatIdentity } from "../seatIdentity";
import { lastTurnsOf, type Session } from "../session/session";
import { AMBER, type LastMark } from "./marks";
import type { LastTurn } from "../turns";

/** The newest turn in amber, older ones in the colour of their seat; `find` gives the piece at a place, if there is one. */
export function lastMarks<Piece>(
  session: Session,
  places: (turns: readonly LastTurn[]) => LastPlace[],
  find: (place: LastPlace) => Piece | undefined,
): LastMark<Piece>[] {
  const turns = lastTurnsOf(session);
  return places(turns).flatMap((place) => {
    const piece = find(place);
    if (!piece) return [];
    return [{ piece, colour: place.seat === turns[0]!.seat ? AMBER : seatIdentity(place.seat).paint }];
  });
}
