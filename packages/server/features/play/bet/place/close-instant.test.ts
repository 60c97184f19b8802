import { describe, expect, it } from 'vitest';
import { betHttp } from '@fairlot/wire/play/bet';
import { withTestServer } from '#testing';
import { registerPlayer } from '../../../auth/login/testing.ts';
import { BET_FEATURES, openTestIssue, placeOn, row } from '../testing.ts';

/** The instant of the close belongs to the time after it, for bets and for cancels; that of the start, too. */
const server = withTestServer({ features: BET_FEATURES });
const FIXED = row('ssc.fixed', '3||||');
const NOW = Date.UTC(2026, 10, 21, 12);
const MINUTE = 60_000;

/** An issue under a clock that stands still, one millisecond before its close. */
async function lastMoment() {
  const { clock } = server();
  await clock.set(NOW);
  const player = await registerPlayer(server());
  const issue = await openTestIssue(server(), undefined, MINUTE);
  await clock.set(NOW + MINUTE - 1);
  const place = () => placeOn(server(), player.token, issue, [FIXED]);
  const cancel = (BetId: string) => server().call(betHttp.cancel, { BetId }, player);
  const close = () => clock.set(NOW + MINUTE);
  return { issue, place, cancel, close };
}

it('exactly at the start a bet is taken; a millisecond before, it is refused', async () => {
  const { clock } = server();
  await clock.set(NOW);
  const player = await registerPlayer(server());
  // Its sale has begun a second ago.
  const issue = await openTestIssue(server(), undefined, MINUTE);
  const place = () => placeOn(server(), player.token, issue, [FIXED]);
  await clock.set(NOW - 1_001);
  expect((await place()).code).toBe('ISSUE_NOT_OPEN');
  await clock.set(NOW - 1_000);
  expect((await place()).code).toBe('OK');
});

describe('exactly at the close', () => {
  it('a bet is refused; a millisecond before, it is taken', async () => {
    const { issue, place, close } = await lastMoment();
    expect((await place()).code).toBe('OK');
    await close();
    const late = await place();
    expect([late.code, late.params]).toEqual(['ISSUE_CLOSED', { issue: issue.serial }]);
  });

  it('a cancel is refused; a millisecond before, it is done', async () => {
    const { place, cancel, close } = await lastMoment();
    const [first, second] = [await place(), await place()];
    expect((await cancel(first.value.BetIds[0] ?? '')).code).toBe('OK');
    await close();
    expect((await cancel(second.value.BetIds[0] ?? '')).code).toBe('CANCEL_CLOSED');
  });
});
