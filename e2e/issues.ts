import type { Page } from 'playwright-core';
import { sql } from 'kysely';
import { callEndpoint } from '@fairlot/server/testing/call';
import { lotteryHttp, type IssueInfo } from '@fairlot/wire/play/lottery';
import { until } from './until.ts';
import { lookAtClock } from './visit.ts';
import type { World } from './world.ts';

/** The one-minute five-digit game: sale closes ten seconds before the draw. */
export const GAME = 4;

async function readIssues({ url }: World, game: number): Promise<readonly IssueInfo[]> {
  const wish = { GameIdList: [game], Countdown: true, OldIssues: true };
  const { value } = await callEndpoint(url, lotteryHttp.getLotteryInfo, wish);
  const { RecentIssues = [], OldIssues = [] } = value[game] ?? {};
  return [...OldIssues, ...RecentIssues];
}

/** The issue on sale, or the next one. */
export const openIssue = async (world: World, game: number): Promise<IssueInfo> => {
  const now = await world.clock.now();
  const open = (await readIssues(world, game)).filter(({ CloseTimeStamp }) => CloseTimeStamp > now);
  const [first] = open.toSorted((a, b) => a.CloseTimeStamp - b.CloseTimeStamp);
  if (!first) throw new Error('no issue takes bets');
  return first;
};

async function hasHappened(
  { owner }: World,
  serial: number,
  what: 'opened_at' | 'sealed_at',
  game: number,
): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM issue WHERE game_id = ${game}
    AND serial_number = ${serial} AND ${sql.ref(what)} IS NOT NULL`.execute(owner);
  return rows.length > 0;
}

/** Moves on to a moment before the close of the issue on sale, or of the next where that is past. */
export async function moveBeforeClose(
  world: World,
  leftMs: number,
  page?: Page,
  game = GAME,
): Promise<IssueInfo> {
  let issue = await openIssue(world, game);
  if (issue.CloseTimeStamp - (await world.clock.now()) < leftMs) {
    await world.clock.advance(issue.CloseTimeStamp - (await world.clock.now()) + 1000);
    await until('the next issue is on sale', async () => {
      issue = await openIssue(world, game);
      return issue.StartTimeStamp <= (await world.clock.now());
    });
  }
  // One that is jumped over before the server has opened it is cancelled, as it should be.
  await until('the issue is opened', () =>
    hasHappened(world, issue.SerialNumber, 'opened_at', game),
  );
  await world.clock.advance(issue.CloseTimeStamp - (await world.clock.now()) - leftMs);
  if (page) await lookAtClock(world, page);
  return issue;
}

/** Moves on to the close, which is published when it is due: a jump over it would rightly be called late. */
export async function moveToSeal(
  world: World,
  { SerialNumber, CloseTimeStamp }: IssueInfo,
  game = GAME,
): Promise<void> {
  await world.clock.advance(Math.max(0, CloseTimeStamp - (await world.clock.now())));
  await until('the issue is sealed', () => hasHappened(world, SerialNumber, 'sealed_at', game));
}

/** Moves on to the draw of an issue and waits until its bets are settled; its number. */
export async function moveToDraw(
  world: World,
  issue: IssueInfo,
  page?: Page,
  game = GAME,
): Promise<string> {
  const { SerialNumber, DrawTimeStamp } = issue;
  await moveToSeal(world, issue, game);
  await world.clock.advance(Math.max(0, DrawTimeStamp - (await world.clock.now())));
  if (page) await lookAtClock(world, page);
  return awaitSettled(world, SerialNumber, game);
}

export async function awaitSettled(world: World, serial: number, game = GAME): Promise<string> {
  const find = async () =>
    (await readIssues(world, game)).find(({ SerialNumber }) => SerialNumber === serial);
  await until(`issue ${serial} is settled`, async () => (await find())?.State === 2);
  return (await find())?.WinningNumber ?? '';
}
