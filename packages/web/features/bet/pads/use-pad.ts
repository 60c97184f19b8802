import { useCallback, useMemo, useState } from 'react';
import { divFloor, mills } from '@fairlot/rules/core/money';
import type { Play } from '@fairlot/rules/play/play';
import { createStore, useLate, type Watched } from '../../../session/index.ts';
import { noPicks, picksOf, tallyPicks, type Picks, type Tally } from './picks.ts';
import { MOST_UNIT } from './text-report.ts';
import type { EntryState } from './use-text-entry.ts';

const NO_ENTRY: EntryState = { isCounting: false, answer: undefined };

/** What is picked, by play: going to another play and back loses nothing. */
type AllPicks = { readonly [play: string]: Picks };

/** The picks of the play in use as they are at this moment. */
export type PicksNow = Watched<Picks>;

/**
 * The pad of the play in use: its picks or its typed entry, and what they add up to. `now` is what
 * the finger has just done; `tally` follows when that stands on the screen.
 */
export function usePad(play: Play) {
  const [all] = useState(() => createStore<AllPicks>({}));
  const [entry, setEntry] = useState<EntryState>(NO_ENTRY);
  /** Counts up when the typed field has to start anew. */
  const [round, setRound] = useState(0);
  const empty = useMemo(() => noPicks(play.layout), [play]);
  const now = useMemo<PicksNow>(
    () => ({ get: () => all.get()[play.code] ?? empty, subscribe: all.subscribe }),
    [all, play, empty],
  );
  const late = useLate(all)[play.code] ?? empty;

  const change = useCallback(
    (update: (picks: Picks) => Picks) =>
      all.set((old) => {
        const before = old[play.code] ?? empty;
        const after = update(before);
        return after === before ? old : { ...old, [play.code]: after };
      }),
    [all, play, empty],
  );
  const clear = useCallback(() => {
    change((old) => ({ ...empty, positions: old.positions }));
    setEntry(NO_ENTRY);
    setRound((count) => count + 1);
  }, [change, empty]);
  const show = useCallback(
    (target: Play, content: string) =>
      all.set((old) => ({ ...old, [target.code]: picksOf(target.layout, content) })),
    [all],
  );
  const tallyOf = useCallback(
    (picks: Picks): Tally => (play.layout.text ? tallyEntry(entry) : tallyPicks(play, picks)),
    [play, entry],
  );
  const tally = useMemo(() => tallyOf(late), [tallyOf, late]);
  const tallyNow = useCallback(() => tallyOf(now.get()), [tallyOf, now]);
  return { now, change, clear, show, tally, tallyNow, round, onEntry: setEntry };
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
