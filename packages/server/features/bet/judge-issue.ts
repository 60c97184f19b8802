import { invariant } from '@fairlot/rules/core/invariant';
import { mills, type Money } from '@fairlot/rules/core/money';
import type { Draw } from '@fairlot/rules/play/index';
import type { Executor } from '../../platform/db.ts';
import { payoutOfBet, playOfBet, type Judge, type Verdict } from './judge.ts';
import type { Lease } from './lease.ts';
import { createRecount } from './recount.ts';
import type { Range } from './range.ts';
import { readLongBets, readSelections, type Selected } from './store-settle.ts';

/**
 * Judging a whole issue. Many bets hold the same short selection: each is judged once and the
 * database finds its bets. Long selections (typed notes) are read a few at a time, bet by bet.
 */
export type Winning = {
  /** Short selections that bring something, by play and content. */
  readonly short: ReadonlyMap<string, Selected & { readonly verdict: Verdict }>;
  /** Bets with long selections that bring something, by id. */
  readonly long: ReadonlyMap<string, Verdict>;
  /** Selections that the recount left out. */
  readonly notRecounted: number;
};

/** The two counts of the winners differ: nothing is paid until a person has looked. */
export class RecountDiffers extends Error {}

export const keyOf = (playId: number, content: string): string => `${playId} ${content}`;

/** Judges what the ranges still hold in state BET, and recounts; undefined once another has the claim. */
export async function judgeIssue(
  db: Executor,
  issueId: number,
  ranges: readonly Range[],
  draw: Draw,
  { judge, lease }: { readonly judge: Judge; readonly lease: Lease },
): Promise<Winning | undefined> {
  const recount = createRecount();
  const judgeTwice = async ({ playId, content }: Selected): Promise<Verdict | undefined> => {
    const verdict = judge(playId, content, draw);
    if (await recount.agrees(playId, content, draw, verdict)) return verdict;
    throw new RecountDiffers(`issue ${issueId}: ${playOfBet(playId).code} ${content.slice(0, 80)}`);
  };
  const short = new Map<string, Selected & { verdict: Verdict }>();
  const long = new Map<string, Verdict>();
  const seen = new Set<string>();
  for (const range of ranges) {
    const { selections, hasLong } = await readSelections(db, issueId, range);
    for (const selected of selections) {
      const key = keyOf(selected.playId, selected.content);
      if (seen.has(key)) continue;
      seen.add(key);
      if (!(await lease.isOurs())) return undefined;
      const verdict = await judgeTwice(selected);
      if (verdict) short.set(key, { ...selected, verdict });
    }
    if (!hasLong) continue;
    for await (const bet of readLongBets(db, issueId, range)) {
      if (!(await lease.isOurs())) return undefined;
      const verdict = await judgeTwice(bet);
      if (verdict) long.set(bet.id, verdict);
    }
  }
  return { short, long, notRecounted: recount.leftOut() };
}

/** A bet that brings something, as it is read to be paid. */
export type Winner = {
  readonly playerId: bigint;
  readonly id: string;
  readonly playId: number;
  /** Null for a long selection: its verdict goes by the id. */
  readonly content: string | null;
  readonly odds: readonly number[];
  readonly unitStake: bigint;
};

export type Win = {
  readonly playerId: bigint;
  readonly id: string;
  readonly hits: readonly number[];
  readonly refunds: number;
  readonly paysPerHit: boolean;
  readonly prize: Money;
  readonly refund: Money;
};

/** What each winner receives, by his own frozen odds. */
export const winsOf = (winners: readonly Winner[], winning: Winning): readonly Win[] =>
  winners.map((winner) => {
    const { playerId, id, playId, content, odds, unitStake } = winner;
    const verdict =
      content === null ? winning.long.get(id) : winning.short.get(keyOf(playId, content))?.verdict;
    invariant(verdict, `bet ${id} was judged`);
    const { prize, refund } = payoutOfBet(playId, verdict, odds, mills(unitStake));
    const { paysPerHit } = playOfBet(playId);
    return {
      playerId,
      id,
      hits: verdict.hits,
      refunds: verdict.refunds,
      paysPerHit,
      prize,
      refund,
    };
  });
