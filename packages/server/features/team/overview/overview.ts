import { LINE_FIGURE } from '@fairlot/rules/core/line-figures';
import { mills, type Money } from '@fairlot/rules/core/money';
import { KINDS_OF, type ReportColumn } from '@fairlot/rules/core/report-columns';
import { lastDays } from '@fairlot/rules/lottery/site-day';
import type { Input, Output } from '@fairlot/wire/core';
import type { overviewHttp } from '@fairlot/wire/team/overview';
import type { Currency } from '#ledger';
import type { Db } from '#platform/db';
import { readNowMs } from '../../staff/operator/sign-in/index.ts';
import { countDirects, sumDirects } from './store-directs.ts';
import { readDirectsNow, readLineNow, sumLine, type KindSum, type Span } from './store-line.ts';
import { countDirectsOnline } from './store-online.ts';

type Endpoint = typeof overviewHttp.getOverview;
type Overview = Output<Endpoint>;

export type OverviewDeps = {
  readonly db: Db;
  readonly currency: Currency;
  readonly onlineBelow: (head: bigint, nowMs: number) => Promise<number>;
};

/** People of a kind of figure, over the given sums. */
const peopleOf = (sums: readonly KindSum[], kind: number): number =>
  sums.reduce((all, sum) => all + (sum.kind === kind ? sum.journals : 0), 0);

const columnSum = (sums: readonly KindSum[], column: ReportColumn): bigint =>
  sums.reduce((all, sum) => all + (KINDS_OF[column].includes(sum.kind) ? sum.amount : 0n), 0n);

const people = (sums: readonly KindSum[]) => ({
  Registered: peopleOf(sums, LINE_FIGURE.registrations),
  SignedIn: peopleOf(sums, LINE_FIGURE.signIns),
  Depositors: peopleOf(sums, LINE_FIGURE.depositors),
  Bettors: peopleOf(sums, LINE_FIGURE.bettors),
});

/** Money of the days: stakes and prizes on the day of their settlement, everything else on that of its posting. */
function moneyOf(sums: readonly KindSum[]) {
  const [stake, prize] = [columnSum(sums, 'bet'), columnSum(sums, 'prize')];
  const [rebate, promo] = [columnSum(sums, 'rebate'), columnSum(sums, 'promo')];
  const money = (amount: bigint): Money => mills(amount);
  return {
    Deposit: money(columnSum(sums, 'deposit')),
    Withdraw: money(-columnSum(sums, 'withdraw')),
    Stake: money(stake),
    Prize: money(prize),
    Rebate: money(rebate),
    Promo: money(promo),
    Transfer: money(columnSum(sums, 'transfer')),
    Profit: money(prize + rebate + promo - stake),
  };
}

const readLine = async (
  { db, onlineBelow }: OverviewDeps,
  head: bigint,
  span: Span,
  nowMs: number,
) => ({
  now: await readLineNow(db, head),
  sums: await sumLine(db, head, span),
  online: await onlineBelow(head, nowMs),
});

const readDirects = async ({ db }: OverviewDeps, head: bigint, span: Span) => ({
  now: await readDirectsNow(db, head),
  sums: [...(await sumDirects(db, head, span)), ...(await countDirects(db, head, span))],
  online: await countDirectsOnline(db, head),
});

/** What the team of an agent did over the last days, and how it stands now. */
export async function getOverview(
  deps: OverviewDeps,
  head: bigint,
  { Days: count, Of: of }: Input<Endpoint>,
): Promise<Overview> {
  const nowMs = await readNowMs(deps.db);
  const days = lastDays(nowMs, count).toReversed();
  const span = { currency: deps.currency, from: days[0] ?? '', to: days.at(-1) ?? '' };
  const { now, sums, online } = await (of === 'line'
    ? readLine(deps, head, span, nowMs)
    : readDirects(deps, head, span));
  return {
    Members: now.members,
    Agents: now.agents,
    Online: online,
    Balance: mills(now.balance),
    ...people(sums),
    FirstDepositors: peopleOf(sums, LINE_FIGURE.firstDepositors),
    ...moneyOf(sums),
    ByDay: days.map((Day) => ({ Day, ...people(sums.filter(({ day }) => day === Day)) })),
    CountedTimeStamp: Number(now.counted_ms),
    DateTimeNow: nowMs,
  };
}
