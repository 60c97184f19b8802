import { useEffect } from 'react';
import { returnToBoard } from './lost-focus.ts';
import { atOdds, markRefused, takeOdds } from '../lines/cart.ts';
import { pricesOf } from '../../board/credit/index.ts';
import type { Credit } from '../../board/credit/index.ts';
import type { Slip } from './use-slip.ts';

/** What follows an answer on this page: the dialog goes, a refused row is marked. */
export function useAttemptResult({ place, cart }: Pick<Slip, 'place' | 'cart'>): void {
  const { attempt, close } = place;
  useEffect(() => {
    if (attempt.step === 'accepted') {
      close();
      returnToBoard();
    }
    if (attempt.step === 'confirming' && attempt.refusal && attempt.intent.fromCart) {
      const { params, text } = attempt.refusal;
      const id = attempt.intent.fromCart[Number(params['row'])];
      if (id !== undefined) cart.set((old) => markRefused(old, id, text));
    }
  }, [attempt, cart, close]);
}

/** Reads the odds of now, puts them on the rows and asks the player anew. */
export async function askAtNewOdds(
  { place, cart }: Pick<Slip, 'place' | 'cart'>,
  credit: Pick<Credit, 'renew' | 'all'>,
): Promise<void> {
  const { attempt } = place;
  if (attempt.step !== 'confirming') return;
  const table = await credit.renew();
  if (!table) return;
  const priceOf = pricesOf(table, credit.all);
  if (attempt.intent.fromCart) cart.set((old) => takeOdds(old, table.version, priceOf));
  const lines = attempt.intent.lines.map((line) => atOdds(line, table.version, priceOf));
  place.open({ ...attempt.intent, lines });
}
