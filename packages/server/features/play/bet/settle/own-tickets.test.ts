import { expect, it } from 'vitest';
import type { OwnTicket } from '@fairlot/draw/bundle';
import { toHex, hexBytes } from '@fairlot/draw/bytes';
import { rootFromProof } from '@fairlot/draw/ticket-tree';
import { selectionHash, ticketBytes } from '@fairlot/draw/ticket';
import { verifyDraw } from '@fairlot/draw/verify';
import { betHttp } from '@fairlot/wire/play/bet';
import { fairHttp } from '@fairlot/wire/play/fair';
import { lotteryHttp } from '@fairlot/wire/play/lottery';
import { sql, type RawBuilder } from 'kysely';
import { transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { fairOf } from '../../fair/sources/context.ts';
import { pagesUnderWay } from '../../fair/manifests/own-tickets.ts';
import { publish } from '../../fair/commitment/publish.ts';
import { bundleOf } from '../../fair/testing/world.ts';
import { readerOf, ticketIssue, ticketSet } from '../../fair/manifests/tree.ts';
import { claimIssue } from '../../lottery/claims/index.ts';
import { findIssue } from '../../lottery/issues/index.ts';
import { setSale, tripIssues } from '../../lottery/intervention/index.ts';
import { sealIssue, shutIssue } from '../../lottery/steps/index.ts';
import { registerPlayer, type TestPlayer } from '../../../auth/login/testing.ts';
import { placeCarts } from '../place/store-place.ts';
import { BET_FEATURES, FIVE_DIGITS, placeOn, row, smallCart } from '../testing.ts';

const START = Date.parse('2027-03-05T04:00:30Z');
const server = withTestServer({ features: BET_FEATURES, startAt: START });

const ask = (serial: number, { token }: TestPlayer, After?: string) => {
  const input = {
    GameId: FIVE_DIGITS,
    SerialNumber: serial,
    ...(After !== undefined && { After }),
  };
  return server().call(fairHttp.getTickets, input, { token });
};

/** All of his tickets, page by page. */
async function ticketsOf(serial: number, player: TestPlayer) {
  const all: OwnTicket[] = [];
  for (let after: string | null | undefined; after !== null;) {
    const { Tickets, Next } = (await ask(serial, player, after)).value;
    expect(Tickets.length).toBeLessThanOrEqual(50);
    for (const { Leaf: leaf, Selection, Index: index, Size: size, Path: path } of Tickets) {
      const selection = Selection === undefined ? {} : { selection: Selection };
      all.push({ leaf, proof: { index, size, path }, ...selection });
    }
    after = Next;
  }
  return all;
}

async function currentIssue() {
  // An issue that could not be opened is tried again after a second.
  await server().clock.advance(2_000);
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
    leaf: { ...leaf, selectionHash: selectionHash('ssc.fixed 9||||') },
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
  await setSale(server().db, FIVE_DIGITS, 'on');
});

/** Bets of a version that stored no leaf are hashed when their issue closes, as they always were. */
it('proves bets that were accepted before leaves were stored, by pages of fifty', async () => {
  const { SerialNumber: serial, CloseTimeStamp: closeMs, DrawTimeStamp } = await currentIssue();
  const found = await findIssue(server().db, FIVE_DIGITS, serial);
  const issue = { id: found?.id ?? 0, gameId: FIVE_DIGITS, serial };
  const [player, other, nobody] = [
    await registerPlayer(server()),
    await registerPlayer(server()),
    await registerPlayer(server()),
  ];
  for (const [{ playerId }, bets] of [
    [player, 60],
    [other, 300],
    [player, 60],
  ] as const) {
    const picks = Array.from({ length: bets }, (_, n) => n);
    const [placed] = await placeCarts(server().db, [smallCart(playerId, issue, picks)]);
    expect(placed?.verdict).toBe('OK');
  }
  await placeOn(server(), other.token, issue, [row('ssc.fixed', '1||||')]);
  await server().clock.set(closeMs + 100);
  await server().runJobs();

  // A stranger reads nothing: the hashes of the issue are put down for the first who has a bet there.
  expect(await ticketsOf(serial, nobody)).toEqual([]);
  expect(await countBlocks(issue.id)).toBe(0);
  const ownTickets = await ticketsOf(serial, player);
  expect(ownTickets).toHaveLength(120);
  expect(await countBlocks(issue.id)).toBe(2);
  await server().clock.set(DrawTimeStamp + 1000);
  await server().runJobs();
  const bundle = await bundleOf(server(), FIVE_DIGITS, serial);
  expect(verifyDraw({ ...bundle, ownTickets }).ok).toBe(true);
  expect(verifyDraw({ ...bundle, ownTickets: await ticketsOf(serial, other) }).ok).toBe(true);
});

