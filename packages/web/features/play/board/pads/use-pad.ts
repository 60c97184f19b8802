import { useCallback, useMemo, useState } from 'react';
import { divFloor, mills } from '@fairlot/rules/core/money';
import type { Play } from '@fairlot/rules/play/play';
import { useLate, useStore, type Watched } from '@fairlot/shell';
import { draftOf, isOfLayout, textsOf, withText, type Draft } from '../picks/draft.ts';
import { noPicks, picksOf, tallyPicks, type Picks, type Tally } from '../picks/picks.ts';
import { MOST_UNIT } from '../text-entry/most-unit.ts';
import type { EntryState } from '../text-entry/use-text-entry.ts';

const NO_ENTRY: EntryState = { isCounting: false, answer: undefined };

/** The picks of the play in use as they are at this moment. */
export type PicksNow = Watched<Picks>;

/**
 * The pad of the play in use: its picks or its typed entry, and what they add up to. `now` is what
 * the finger has just done; `tally` follows when that stands on the screen. Going to another play or
 * game and back loses nothing, nor does a reload.
 */
export function usePad(gameId: number, play: Play) {
  const drafts = draftOf(gameId);
  const texts = textsOf(gameId);
  const [counted, setCounted] = useState({ play: '', entry: NO_ENTRY });
  const empty = useMemo(() => noPicks(play.layout), [play]);
  const ownOf = useCallback(
    ({ picks }: Draft): Picks => {
      const kept = picks[play.code];
      return kept && isOfLayout(play.layout, kept) ? kept : empty;
    },
    [play, empty],
  );
  const now = useMemo<PicksNow>(
    () => ({ get: () => ownOf(drafts.get()), subscribe: drafts.subscribe }),
    [drafts, ownOf],
  );
  const late = ownOf(useLate(drafts));
  const text = useStore(texts)[play.code] ?? '';

  const change = useCallback(
    (update: (picks: Picks) => Picks) =>
      drafts.set((old) => {
        const before = ownOf(old);
        const after = update(before);
        return after === before ? old : { ...old, picks: { ...old.picks, [play.code]: after } };
      }),
    [drafts, play, ownOf],
  );
  const setText = useCallback(
    (next: string) => texts.set((old) => withText(old, play.code, next)),
    [texts, play],
  );
  const clear = useCallback(() => {
    change((old) => ({ ...empty, positions: old.positions }));
    setText('');
  }, [change, setText, empty]);
  const show = useCallback(
    (target: Play, content: string) => {
      const picks = picksOf(target.layout, content);
      drafts.set((old) => ({ ...old, picks: { ...old.picks, [target.code]: picks } }));
    },
    [drafts],
  );
  const onEntry = useCallback(
    (entry: EntryState) => setCounted({ play: play.code, entry }),
    [play],
  );
  // What was counted for another play says nothing of this one.
  const entry = counted.play === play.code && text !== '' ? counted.entry : NO_ENTRY;
  const tallyOf = useCallback(
    (picks: Picks): Tally => (play.layout.text ? tallyEntry(entry) : tallyPicks(play, picks)),
    [play, entry],
  );
  const tally = useMemo(() => tallyOf(late), [tallyOf, late]);
  const tallyNow = useCallback(() => tallyOf(now.get()), [tallyOf, now]);
  return { now, change, clear, show, tally, tallyNow, text, setText, onEntry };
}

/** The worker's answer as a tally. */
function tallyEntry({ isCounting, answer }: EntryState): Tally {
  if (isCounting) return { notes: 0, why: { kind: 'counting' } };
  if (!answer || answer.notes === 0) return { notes: 0, why: { kind: 'empty' } };
  return {
    notes: answer.notes,
    content: answer.report.content,
    most: (_, unitStake) => mills(divFloor(answer.mostTimes * unitStake, MOST_UNIT)),
  };
}
