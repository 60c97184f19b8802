import { type Money, mills, subtractMoney, ZERO } from '@fairlot/rules/core/money';
import {
  bonusBack,
  bonusMadeGood,
  bonusPartOf,
  type Currency,
  keysPosted,
  type Movement,
} from '../../ledger/index.ts';
import type { Tx } from '../../platform/db.ts';
import { lockBonuses, type Stake } from './store-stakes.ts';
import { type Shares, stakesOf } from './stakes.ts';

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
type Issue = { readonly id: number; readonly gameId: number; readonly serialNumber: number };

/**
 * What a correction does to the bonuses of bets that end otherwise. The part of a prize that went to a bonus comes back
 * from there before the prize is taken back from cash. What the bonus has no more of, for it was lost since, or
 * expired, the house makes good: a bonus never becomes a debt in cash. Once released it was cash, and stays so.
 */
export async function correctBonus(
  tx: Tx,
  issue: Issue,
  currency: Currency,
  changed: readonly Changed[],
  paid: readonly PaidBefore[],
): Promise<BonusCorrection> {
  const stakes = await stakesOf(tx, issue.id, changed);
  if (stakes.length === 0) return { shares: new Map(), before: new Map() };
  const byBet = new Map(stakes.map((stake) => [stake.betId, stake] as const));
  const wanted = paid.filter(({ betId }) => byBet.has(betId));
  const partKey = ({ key, of }: PaidBefore): string => `bonus-${of}:${key}`;
  const moved = await keysPosted(
    tx,
    wanted.map((each) => ({ playerId: each.playerId, key: partKey(each) })),
  );
  const has = await lockBonuses(tx, [...new Set(stakes.map(({ playerId }) => playerId))], currency);
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
    if (!stake || !moved.has(partKey(each))) continue;
    before.set(each.key, backOf(each, stake, { issue, currency, left }));
  }
  const shares = new Map(stakes.filter(({ isActive }) => isActive).map((s) => [s.betId, s]));
  return { shares, before };
}

function backOf(
  { playerId, betId, key, amount }: PaidBefore,
  stake: Stake,
  {
    issue: { gameId, serialNumber },
    currency,
    left,
  }: { issue: Issue; currency: Currency; left: Map<bigint, bigint> },
): readonly Movement[] {
  const part = bonusPartOf(amount, stake);
  if (part === ZERO || stake.isReleased) return [];
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