async function countBlocks(issueId: number): Promise<number> {
  const { rows } = await sql<{ blocks: bigint }>`
    SELECT count(*) AS blocks FROM ticket_block WHERE issue_id = ${issueId}`.execute(server().db);
  return Number(rows[0]?.blocks);
}

/** Issues that closed before have leaves that hold the selection itself, and a manifest that names none. */
it('proves the tickets of issues that closed with leaves of version 1', async () => {
  const { SerialNumber: serial, CloseTimeStamp: closeMs } = await currentIssue();
  const found = await findIssue(server().db, FIVE_DIGITS, serial);
  if (!found) throw new Error('the issue is there');
  const issue = { id: found.id, gameId: FIVE_DIGITS, serial };
  const player = await registerPlayer(server());
  const cart = smallCart(player.playerId, issue, [1, 2, 3]);
  expect((await placeCarts(server().db, [cart]))[0]?.verdict).toBe('OK');
  await server().clock.set(closeMs + 100);

  const fair = await fairOf(server().platform);
  const claim = await claimIssue(server().db, {
    steps: ['close'],
    kinds: ['platform'],
    owner: 'test',
  });
  if (claim?.issueId !== issue.id) throw new Error('this issue is to be closed');
  await shutIssue(server().db, claim);
  const set = await ticketSet(readerOf(fair), await ticketIssue(fair, found, 1));
  await transaction(server().db, async (tx) => {
    await publish(tx, fair.keys, found, 'close', {
      serial: String(serial),
      closedAt: closeMs,
      betCount: set.size,
      stakeSum: String(set.stakeSum),
      ticketRoot: set.root,
      late: false,
    });
    await sealIssue(tx, claim, 'now', false);
  });
  const own = await ticketsOf(serial, player);
  const selections = own.map(({ leaf }) => ('selection' in leaf ? leaf.selection : ''));
  expect(selections.toSorted()).toEqual(
    cart.bets.map(({ content }) => `ssc.fixed ${content}`).toSorted(),
  );
  for (const { leaf, proof } of own) {
    const path = proof.path.map((hash) => hexBytes(hash));
    const root = rootFromProof(ticketBytes(leaf), { ...proof, path });
    expect(root && toHex(root)).toBe(set.root);
  }
  await server().runJobs();
});

it('proves nothing where the rows are not those that were committed', async () => {
  const { SerialNumber: serial, CloseTimeStamp: closeMs } = await currentIssue();
  const player = await registerPlayer(server());
  const issue = { id: 0, gameId: FIVE_DIGITS, serial };
  const placed = await placeOn(server(), player.token, issue, [row('ssc.fixed', '1||||')]);
  await server().clock.set(closeMs + 100);
  await server().runJobs('fair.close');
  const content = (text: string) =>
    tamper(
      sql`UPDATE bet SET selection_hash = sha256(${text}::bytea) WHERE id = ${placed.value.BetIds[0]}`,
    );
  await content('ssc.fixed 9||||');
  expect((await ask(serial, player)).code).toBe('NOT_PROVABLE');
  await content('ssc.fixed 1||||');
  expect((await ask(serial, player)).code).toBe('OK');
});

/** As an owner who knows how to get around the triggers. */
const tamper = (change: RawBuilder<unknown>): Promise<void> =>
  transaction(server().owner, async (tx) => {
    await sql`SET LOCAL session_replication_role = replica`.execute(tx);
    await change.execute(tx);
  });

it('answers a player one page at a time, however many he asks for at once', async () => {
  const { SerialNumber: serial, CloseTimeStamp: closeMs } = await currentIssue();
  const player = await registerPlayer(server());
  const issue = { id: 0, gameId: FIVE_DIGITS, serial };
  await placeOn(server(), player.token, issue, [row('ssc.fixed', '1||||')]);
  await server().clock.set(closeMs + 100);
  await server().runJobs('fair.close');
  const fair = await fairOf(server().platform);
  const flood = Promise.all(Array.from({ length: 60 }, () => ask(serial, player)));
  const most: number[] = [];
  const watch = setInterval(() => most.push(pagesUnderWay(fair)), 1);
  const codes = (await flood).map(({ code }) => code);
  clearInterval(watch);
  expect(Math.max(...most)).toBe(1);
  expect(new Set(codes)).toEqual(new Set(['OK', 'RATE_LIMIT']));
});
