import { expect, it } from 'vitest';
import { verifyDraw } from '@fairlot/draw/verify';
import { betHttp } from '@fairlot/wire/bet';
import { fairHttp } from '@fairlot/wire/fair';
import { lotteryHttp } from '@fairlot/wire/lottery';
import { transaction } from '../../platform/db.ts';
import { useTestServer } from '../../testing/index.ts';
import { bundleOf } from '../fair/testing/world.ts';
import { findIssue, tripIssues } from '../lottery/index.ts';
import { registerPlayer, type TestPlayer } from '../session/testing.ts';
import { BET_FEATURES, FIVE_DIGITS, placeOn, row } from './testing.ts';

const START = Date.parse('2027-03-05T04:00:30Z');
const server = useTestServer({ features: BET_FEATURES, startAt: START });

const ask = (serial: number, { token }: TestPlayer) =>
  server().call(fairHttp.getTickets, { GameId: FIVE_DIGITS, SerialNumber: serial }, { token });

async function ticketsOf(serial: number, player: TestPlayer) {
  const { Tickets } = (await ask(serial, player)).value;
  return Tickets.map(({ Leaf: leaf, Index: index, Size: size, Path: path }) => ({
    leaf,
    proof: { index, size, path },
  }));
}

async function currentIssue() {
  await server().runJobs();
  const wish = { GameIdList: [FIVE_DIGITS], Countdown: true };
  const info = await server().call(lotteryHttp.getLotteryInfo, wish);
  const current = info.value[FIVE_DIGITS]?.CurrentIssue;
  if (!current) throw new Error('an issue is on sale');
  return current;
}

/** Every accepted bet is provably among those that were fixed before the draw (F11, T2). */
it('each owner proves each of his bets, and those alone, from the close on', async () => {
  const current = await currentIssue();
  const serial = current.SerialNumber;
  const issue = { id: 0, gameId: FIVE_DIGITS, serial };
  const players = [];
  for (let n = 0; n < 5; n += 1) players.push(await registerPlayer(server()));
  const ids: string[][] = [];
  for (const [n, { token }] of players.entries()) {
    const rows = Array.from({ length: n }, (_, at) => row('ssc.fixed', `${at}||||`));
    const placed = n > 0 ? await placeOn(server(), token, issue, rows) : undefined;
    ids.push([...(placed?.value.BetIds ?? [])]);
  }
  const [last] = players.slice(-1);
  const [cancelled = ''] = ids.at(-1)?.splice(0, 1) ?? [];
  await server().call(betHttp.cancel, { BetId: cancelled }, { token: last?.token ?? '' });

  const [nobody, one] = players;
  if (!nobody || !one || !last) throw new Error('there are five players');
  expect((await ask(serial, one)).code).toBe('NOT_CLOSED');
  expect((await ask(serial - 100_000, one)).code).toBe('NOT_FOUND');

  await server().clock.set(current.CloseTimeStamp + 100);
  await server().runJobs();
  expect((await ticketsOf(serial, last)).map(({ leaf }) => leaf.bet)).toEqual(ids[4]?.toSorted());
  await server().clock.set(current.DrawTimeStamp + 1000);
  await server().runJobs();

  const bundle = await bundleOf(server(), FIVE_DIGITS, serial);
  for (const [n, player] of players.entries()) {
    const ownTickets = await ticketsOf(serial, player);
    expect(ownTickets.map(({ leaf }) => leaf.bet)).toEqual(ids[n]?.toSorted());
    const verdict = verifyDraw({ ...bundle, ownTickets });
    expect(verdict.ok).toBe(true);
    const proven = verdict.steps.filter(({ id, status }) => id === 'ticket' && status === 'ok');
    expect(proven).toHaveLength(ids[n]?.length ?? 0);
  }

  const forged = (await ticketsOf(serial, last)).map(({ leaf, proof }) => ({
    leaf: { ...leaf, selection: 'ssc.fixed 9||||' },
    proof,
  }));
  expect(verifyDraw({ ...bundle, ownTickets: forged }).ok).toBe(false);
});

/** The mark of an early close is written before it is seen: until then bets and cancels go on. */
it('proves what was in flight when an issue was shut early, and nothing that was taken back', async () => {
  const { SerialNumber: serial, DrawTimeStamp: drawMs } = await currentIssue();
  const issue = { id: 0, gameId: FIVE_DIGITS, serial };
  const player = await registerPlayer(server());
  const place = async (digit: number): Promise<string> => {
    const placed = await placeOn(server(), player.token, issue, [row('ssc.fixed', `${digit}||||`)]);
    return placed.value.BetIds[0] ?? '';
  };
  const early = await place(1);
  const found = await findIssue(server().db, FIVE_DIGITS, serial);
  let inFlight = '';
  await transaction(server().db, async (tx) => {
    await tripIssues(tx, found ? [found] : [], { source: 'test' });
    await server().clock.advance(5);
    inFlight = await place(2);
    const { token } = player;
    expect((await server().call(betHttp.cancel, { BetId: early }, { token })).code).toBe('OK');
    await server().clock.advance(5);
  });
  await server().runJobs('fair.close');
  const ownTickets = await ticketsOf(serial, player);
  expect(ownTickets.map(({ leaf }) => leaf.bet)).toEqual([inFlight]);
  await server().clock.set(drawMs + 1000);
  await server().runJobs();
  const verdict = verifyDraw({ ...(await bundleOf(server(), FIVE_DIGITS, serial)), ownTickets });
  expect(verdict.steps.filter(({ status }) => status === 'failed')).toEqual([]);
});
