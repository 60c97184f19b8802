import { expect, test } from 'vitest';
import { betHttp } from '@fairlot/wire/play/bet';
import { balanceOf, DEMO } from '#ledger';
import { withTestServer } from '#testing';
import { insertTold } from '../../lottery/issues/store-sources.ts';
import { registerPlayer, type TestPlayer } from '../../../auth/login/testing.ts';
import { getRecords } from '../records/records.ts';
import { BET_FEATURES, placeOn, row, type TestIssue } from '../testing.ts';
import { closeFedIssue, drawFedIssue, FC3D, openFedIssue } from '../testing/fed.ts';

/** A number that a source told while bets were taken: whoever bet from then on gets his stake back. */
const START = Date.parse('2027-03-05T04:00:30Z');
const server = withTestServer({ features: BET_FEATURES, startAt: START, games: [4, FC3D] });
const SETTLE = 'bet.settle';
const BET = row('d3.fixed', '3||');
const wallet = ({ playerId }: TestPlayer) => balanceOf(server().db, playerId, DEMO);
const place = async ({ token }: TestPlayer, issue: TestIssue) =>
  expect((await placeOn(server(), token, issue, [BET])).code).toBe('OK');
const statesOf = async ({ token }: TestPlayer, issue: TestIssue) => {
  const filter = { PageSize: 10, GameId: FC3D, SerialNumber: issue.serial };
  const { value } = await server().call(betHttp.getBetRecords, filter, { token });
  return value.Rows.map(({ State }) => State);
};

/** One bet before a source tells the number, one after. */
async function play(claimed: string, drawn: string) {
  const { platform, clock, db } = server();
  const [early, late] = [await registerPlayer(server()), await registerPlayer(server())];
  const issue = await openFedIssue(server());
  await place(early, issue);
  await clock.advance(1_000);
  const claim = { serialNumber: issue.serial, number: claimed, drawMs: START * 2 };
  expect(await insertTold(db, FC3D, 1, [claim])).toMatchObject([{ isEarly: true }]);
  await clock.advance(1_000);
  await place(late, issue);
  await closeFedIssue(server(), issue);
  await drawFedIssue({ platform }, issue, drawn);
  await server().runJobs(SETTLE);
  return { issue, early, late };
}

test('the same number: the bet of before wins, the one of after is void and its stake is back', async () => {
  const { issue, early, late } = await play('3,1,4', '3,1,4');
  expect(await wallet(early)).toBeGreaterThan(10_000_000n);
  expect(await wallet(late)).toBe(10_000_000n);
  expect(await statesOf(early, issue)).toEqual([3]);
  expect(await statesOf(late, issue)).toEqual([1]);
  await server().runJobs(SETTLE);
  expect(await wallet(late)).toBe(10_000_000n);
  // The issue was not cancelled, and he took nothing back.
  const list = await getRecords(server().db, late.playerId, { PageSize: 1 });
  const { Rows } = await getRecords(server().db, late.playerId, {
    PageSize: 1,
    Id: list.Rows[0]!.Id,
  });
  expect(Rows[0]).toMatchObject({ State: 1, CancelledBy: 'platform' });
});

test('another number made nobody wiser: both bets stand', async () => {
  const { issue, early, late } = await play('9,9,9', '3,1,4');
  expect(await wallet(late)).toBe(await wallet(early));
  expect(await wallet(late)).toBeGreaterThan(10_000_000n);
  expect(await statesOf(late, issue)).toEqual([3]);
});
