import { type Money, mills, subtractMoney, ZERO } from '@fairlot/rules/core/money';
import {
  bonusBack,
  bonusMadeGood,
  bonusPartOf,
  type BonusShare,
  type Currency,
  keysPosted,
  type Movement,
  payoutKey,
  tieKey,
} from '#ledger';
import type { Tx } from '#platform/db';
import { type Released, releasedOf } from './released.ts';
import { lockBonuses, type Stake } from './store-stakes.ts';
import { type Over, type Shares, stakesOf } from './stakes.ts';

/** A prize or a stake that was paid and is taken back, by the key of its journal. */
export type PaidBefore = {
  readonly playerId: bigint;
  readonly betId: string;
  readonly key: string;
  readonly of: 'prize' | 'refund';
  readonly amount: Money;
};

export type BonusCorrection = {
  /** For what is paid now. */
  readonly shares: Shares;
  /** By key of a journal that is taken back: what stands before it, so that it takes no cash that was never that. */
  readonly before: ReadonlyMap<string, readonly Movement[]>;
};

/** A bet that ends otherwise, and what it brings now. */
type Changed = {
  readonly playerId: bigint;
  readonly id: string;
  readonly prize: Money;
  readonly refund: Money;
};
/** By the run that pays now. */
type Run = {
  readonly id: number;
  readonly gameId: number;
  readonly serialNumber: number;
  readonly run: number;
};

/**
 * What a correction does to the bonuses of bets that end otherwise. The part of a prize that went to a bonus comes back
 * from there before the prize is taken back from cash. What the bonus has no more of, for it was lost since, or
 * expired, the house makes good: a bonus never becomes a debt in cash. Once released it was cash as far as it was
 * released. What is paid now to a bonus that is over goes to the house; to one that was released, as far as its terms
 * would not have released it.
 */
export async function correctBonus(
  tx: Tx,
  issue: Run,
  currency: Currency,
  changed: readonly Changed[],
  paid: readonly PaidBefore[],
): Promise<BonusCorrection> {
  const stakes = await stakesOf(tx, issue.id, changed);
  if (stakes.length === 0) return { shares: new Map(), before: new Map() };
  const byBet = new Map(stakes.map((stake) => [stake.betId, stake] as const));
  const wanted = paid.filter(({ betId, amount }) => byBet.has(betId) && amount > ZERO);
  const partKey = ({ key, of }: PaidBefore): string => `bonus-${of}:${key}`;
  const moved = await keysPosted(
    tx,
    wanted.map((each) => ({ playerId: each.playerId, key: partKey(each) })),
  );
  // Of all whom the postings will lock, in their order: with the others later, two calls would wait for each other.
  const has = await lockBonuses(
    tx,
    [...new Set(changed.map(({ playerId }) => playerId))],
    currency,
  );
  const released = await releasedOf(tx, stakes);
  const left = new Map(has);
  // What is paid now comes first, and is there then.
  for (const { playerId, id, prize, refund } of changed) {
    const stake = byBet.get(id);
    if (!stake?.isActive) continue;
    const comes = bonusPartOf(prize, stake) + bonusPartOf(refund, stake);
    left.set(playerId, (left.get(playerId) ?? 0n) + comes);
  }
  const before = new Map<string, readonly Movement[]>();
  for (const each of wanted) {
    const stake = byBet.get(each.betId);
    if (!stake) continue;
    const about = { issue, currency, left, released };
    if (stake.state === 'COMPLETED') before.set(each.key, backOfReleased(each, stake, about));
    else if (moved.has(partKey(each))) before.set(each.key, backOf(each, stake, about));
  }
  const shares = new Map(
    changed.flatMap((each) => {
      const stake = byBet.get(each.id);
      return stake ? [[each.id, shareOf(each, stake, issue, released)] as const] : [];
    }),
  );
  await released.keep();
  return { shares, before };
}

const HOW = {
  COMPLETED: 'forfeited',
  EXPIRED: 'expired',
  FORFEITED: 'forfeited',
  REVOKED: 'revoked',
} as const;

/** What a bet took, and where its bonus is over, what of its part is cash. */
function shareOf(
  { id, prize, refund }: Changed,
  stake: Stake,
  issue: Run,
  released: Released,
): BonusShare & { readonly over?: Over } {
  const { state } = stake;
  if (state === 'ACTIVE' || state === 'PENDING') return stake;
  const issueId = BigInt(issue.id);
  const cashOf = (key: string, amount: Money): Money =>
    state === 'COMPLETED' ? released.pay(stake, key, bonusPartOf(amount, stake)) : ZERO;
  const cash = {
    prize: cashOf(payoutKey(issueId, id, issue.run), prize),
    refund: cashOf(tieKey(issueId, id, issue.run), refund),
  };
  return { ...stake, over: { how: HOW[state], cash } };
}

type Back = {
  readonly issue: Run;
  readonly currency: Currency;
  readonly left: Map<bigint, bigint>;
  readonly released: Released;
};

function backOfReleased(
  { playerId, betId, key, amount }: PaidBefore,
  stake: Stake,
  { issue: { gameId, serialNumber }, currency, released }: Back,
): readonly Movement[] {
  const missing = released.back(stake, key, bonusPartOf(amount, stake));
  if (missing === ZERO) return [];
  const about = { playerId, betId, currency, gameId, serialNumber, with: key, amount: missing };
  return [bonusMadeGood(about), bonusBack(about)];
}

function backOf(
  { playerId, betId, key, amount }: PaidBefore,
  stake: Stake,
  { issue: { gameId, serialNumber }, currency, left }: Back,
): readonly Movement[] {
  const part = bonusPartOf(amount, stake);
  if (part === ZERO) return [];
  const there = stake.isActive ? (left.get(playerId) ?? 0n) : 0n;
  const taken = mills(there < part ? there : part);
  left.set(playerId, (left.get(playerId) ?? 0n) - taken);
  const about = { playerId, betId, currency, gameId, serialNumber, with: key };
  const missing = subtractMoney(part, taken);
  return [
    ...(missing > ZERO ? [bonusMadeGood({ ...about, amount: missing })] : []),
    bonusBack({ ...about, amount: part }),
  ];
}
