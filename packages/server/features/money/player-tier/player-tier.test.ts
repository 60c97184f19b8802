import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { startSandbox, type Sandbox } from '@fairlot/sandbox';
import { depositHttp } from '@fairlot/wire/money/deposit';
import { playerTierConsole } from '@fairlot/wire/money/player-tier';
import { playerAdminConsole } from '@fairlot/wire/back-office/player-admin';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { addTestChannel, TEST_SECRET } from '../deposit/testing/channels.ts';
import { signInOperator } from '../../staff/operator/testing/sign-in.ts';
import { registerPlayer, type TestPlayer } from '../../auth/login/testing.ts';
import { insertLayer } from './store.ts';
import { listOfKind } from './store-find.ts';

const server = withTestServer({ games: [4], startAt: Date.parse('2027-03-05T04:00:30Z') });
let sandbox: Sandbox;
let [clerk, lead] = ['', ''];
let channel = 0;
beforeAll(async () => {
  const now = () => server().clock.now();
  sandbox = await startSandbox({ secret: TEST_SECRET, controlToken: 'c', now });
  await sandbox.control('manner', { api: 'well', notify: 'never' });
  channel = await addTestChannel(server(), sandbox.url);
  clerk = (await signInOperator(server(), 'clerk', ['finance', 'service'])).token;
  lead = (await signInOperator(server(), 'lead', ['finance-lead'])).token;
});
afterAll(() => sandbox.stop());

const Reason = 'a test of layers';
const confirm = ({ Id, Hash }: { Id: number; Hash: string }, token = lead) =>
  server().callConsole(operatorHttp.confirm, { Id, Hash }, { token });
const rules = { Name: '层', NameEn: 'Layer', IsReadOnly: false, IsReviewed: false, Sort: 1 };
const ask = (Layer: { Id: number; Seen: number } | null, change: object = {}) =>
  server().callConsole(
    playerTierConsole.proposeLayer,
    { Layer, Rules: { ...rules, ...change }, Reason },
    { token: clerk },
  );
const layers = async () =>
  (await server().callConsole(playerTierConsole.getLayers, {}, { token: clerk })).value.Rows;
async function newLayer(change: object = {}): Promise<number> {
  expect((await confirm((await ask(null, change)).value)).code).toBe('OK');
  return Math.max(...(await layers()).map(({ Id }) => Id));
}
const assign = (UserNames: string[], Layer: number | null) =>
  server().callConsole(
    playerTierConsole.proposeAssign,
    { UserNames, Layer, Reason },
    { token: clerk },
  );
async function put(player: TestPlayer, layer: number | null): Promise<void> {
  expect((await confirm((await assign([player.userName], layer)).value)).code).toBe('OK');
}
const init = async ({ token }: TestPlayer) =>
  (await server().call(depositHttp.initDepositData, null, { token })).value;
const order = ({ token }: TestPlayer) =>
  server().call(
    depositHttp.createDeposit,
    { IntentId: randomUUID(), ChannelId: channel, Amount: mills(20_000n) },
    { token },
  );

test('a layer is made, renamed and numbered by two, and a version that is old is refused', async () => {
  const id = await newLayer({ Name: '贵宾' });
  const put1 = await ask({ Id: id, Seen: 1 }, { Name: '至尊', IsReviewed: true });
  expect(put1.value).toMatchObject({
    Before: { zh: '贵宾', isReviewed: false, version: 1 },
    Content: { zh: '至尊', isReviewed: true, version: 2 },
  });
  expect((await confirm(put1.value)).code).toBe('OK');
  expect((await layers()).find(({ Id }) => Id === id)).toMatchObject({
    Version: 2,
    Players: 0,
    Rules: { Name: '至尊', IsReviewed: true },
  });
  expect((await ask({ Id: id, Seen: 1 })).code).toBe('VERSION_OLD');
  expect((await ask({ Id: 999_999, Seen: 1 })).code).toBe('NOT_THERE');
});

test('of two that are made at once where one more fits the other is not', async () => {
  const { db } = server().platform;
  const row = { zh: '满', en: 'Full', is_read_only: false, is_reviewed: false, sort: 1 };
  const most = (await layers()).length + 1;
  const made = await Promise.all(
    [1, 2, 3].map(() => transaction(db, (tx) => insertLayer(tx, row, most))),
  );
  expect(made.filter((id) => id !== undefined)).toHaveLength(1);
  expect(await layers()).toHaveLength(most);
});

test('who is in a read-only layer looks at deposits and makes none, until he is put elsewhere', async () => {
  const player = await registerPlayer(server());
  const id = await newLayer({ IsReadOnly: true });
  await put(player, id);
  expect((await init(player)).Blocked).toBe('READ_ONLY_LAYER');
  expect((await order(player)).code).toBe('READ_ONLY_LAYER');
  await put(player, null);
  expect((await init(player)).Blocked).toBeNull();
  expect((await order(player)).code).toBe('OK');
});

test('a way to pay is open to the layers that it names, and to nobody else', async () => {
  const [inside, outside] = [await registerPlayer(server()), await registerPlayer(server())];
  const id = await newLayer();
  await put(inside, id);
  const open = (to: number[]) =>
    sql`UPDATE deposit_channel SET layers = ${to}::int[] WHERE id = ${channel}`.execute(
      server().owner,
    );
  await open([id]);
  try {
    const closed = async (player: TestPlayer) =>
      (await init(player)).Channels.find(({ Id }) => Id === channel)?.Closed;
    expect([await closed(inside), await closed(outside)]).toEqual([null, 'CHANNEL_LAYER']);
    expect((await order(outside)).code).toBe('CHANNEL_LAYER');
    expect((await order(inside)).code).toBe('OK');
  } finally {
    await open([]);
  }
});

