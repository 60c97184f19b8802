import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { verifyDraw } from '@fairlot/draw/verify';
import { invariant } from '@fairlot/rules/core/invariant';
import { sql } from 'kysely';
import { lotteryHttp, lotteryHub } from '@fairlot/wire/play/lottery';
import { withTestServer } from '#testing';
import { fairOf } from '../sources/context.ts';
import { type Node, recordedChain, startNode } from '../testing/nodes.ts';
import { at, bundleOf, count, DRAWS, gameState, viewIssue } from '../testing/world.ts';
import { createBlocks } from '../sources/blocks.ts';
import { createLog } from '#platform/log';

/** A game of hashes whose blocks come from two nodes on this machine. */
const GAME = 121;
const START = Date.parse('2027-03-05T04:00:30Z');
const BEGUN = START - 3_600_000;
const EVERY = 3_000;
const CHAIN = recordedChain('recorded', BEGUN, EVERY, 10_000);
const upTo = (ms: number) => CHAIN.filter((block) => block.at <= ms);
const server = withTestServer({ features: DRAWS, startAt: START, games: [GAME] });

let nodes: readonly Node[];
type Planned = { serial: bigint; start: bigint; close: bigint; draw: bigint };
let issues: readonly Planned[] = [];
beforeAll(async () => {
  nodes = [await startNode('tron', upTo(START)), await startNode('tron', upTo(START))];
  const { rows } = await sql<Planned>`
    SELECT serial_number AS serial, to_ms(start_at) AS start, to_ms(close_at) AS close, to_ms(draw_at) AS draw
    FROM issue WHERE game_id = ${GAME} AND start_at > app_now() ORDER BY start_at LIMIT 6`.execute(
    server().owner,
  );
  issues = rows;
});
afterAll(() => Promise.all(nodes.map((node) => node.stop())));

const nth = (n: number) => {
  const issue = issues[n];
  invariant(issue, 'an issue of the day');
  const { serial, start, close, draw } = issue;
  return { serial: Number(serial), start: Number(start), close: Number(close), draw: Number(draw) };
};
const view = (n: number) => viewIssue(server(), GAME, nth(n).serial);

/** The nodes know what there is at a time, and the server does what is due then. */
async function reach(ms: number, known = ms): Promise<void> {
  for (const node of nodes) node.chain = upTo(known);
  await server().clock.set(ms);
  await (await fairOf(server().platform)).blocks.ping();
  await server().runJobs();
}
/** The back-off counts real time; that of the tests goes by at once. */
async function forgetWaits(): Promise<void> {
  const blocks = createBlocks({ tron: nodes.map(({ url }) => url) }, createLog('silent'));
  Object.assign(await fairOf(server().platform), { blocks });
}
beforeEach(forgetWaits);

/** What players are told of where its numbers come from. */
const isStandIn = async () => {
  const { value } = await server().call(lotteryHttp.getLotteryData, undefined);
  return value[String(GAME)]?.IsStandIn;
};
const told = () =>
  count(
    server(),
    'event',
    `topic = 'game:${GAME}' AND name = '${lotteryHub.lotteryGameUpdate.target}'`,
  );

test('an issue opens on the block that will be the first since its draw', async () => {
  const { start, draw } = nth(0);
  await reach(start + 1_000);
  expect(await view(0)).toMatchObject({ mode: 2, round: null, step: 'close' });
  const bundle = await bundleOf(server(), GAME, nth(0).serial);
  const opened = bundle.manifests.find(({ body }) => body.kind === 'issue')?.body;
  expect(opened).toMatchObject({ mode: 2, block: { chain: 'tron', from: draw } });
  expect(await isStandIn()).toBe(false);
});

test('it is drawn from that block, when others stand on it, and anyone can check it', async () => {
  const { close, draw, serial } = nth(0);
  await reach(close);
  await reach(draw, draw + EVERY);
  expect(await view(0)).toMatchObject({ state: 0, step: 'draw', is_awaiting_beacon: true });
  await forgetWaits();
  await reach(draw + 5 * EVERY);
  const drawn = await view(0);
  const block = CHAIN.find((each) => each.at >= draw);
  expect(drawn).toMatchObject({ state: 1, winning_number: block?.hash });
  const bundle = await bundleOf(server(), GAME, serial);
  const { ok, steps } = verifyDraw(bundle);
  expect(steps.filter(({ status }) => status === 'failed')).toEqual([]);
  expect(ok).toBe(true);
  const place = steps.find(({ id }) => id === 'block-place');
  expect(place?.computed).toBe(`tron ${block?.height} ${block?.hash}`);
  const { rows } =
    await sql`SELECT block_height::int AS height FROM issue WHERE id = ${drawn.id}`.execute(
      server().owner,
    );
  expect(rows).toEqual([{ height: block?.height }]);
});

test('nodes that disagree draw nothing, until they agree', async () => {
  const { start, close, draw } = nth(1);
  await reach(start + 1_000);
  await reach(close);
  const [, second] = nodes;
  invariant(second, 'two nodes');
  await server().clock.set(draw + 5 * EVERY);
  for (const node of nodes) node.chain = upTo(draw + 5 * EVERY);
  second.chain = second.chain.map((each) => ({ ...each, hash: each.parent }));
  await server().runJobs();
  expect(await view(1)).toMatchObject({ state: 0, step: 'draw' });
  await forgetWaits();
  await reach(draw + 6 * EVERY);
  expect(await view(1)).toMatchObject({ state: 1 });
});

test('out of reach the committed chain stands in, as it says at opening', async () => {
  for (const node of nodes) node.chain = [];
  const before = await told();
  // The next issue opens just before this one closes.
  await at(server(), nth(2).close);
  expect(await view(2)).toMatchObject({ mode: 2, step: 'draw' });
  expect(await view(3)).toMatchObject({ mode: 0, step: 'close' });
  // The nodes are named all the same: what counts is how the issue on sale is drawn.
  expect(await isStandIn()).toBe(true);
  expect(await told()).toBe(before + 1);
  await reach(nth(2).draw + 5 * EVERY);
  expect(await view(2)).toMatchObject({ state: 1 });
  await reach(nth(3).close);
  await reach(nth(3).draw);
  expect(await view(3)).toMatchObject({ state: 1 });
  expect(verifyDraw(await bundleOf(server(), GAME, nth(3).serial)).ok).toBe(true);
});

test('what was opened on a block waits for it and nothing else, a day long', async () => {
  const { close, draw, serial } = nth(4);
  expect((await view(4)).mode).toBe(2);
  for (const node of nodes) node.chain = [];
  await at(server(), close);
  await at(server(), draw);
  await at(server(), draw + 86_400_000);
  expect(await view(4)).toMatchObject({ state: 0, step: 'draw' });
  await at(server(), draw + 86_400_001);
  const { id, ...cancelled } = await view(4);
  expect(cancelled).toMatchObject({ state: 3, winning_number: null });
  const { steps } = verifyDraw(await bundleOf(server(), GAME, serial));
  expect(steps.find((step) => step.id === 'anchor')).toMatchObject({ status: 'ok' });
  expect(await gameState(server(), GAME)).toBe('0');
  expect(await count(server(), 'game_event', `kind = 'cancelled' AND issue_id = ${id}`)).toBe(1);
});
