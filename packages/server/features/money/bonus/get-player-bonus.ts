import { bonusState } from '@fairlot/rules/check/bonus-state';
import { mills, ZERO } from '@fairlot/rules/core/money';
import type { BonusWallet } from '@fairlot/wire/money/bonus';
import { bonusOf } from '#ledger';
import type { Db } from '#platform/db';
import { readSite } from '../../site/settings/values/index.ts';
import { type GrantRow, listGrants, readClock } from './store-list.ts';

const MOST = 50;
const OPEN_LINE = 0;

const moneyOf = (amount: bigint | null) => (amount === null ? null : mills(amount));

const present = (row: GrantRow): BonusWallet['Grants'][number] => ({
  Id: Number(row.id),
  Memo: { zh: row.memo_zh, en: row.memo_en },
  Amount: mills(row.amount),
  Times: row.times / 100,
  // Before it is taken there is no line yet: what it will ask for.
  Required: mills(row.required ?? (row.amount * BigInt(row.times)) / 100n),
  Done: mills(row.done ?? 0n),
  MostStake: moneyOf(row.most_stake),
  MostRelease: moneyOf(row.most_release),
  Games: row.games,
  Days: row.days,
  State: bonusState(row.state),
  Until: Number(row.expires_ms ?? row.claim_by_ms),
  EndedTimeStamp: row.ended_ms === null ? null : Number(row.ended_ms),
  Released: moneyOf(row.released),
  Taken: moneyOf(row.taken),
});

/** What a player has of bonus, and what each asks for. */
export async function getBonusWallet(db: Db, playerId: bigint): Promise<BonusWallet> {
  const { currency } = await readSite(db);
  const [amount, rows, nowMs] = await Promise.all([
    bonusOf(db, playerId, currency),
    listGrants(db, playerId, MOST),
    readClock(db),
  ]);
  const active = rows.find(({ state }) => bonusState(state) === 'ACTIVE');
  const isMet = active !== undefined && active.line_state !== OPEN_LINE;
  const hasOpenBets = active?.has_bets === true;
  const most = active?.most_release ?? null;
  const releasable = most !== null && most < amount ? mills(most) : amount;
  return {
    Amount: amount,
    Releasable: isMet && !hasOpenBets ? releasable : ZERO,
    HasOpenBets: hasOpenBets,
    Grants: rows.map(present),
    DateTimeNow: nowMs,
  };
}
