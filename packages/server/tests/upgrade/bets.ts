import { randomUUID } from 'node:crypto';
import { mills } from '@fairlot/rules/core/money';
import { betHttp } from '@fairlot/wire/play/bet';
import { followHttp } from '@fairlot/wire/community/follow';
import { scheduleHttp } from '@fairlot/wire/play/schedule';
import { row } from '../../features/play/bet/testing.ts';
import { agreeToBeFollowed } from '../../features/community/follow/testing/plans.ts';
import { callAs, type SignedInPlayer, type Site } from './people.ts';
import { GAME } from './fixture.ts';

export const HOUR_MS = 3_600_000;
export const DIGIT = row('ssc.fixed', '3||||');

const issuesAhead = async (site: Site) =>
  (await callAs(site, { token: '' }, scheduleHttp.getIssues, { GameId: GAME })).Issues;

/** Bets 150 on half of the numbers of the issue on sale. Returns the bet. */
export async function placeBet(
  site: Site,
  player: SignedInPlayer,
  half: 'big' | 'small',
): Promise<string> {
  const [issue] = await issuesAhead(site);
  const placed = await callAs(site, player, betHttp.place, {
    IntentId: randomUUID(),
    GameId: GAME,
    SerialNumber: issue?.SerialNumber ?? 0,
    Bets: [{ ...row('ssc.c.total', half), Amount: mills(150_000) }],
  });
  return placed.BetIds[0] ?? '';
}

/** Bets on one digit in each of the next four issues. Returns the schedule. */
export async function placeSchedule(site: Site, player: SignedInPlayer): Promise<string> {
  await callAs(site, player, scheduleHttp.acceptAgreement, { Version: 1 });
  const ahead = (await issuesAhead(site)).slice(0, 4);
  const placed = await callAs(site, player, scheduleHttp.place, {
    IntentId: randomUUID(),
    GameId: GAME,
    Bets: [DIGIT],
    Issues: ahead.map(({ SerialNumber }) => ({ SerialNumber, Multiple: 1 })),
    Plan: 0,
    StopIfWin: false,
  });
  return placed.Id;
}

/** Follows another player for most of a day. Returns the plan. */
export async function follow(
  site: Site,
  leader: SignedInPlayer,
  follower: SignedInPlayer,
): Promise<string> {
  await callAs(site, follower, scheduleHttp.acceptAgreement, { Version: 1 });
  const started = await callAs(site, follower, followHttp.start, {
    IntentId: randomUUID(),
    Handle: await agreeToBeFollowed(site.server, BigInt(leader.playerId)),
    Mode: 2,
    Value: 1,
    BetCap: mills(1_000_000),
    DayCap: mills(9_000_000),
    StopIfLoss: mills(9_000_000),
    UntilTimeStamp: (await site.server.clock.now()) + 20 * HOUR_MS,
  });
  return started.Id;
}
