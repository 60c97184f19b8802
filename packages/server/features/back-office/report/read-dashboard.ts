import { mills } from '@fairlot/rules/core/money';
import { addDays, DAY_MS, siteDayOf, siteDayStart } from '@fairlot/rules/lottery/site-day';
import type { Output } from '@fairlot/wire/core';
import type { reportConsole } from '@fairlot/wire/back-office/report';
import type { Platform } from '#platform/feature';
import { channelEnds, firstDeposits } from '../../money/deposit/index.ts';
import { deskQueues } from '../../staff/operator/proposals/index.ts';
import { readNowMs } from '../../staff/operator/sign-in/index.ts';
import { readSite } from '../../site/settings/values/index.ts';
import { addSums, NOTHING, presentSums } from './present.ts';
import { readCounted } from './store-count.ts';
import { countBettors, countOnline, countRegistered, listHours } from './store-desk.ts';
import type { SumsRow } from './store-sums.ts';

type Dashboard = Output<typeof reportConsole.getDashboard>;
type Figures = Dashboard['Today'];
/** What a day has, before it is written as the contract has it. */
type Day = { sums: SumsRow; registered: number; first: number; deposited: bigint; bettors: number };

const HOUR_MS = 3_600_000;
const WEEK = 7;
const ONLINE_MINUTES = 5;

/** Half a thing rounds up. */
const share = (sum: bigint): bigint => (sum * 2n + (sum < 0n ? -7n : 7n)) / 14n;

const presentDay = (day: Day): Figures => ({
  Sums: presentSums(day.sums),
  Registered: day.registered,
  FirstDeposits: day.first,
  FirstDeposited: mills(day.deposited),
  Bettors: day.bettors,
});

/** The average of so many days as there are in a week; those on which nothing was count as well. */
function averageOf(days: readonly Day[]): Day {
  const sums = addSums(days.map((day) => day.sums));
  const each = (pick: (day: Day) => number) =>
    Math.round(days.reduce((sum, day) => sum + pick(day), 0) / WEEK);
  return {
    sums: Object.fromEntries(
      Object.entries(sums).map(([name, sum]) => [name, share(sum)]),
    ) as SumsRow,
    registered: each((day) => day.registered),
    first: each((day) => day.first),
    deposited: share(days.reduce((sum, day) => sum + day.deposited, 0n)),
    bettors: each((day) => day.bettors),
  };
}

async function readDays({ db }: Pick<Platform, 'db'>, nowMs: number) {
  const today = siteDayOf(nowMs);
  const from = addDays(today, -WEEK);
  const fromMs = siteDayStart(from) ?? 0;
  const { currency } = await readSite(db);
  const hours = await listHours(db, currency, fromMs);
  const bettors = await countBettors(db, { currency, from });
  const registered = await countRegistered(db, fromMs);
  const first = await firstDeposits(db, currency, fromMs);
  const dayOf = (day: string): Day => {
    const start = siteDayStart(day) ?? 0;
    const paid = first.find((each) => each.day === day);
    return {
      sums: addSums(hours.filter(({ hour_ms: at }) => at >= start && at < start + DAY_MS)),
      registered: registered.find((each) => each.day === day)?.n ?? 0,
      first: paid?.n ?? 0,
      deposited: paid?.amount ?? 0n,
      bettors: bettors.find((each) => each.day === day)?.n ?? 0,
    };
  };
  const hourAt = (ms: number): SumsRow =>
    hours.find(({ hour_ms: at }) => Number(at) === ms) ?? NOTHING;
  const midnight = siteDayStart(today) ?? 0;
  return {
    Today: presentDay(dayOf(today)),
    Yesterday: presentDay(dayOf(addDays(today, -1))),
    Average: presentDay(
      averageOf(Array.from({ length: WEEK }, (_, back) => dayOf(addDays(today, -1 - back)))),
    ),
    Hours: Array.from({ length: 24 }, (_, hour) => {
      const at = midnight + hour * HOUR_MS;
      return {
        Today: at > nowMs ? null : presentSums(hourAt(at)),
        Yesterday: presentSums(hourAt(at - DAY_MS)),
      };
    }),
  };
}

/** How today goes, what waits, and whether the books are whole (product 3.2). */
export async function readDashboard(platform: Platform): Promise<Dashboard> {
  const { db, ports, hub, console: desk } = platform;
  const nowMs = await readNowMs(db);
  const counted = await readCounted(db);
  const days = await readDays(platform, nowMs);
  const queues = [];
  for (const list of ports.all(deskQueues)) queues.push(...(await list(db)));
  return {
    ...days,
    Online: await countOnline(db, ONLINE_MINUTES),
    Queues: queues.map(({ name, count, oldestMs }) => ({
      Name: name,
      Count: count,
      OldestTimeStamp: oldestMs,
    })),
    Channels: (await channelEnds(db)).map(({ id, zh, en, ended, paid }) => ({
      Id: id,
      Zh: zh,
      En: en,
      Ended: ended,
      Paid: paid,
    })),
    Health: {
      Odd: mills(counted.odd),
      CountedTimeStamp: Number(counted.counted_ms),
      Connections: hub.sessionIds().length,
      ConsoleConnections: desk.hub.sessionIds().length,
    },
    DateTimeNow: nowMs,
  };
}
