import { invariant } from '@fairlot/rules/core/invariant';
import { addMoney, mills, type Money, subtractMoney, ZERO } from '@fairlot/rules/core/money';
import { categoryOf } from '@fairlot/rules/lottery/categories';
import { parseWinningNumber } from '@fairlot/rules/lottery/winning-number';
import { balancesOf, type Currency } from '#ledger';
import type { Db } from '#platform/db';
import type { Issue } from '../../lottery/issues/index.ts';
import type { Lease } from '../../lottery/claims/index.ts';
import { changedBets } from './changed-bets.ts';
import { judge } from '../settle/judge.ts';
import { judgeIssue } from '../settle/judge-issue.ts';
import { rangesOf } from '../settle/range.ts';
import { CHUNK } from '../settle/settle.ts';
import { readEnded } from './store-correct.ts';
import { readEnds } from '../settle/store-settle.ts';

/** What a correction would change; money in thousandths. */
export type CorrectionReport = {
  /** Bets that end otherwise, and whose they are. */
  readonly bets: number;
  readonly players: number;
  /** What those bets had received, and what they would receive. */
  readonly taken: Money;
  readonly paid: Money;
  /** Players whose balance would fall below zero as it is now, and by how much in all. */
  readonly debtors: number;
  readonly debt: Money;
};

/** Nobody works on an issue that is awarded: looking at it needs no claim. */
const NOBODYS: Lease = { isOurs: async () => true, during: (work) => work };
/** All runs that there may be: how bets ended by the last of them is what they are. */
const ANY_RUN = 32_767;

/** An issue, and the number that it is to have. */
type Corrected = { readonly issue: Issue; readonly number: string };

/** What corrections would change in all; who bet on several of the issues counts in each. */
export async function reportCorrections(
  db: Db,
  currency: Currency,
  corrected: readonly Corrected[],
): Promise<CorrectionReport> {
  const reports: CorrectionReport[] = [];
  for (const each of corrected) reports.push(await reportCorrection(db, currency, each));
  return reports.reduce((sum, each) => ({
    bets: sum.bets + each.bets,
    players: sum.players + each.players,
    taken: addMoney(sum.taken, each.taken),
    paid: addMoney(sum.paid, each.paid),
    debtors: sum.debtors + each.debtors,
    debt: addMoney(sum.debt, each.debt),
  }));
}

/** Judges the bets of an awarded issue by another number, and counts what would change. */
async function reportCorrection(
  db: Db,
  currency: Currency,
  { issue, number }: Corrected,
): Promise<CorrectionReport> {
  const category = categoryOf(issue.categoryId);
  invariant(category, 'a game of the catalogue');
  const draw = parseWinningNumber(category, number);
  invariant(draw.ok, 'a number that was read before');
  const ranges = rangesOf(await readEnds(db, issue.id, CHUNK));
  const drawn = { draw: draw.value, drawMs: issue.drawMs };
  const winning = await judgeIssue(db, issue.id, ranges, drawn, { judge, lease: NOBODYS });
  invariant(winning, 'nobody takes it over');
  let [bets, taken, paid] = [0, ZERO, ZERO];
  const nets = new Map<bigint, Money>();
  for (const range of ranges) {
    const changed = changedBets(await readEnded(db, issue.id, ANY_RUN, range, winning), winning);
    bets += changed.length;
    for (const { playerId, was, is } of changed) {
      const [gone, come] = [addMoney(was.prize, was.refund), addMoney(is.prize, is.refund)];
      taken = addMoney(taken, gone);
      paid = addMoney(paid, come);
      const net = subtractMoney(addMoney(nets.get(playerId) ?? ZERO, come), gone);
      nets.set(playerId, net);
    }
  }
  const losing = [...nets].filter(([, net]) => net < ZERO);
  const losers = losing.map(([playerId]) => playerId);
  const balances = await balancesOf(db, losers, currency);
  const short = losing
    .map(([playerId, net]) => (balances.get(playerId) ?? ZERO) + net)
    .filter((after) => after < 0n);
  const debt = mills(-short.reduce((sum, after) => sum + after, 0n));
  return { bets, players: nets.size, taken, paid, debtors: short.length, debt };
}