test('a list of accounts is looked at before it is asked for, each once, and all of it or nothing', async () => {
  const [one, two] = [await registerPlayer(server()), await registerPlayer(server())];
  const id = await newLayer();
  await put(one, id);
  const UserNames = [
    one.userName.toUpperCase(),
    two.userName,
    '',
    two.userName,
    ' ',
    'nobody-there',
  ];
  const look = await server().callConsole(
    playerTierConsole.previewAssign,
    { UserNames, Layer: id },
    { token: clerk },
  );
  expect(look.value.Rows).toEqual([
    { UserName: one.userName, PlayerId: Number(one.playerId), From: id, IsSame: true },
    { UserName: two.userName, PlayerId: Number(two.playerId), From: null, IsSame: false },
    { UserName: 'nobody-there', PlayerId: null, From: null, IsSame: false },
  ]);
  expect(await assign(UserNames, id)).toMatchObject({
    code: 'NO_SUCH_PLAYERS',
    params: { name: 'nobody-there' },
  });
  expect((await assign([one.userName], id)).code).toBe('NO_CHANGE');
  expect((await assign(['', ' '], id)).code).toBe('NO_CHANGE');
  const asked = await assign([one.userName, two.userName], id);
  // Who is there already is not part of it.
  expect(asked.value.Content).toEqual({
    layer: id,
    players: [two.userName],
    about: { layers: { [id]: { zh: '层', en: 'Layer' } } },
  });
  expect((await confirm(asked.value)).code).toBe('OK');
  expect((await layers()).find(({ Id }) => Id === id)?.Players).toBe(2);
  const many = Array.from({ length: 1_001 }, (_, at) => `name${at}`);
  expect((await assign(many, id)).status).toBe(400);
});

test('accounts of a kind are found for a list: by label, layer and day, no more than a list takes', async () => {
  const [one, two, demo] = [
    await registerPlayer(server()),
    await registerPlayer(server()),
    await registerPlayer(server()),
  ];
  for (const { playerId } of [one, two, demo]) {
    await sql`INSERT INTO player_label (player_id, label, made_by) VALUES (${playerId}, '找', 'a test')`.execute(
      server().owner,
    );
  }
  await sql`UPDATE player SET flags = 524300, is_demo = true WHERE player_id = ${demo.playerId}`.execute(
    server().owner,
  );
  // As the act that sets the flag does.
  await sql`UPDATE line_count SET is_test = true WHERE player_id = ${demo.playerId}`.execute(
    server().owner,
  );
  await sql`UPDATE player SET created_at = '2026-12-31T15:59:59Z' WHERE player_id = ${two.playerId}`.execute(
    server().owner,
  );
  const id = await newLayer();
  await put(one, id);
  const find = async (kind: object) =>
    (await server().callConsole(playerTierConsole.findAccounts, kind, { token: clerk })).value;
  const Label = '找';
  expect(await find({ Label })).toEqual({
    UserNames: [two.userName, one.userName],
    IsMore: false,
  });
  expect((await find({ Label, From: id })).UserNames).toEqual([one.userName]);
  expect((await find({ Label, From: null })).UserNames).toEqual([two.userName]);
  // The last second of a day of the site, and the day behind it.
  expect((await find({ Label, Last: '2026-12-31' })).UserNames).toEqual([two.userName]);
  expect((await find({ Label, First: '2027-01-01' })).UserNames).toEqual([one.userName]);
  for (const bad of [{}, { First: '2027-01-02', Last: '2027-01-01' }, { Label: ' ' }]) {
    const answer = await server().callConsole(playerTierConsole.findAccounts, bad, {
      token: clerk,
    });
    expect([answer.status, bad]).toEqual([400, bad]);
  }
  await sql`
    INSERT INTO player_layer (player_id, layer_id, changed_by)
    SELECT player_id, ${id}, 'a test' FROM player ON CONFLICT DO NOTHING`.execute(server().owner);
  const { db } = server().platform;
  const kind = { label: undefined, layer: id, fromMs: undefined, toMs: undefined };
  expect(await listOfKind(db, kind, 2)).toHaveLength(2);
});

test('who was put elsewhere meanwhile is not what was asked about', async () => {
  const player = await registerPlayer(server());
  const [first, second] = [await newLayer(), await newLayer()];
  const asked = await assign([player.userName], first);
  await put(player, second);
  expect((await confirm(asked.value)).code).toBe('CHANGED_SINCE');
});

test('labels are put on a player by one, and players are found by them', async () => {
  const player = await registerPlayer(server());
  const PlayerId = Number(player.playerId);
  const say = (Labels: string[], id = PlayerId) =>
    server().callConsole(
      playerTierConsole.setLabels,
      { PlayerId: id, Labels, Reason },
      { token: clerk },
    );
  expect((await say(['常客', 'vip'])).value.Labels).toEqual(['vip', '常客']);
  expect((await say(['常客'])).value.Labels).toEqual(['常客']);
  expect((await say(['x'], 9_000_000_000)).code).toBe('NO_SUCH_PLAYER');
  for (const bad of [[' x'], ['a,b'], ['x'.repeat(31)], Array.from({ length: 21 }, String)]) {
    expect((await say(bad)).status).toBe(400);
  }
  const found = await server().callConsole(
    playerAdminConsole.getPlayers,
    { Label: '常客', Count: 10 },
    { token: clerk },
  );
  expect(found.value.Rows.map(({ PlayerId: id }) => id)).toEqual([PlayerId]);
  const groups = { PlayerId };
  expect(
    (await server().callConsole(playerTierConsole.getPlayerGroups, groups, { token: clerk })).value,
  ).toEqual({ Layer: null, Labels: ['常客'] });
});
