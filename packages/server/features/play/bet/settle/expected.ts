import { returnToPlayer } from '@fairlot/rules/odds/index';
import type { Play } from '@fairlot/rules/play/index';
import type { Db } from '#platform/db';
import { playOfBet } from './judge.ts';
import { readStakes } from './store-expected.ts';

/**
 * What the bets of issues bring back on average, at most, in thousandths: stakes times the return that is
 * proven of each play at the odds of the bet. Of several tiers or options that have returns of their own it
 * is the highest; prizes that are cut only lessen it.
 */
export async function expectedIn(
  db: Db,
  issues: readonly { readonly id: number; readonly drawMs: number }[],
): Promise<ReadonlyMap<number, number>> {
  const expected = new Map<number, number>();
  if (issues.length === 0) return expected;
  const times = new Map(issues.map(({ id, drawMs }) => [id, drawMs]));
  for (const { issueId, playId, odds, stake } of await readStakes(db, [...times.keys()])) {
    const before = expected.get(issueId) ?? 0;
    const play = playOfBet(playId).on(times.get(issueId) ?? 0);
    expected.set(issueId, before + Number(stake) * mostReturn(play, odds));
  }
  return expected;
}

/** Where the odds of a bet are not those of the play as it is now, its stake stands for what it returns. */
function mostReturn(play: Play, odds: readonly bigint[]): number {
  if (play.quotes.length !== odds.length) return 1;
  const returns = returnToPlayer(play, odds).map(
    ({ over, under }) => Number((over * 1_000_000n) / under) / 1_000_000,
  );
  return Math.max(...returns) || 1;
}
