import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { MESSAGE_BOUNDS, inboxHttp } from '@fairlot/wire/messaging/inbox';
import { transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { PASSWORD_ONLY } from '#testing/stand-ins';
import { operator } from '../../staff/operator/index.ts';
import { login } from '../../auth/login/index.ts';
import { registerPlayer, type TestPlayer } from '../../auth/login/testing.ts';
import { settings } from '../../site/settings/index.ts';
import { inbox, postMessages, type Message } from './index.ts';
import { deleteOldMessages } from './store.ts';

/** The inbox of a player. */
const server = withTestServer({
  features: [settings, login, operator, inbox, ...PASSWORD_ONLY],
  games: [],
});

const about = ({ playerId }: TestPlayer, key: string, more: Partial<Message> = {}): Message => ({
  playerId,
  tab: 'account',
  key,
  title: { zh: '密码已修改', en: 'Your password was changed' },
  content: { zh: '若非本人操作请联系客服', en: 'If it was not you, tell us' },
  link: { Window: 'AccountSecurity' },
  ...more,
});
const post = (...messages: readonly Message[]) =>
  transaction(server().db, (tx) => postMessages(tx, messages));
const list = async (one: TestPlayer, wish: object = {}) =>
  (await server().call(inboxHttp.getMessages, { Count: 50, ...wish }, one)).value;
const ids = async (one: TestPlayer, wish: object = {}) =>
  (await list(one, wish)).Rows.map(({ Id }) => Id);
const unread = async (one: TestPlayer) =>
  (await server().call(inboxHttp.getUnreadMessages, null, one)).value;
const heard = async ({ playerId }: TestPlayer, name: string) => {
  const { rows } = await sql<{ payload: { Total?: number; Title?: string } }>`
    SELECT payload FROM event WHERE topic = ${`player:${playerId}`} AND name = ${name}
    ORDER BY seq`.execute(server().owner);
  return rows.map(({ payload }) => payload);
};

test('what happened is in the inbox once, with the transaction that made it true, or not at all', async () => {
  const one = await registerPlayer(server());
  expect(await Promise.all([post(about(one, 'a')), post(about(one, 'a'))])).toSatisfy(
    (counts: number[]) => counts.toSorted().join() === '0,1',
  );
  const failed = transaction(server().db, async (tx) => {
    await postMessages(tx, [about(one, 'b')]);
    throw new Error('it did not happen');
  });
  await expect(failed).rejects.toThrow('it did not happen');
  expect((await list(one)).Rows).toMatchObject([
    {
      Tab: 'account',
      Title: '密码已修改',
      TitleEn: 'Your password was changed',
      Link: { Window: 'AccountSecurity' },
      IsRead: false,
    },
  ]);
  expect(await heard(one, 'ReceiveInstantMessage')).toMatchObject([
    { Title: '密码已修改', IsQuiet: false },
  ]);
});

test('it is counted by tab, listed page by page, read, and taken out for good', async () => {
  const one = await registerPlayer(server());
  const other = await registerPlayer(server());
  for (let n = 0; n < 5; n += 1) {
    await post(about(one, `k${n}`, { tab: n < 3 ? 'money' : 'system', isQuiet: true }));
  }
  await post(about(other, 'his'));
  expect(await unread(one)).toMatchObject({ Total: 5, Tabs: { money: 3, system: 2, account: 0 } });
  const all = await ids(one);
  expect(all).toHaveLength(5);
  const first = await list(one, { Count: 3 });
  expect(first.Next).toBe(all[2]);
  expect(await ids(one, { Count: 3, Before: all[2] })).toEqual(all.slice(3));
  expect(await ids(one, { Tab: 'system' })).toEqual(all.slice(0, 2));

  // Numbers of another's inbox are nothing here.
  const his = await ids(other);
  const read = (Ids: number[]) => server().call(inboxHttp.readMessages, { Ids }, one);
  expect((await read([...his, all[0]!, all[4]!])).value.Total).toBe(3);
  expect((await read([all[0]!])).value.Total).toBe(3);
  expect(await ids(one, { IsUnread: true })).toEqual(all.slice(1, 4));
  expect((await unread(other)).Total).toBe(1);
  const remove = (Ids: number[]) => server().call(inboxHttp.deleteMessages, { Ids }, one);
  expect((await remove([...his, all[1]!])).value.Total).toBe(2);
  expect(await ids(one)).toEqual([all[0], ...all.slice(2)]);
  expect(await ids(other)).toEqual(his);
  // What was taken out does not come again.
  expect(await post(about(one, 'k3'))).toBe(0);
  // His other pages hear of each change, and of nothing that changed nothing.
  expect((await heard(one, 'InboxChanged')).map(({ Total }) => Total)).toEqual([3, 2]);
});

test('all that was seen is no more than that, nor more than its tab', async () => {
  const one = await registerPlayer(server());
  await post(about(one, 'a', { tab: 'money' }), about(one, 'b', { tab: 'prizes' }));
  const [newest = 0] = await ids(one);
  await post(about(one, 'c', { tab: 'money' }));
  const readAll = (wish: object) =>
    server().call(inboxHttp.readAllMessages, { UpTo: newest, ...wish }, one);
  expect((await readAll({ Tab: 'money' })).value.Tabs).toMatchObject({ money: 1, prizes: 1 });
  expect((await readAll({})).value.Tabs).toMatchObject({ money: 1, prizes: 0 });
});

test('what comes in a transaction that ends after all was read stays unread', async () => {
  const one = await registerPlayer(server());
  let end = (): void => {};
  const ended = new Promise<void>((done) => (end = done));
  let begun = (): void => {};
  const isBegun = new Promise<void>((done) => (begun = done));
  // It has the lesser number, and is there after the other.
  const slow = transaction(server().db, async (tx) => {
    await sql`INSERT INTO player_message (player_id, tab, key, title, content)
      VALUES (${one.playerId}, 5, 'slow', '{"zh":"慢","en":"slow"}', '{"zh":"慢","en":"slow"}')`.execute(
      tx,
    );
    begun();
    await ended;
  });
  await isBegun;
  await post(about(one, 'fast'));
  const [newest = 0] = await ids(one);
  await server().call(inboxHttp.readAllMessages, { UpTo: newest }, one);
  end();
  await slow;
  expect((await list(one)).Rows.map(({ IsRead, TitleEn }) => [TitleEn, IsRead])).toEqual([
    ['Your password was changed', true],
    ['slow', false],
  ]);
});

test('an inbox has room for five hundred, and keeps them half a year', async () => {
  const one = await registerPlayer(server());
  await sql`INSERT INTO player_message (player_id, tab, key, title, content)
    SELECT ${one.playerId}, 5, 'old' || n, '{"zh":"旧","en":"old"}', '{"zh":"旧","en":"old"}'
    FROM generate_series(1, ${MESSAGE_BOUNDS.kept}) n`.execute(server().owner);
  await post(about(one, 'new'));
  const keys = async () => {
    const { rows } = await sql<{ key: string }>`
      SELECT key FROM player_message WHERE player_id = ${one.playerId} ORDER BY id`.execute(
      server().owner,
    );
    return rows.map(({ key }) => key);
  };
  const kept = await keys();
  expect(kept).toHaveLength(MESSAGE_BOUNDS.kept);
  expect([kept[0], kept.at(-1)]).toEqual(['old2', 'new']);
  await sql`UPDATE player_message SET sent_at = app_now() - ${MESSAGE_BOUNDS.days} * interval '1 day' - interval '1 second'
    WHERE player_id = ${one.playerId} AND key <> 'new'`.execute(server().owner);
  expect(await deleteOldMessages(server().db, 100)).toBe(100);
  await server().runJobs('message.forget');
  expect(await keys()).toEqual(['new']);
});

test.each([
  ['no number', { Ids: [] }],
  ['too many numbers', { Ids: Array.from({ length: MESSAGE_BOUNDS.named + 1 }, (_, n) => n + 1) }],
])('%s: it is no such call', async (_, input) => {
  const one = await registerPlayer(server());
  expect((await server().callRaw(inboxHttp.readMessages, input, one)).status).toBe(400);
  expect((await server().callRaw(inboxHttp.deleteMessages, input, one)).status).toBe(400);
});
