import { knownPlay } from '../../lottery/families/index.ts';
import { draftOf, textsOf, withText, type Draft, type NewLine } from '../../board/picks/index.ts';
import { isPickedAsSent, isStakedAsSent } from '../../board/credit/index.ts';
import type { Intent } from './attempt.ts';

/**
 * The pads that a direct bet was made on are empty again; ticked positions stay. Nothing blocks the board
 * while a quick bet is on its way: what was picked or typed meanwhile is another bet, and stays too.
 */
export function clearDraft({ gameId, lines }: Pick<Intent, 'gameId' | 'lines'>): void {
  for (const line of lines) {
    const draft = draftOf(gameId).get();
    if (line.oddsVersion !== undefined && draft.stakes[line.play]?.[line.content] !== undefined) {
      if (isStakedAsSent(draft, line.play, line)) draftOf(gameId).set(withoutStake(line));
      continue;
    }
    const play = knownPlay(line.play);
    const typed = textsOf(gameId).get()[line.play] ?? '';
    // A board whose plays are not there yet has been shown to nobody since.
    if (play && !isPickedAsSent(play, draft, typed, line)) continue;
    textsOf(gameId).set((old) => withText(old, line.play, ''));
    draftOf(gameId).set(withoutPicks(line));
  }
}

const withoutStake =
  ({ play, content }: NewLine) =>
  (draft: Draft): Draft => {
    const options = Object.entries(draft.stakes[play] ?? {}).filter(([code]) => code !== content);
    return { ...draft, stakes: { ...draft.stakes, [play]: Object.fromEntries(options) } };
  };

const withoutPicks =
  ({ play }: NewLine) =>
  (draft: Draft): Draft => {
    const picks = draft.picks[play];
    if (!picks) return draft;
    const rows = picks.rows.map((set) => set.map(() => 0));
    return { ...draft, picks: { ...draft.picks, [play]: { ...picks, rows } } };
  };
