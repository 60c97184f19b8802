import { useCallback } from 'react';
import type { ListedPlay } from '@fairlot/rules/play/play';
import { useStore } from '@fairlot/shell';
import { isPicked, picksOf } from '../../board/picks/index.ts';
import { knownPlay } from '../../lottery/families/index.ts';
import { placedBets, type PlacedBet } from '../attempt/placed.ts';

/**
 * Which drawn digits the player had picked at their own place. Plays that are typed, or that look at
 * no place of its own, mark none.
 */
export function hitsOf(
  bets: readonly PlacedBet[],
  digits: readonly number[],
  playOf: (code: string) => ListedPlay | undefined,
): readonly boolean[] {
  const hits = digits.map(() => false);
  for (const { play: code, content } of bets) {
    const layout = playOf(code)?.layout;
    if (!layout || layout.text) continue;
    const picks = picksOf(layout, content);
    layout.rows.forEach(({ position, symbols }, row) => {
      if (position === undefined) return;
      const index = symbols.findIndex((symbol) => Number(symbol) === digits[position]);
      if (index !== -1 && isPicked(picks, row, index)) hits[position] = true;
    });
  }
  return hits;
}

/** The same for the bets of this page. */
export function useOwnHits(): (serial: number, digits: readonly number[]) => readonly boolean[] {
  const placed = useStore(placedBets);
  return useCallback(
    (serial, digits) => hitsOf(placed.get(serial) ?? [], digits, knownPlay),
    [placed],
  );
}
