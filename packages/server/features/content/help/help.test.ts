import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { HELP_BOUNDS, helpConsole, helpHttp } from '@fairlot/wire/content/help';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { publishingConsole } from '@fairlot/wire/staff/publishing';
import { withTestServer } from '#testing';
import { PASSWORD_ONLY } from '#testing/stand-ins';
import { operator } from '../../staff/operator/index.ts';
import { signInOperator } from '../../staff/operator/testing/sign-in.ts';
import { publishing } from '../../staff/publishing/index.ts';
import { login } from '../../auth/login/index.ts';
import { registerPlayer, type TestPlayer } from '../../auth/login/testing.ts';
import { settings } from '../../site/settings/index.ts';
import { help } from './index.ts';
import { seedDemo } from './seed-demo.ts';

/** Articles of the help as operators write them, and as players read them and say what they are worth. */
const server = withTestServer({
  features: [settings, login, operator, publishing, help, ...PASSWORD_ONLY],
  games: [],
});
let [editor, approver, auditor] = ['', '', ''];
let player: TestPlayer;
beforeAll(async () => {
  editor = (await signInOperator(server(), 'li', ['editor'])).token;
  approver = (await signInOperator(server(), 'wang', ['approver'])).token;
  auditor = (await signInOperator(server(), 'zhao', ['auditor'])).token;
  player = await registerPlayer(server());
});
beforeEach(async () => {
  await sql`DELETE FROM help_vote`.execute(server().owner);
  await sql`DELETE FROM help_article`.execute(server().owner);
});

const Reason = 'a test of it';
const PLAIN = {
  Category: 'draws',
  Title: '验证',
  TitleEn: 'Checking',
  Content: '点“验证”',
  ContentEn: 'Press “Verify”',
  Sort: 1,
  IsShown: true,
} as const;
type Seen = { readonly Id: number; readonly Seen: number };
const ask = (Article: Seen | null, change: object = {}, more: object = {}, token = editor) =>
  server().callConsole(
    helpConsole.proposeArticle,
    { Article, Rules: { ...PLAIN, ...change }, Reason, ...more },
    { token },
  );
const confirm = ({ Id, Hash }: { Id: number; Hash: string }, token = approver) =>
  server().callConsole(operatorHttp.confirm, { Id, Hash }, { token });
const articles = async () =>
  (await server().callConsole(helpConsole.getArticles, {}, { token: auditor })).value.Rows;
async function publishOne(change: object = {}): Promise<number> {
  expect((await confirm((await ask(null, change)).value)).code).toBe('OK');
  return Math.max(...(await articles()).map(({ Id }) => Id));
}
const list = async () => (await server().call(helpHttp.getHelp, {}, player)).value.Rows;
const get = (Id: number, who = player) => server().call(helpHttp.getArticle, { Id }, who);
const rate = (Id: number, IsUseful: boolean, who = player) =>
  server().call(helpHttp.rateArticle, { Id, IsUseful }, who);

test('written by one and published by another, changed, taken off and gone back to the same way', async () => {
  const put = (await ask(null)).value;
  expect(await list()).toEqual([]);
  expect((await confirm(put, editor)).status).toBe(403);
  expect((await confirm(put)).code).toBe('OK');
  const [{ Id = 0 } = {}] = await list();
  expect(await list()).toEqual([
    {
      Id,
      Category: 'draws',
      Title: '验证',
      TitleEn: 'Checking',
      Excerpt: '点“验证”',
      ExcerptEn: 'Press “Verify”',
    },
  ]);
  expect((await get(Id)).value).toMatchObject({ ContentEn: 'Press “Verify”', IsUseful: null });

  const next = (await ask({ Id, Seen: 1 }, { Content: '打开一期' })).value;
  expect(next).toMatchObject({
    Before: { bodyZh: '点“验证”', version: 1 },
    Content: { bodyZh: '打开一期', version: 2 },
  });
  expect((await articles())[0]).toMatchObject({ IsAsked: true, Version: 1 });
  expect((await confirm(next)).code).toBe('OK');
  expect((await get(Id)).value.Content).toBe('打开一期');
  expect((await ask({ Id, Seen: 1 })).code).toBe('VERSION_OLD');
  expect((await ask({ Id, Seen: 2 }, { Content: '打开一期' })).code).toBe('NO_CHANGE');

  expect((await confirm((await ask({ Id, Seen: 2 }, { IsShown: false })).value)).code).toBe('OK');
  expect(await list()).toEqual([]);
  expect((await get(Id)).code).toBe('NO_SUCH_ARTICLE');
  expect((await rate(Id, true)).code).toBe('NO_SUCH_ARTICLE');
  const back = await server().callConsole(
    publishingConsole.proposeRevert,
    { Subject: `article ${Id}`, Seen: 3, Version: 1, Reason },
    { token: editor },
  );
  expect((await confirm(back.value)).code).toBe('OK');
  expect((await get(Id)).value.Content).toBe('点“验证”');
});

test('one that two agreed on is published at its time', async () => {
  const Id = await publishOne();
  const now = await server().clock.now();
  await server().clock.set(now);
  const at = { At: Math.ceil(now / 60_000) * 60_000 + 60_000 };
  const put = (await ask({ Id, Seen: 1 }, { TitleEn: 'Anew' }, at)).value;
  expect((await confirm(put)).code).toBe('OK');
  await server().runJobs('publish.due');
  expect(await list()).toMatchObject([{ TitleEn: 'Checking' }]);
  await server().clock.set(at.At);
  await server().runJobs('publish.due');
  expect(await list()).toMatchObject([{ TitleEn: 'Anew' }]);
  await server().clock.run();
});

test('players find it by category and order, and say once what each is worth', async () => {
  const late = await publishOne({ Sort: 9 });
  const early = await publishOne({ Sort: 2 });
  const bet = await publishOne({ Category: 'betting' });
  expect((await list()).map(({ Id }) => Id)).toEqual([bet, early, late]);
  const other = await registerPlayer(server());
  await Promise.all([rate(bet, true), rate(bet, true), rate(bet, true, other)]);
  expect((await rate(bet, false)).value).toEqual({ IsUseful: false });
  expect((await get(bet)).value.IsUseful).toBe(false);
  expect((await get(bet, other)).value.IsUseful).toBe(true);
  expect((await articles()).find(({ Id }) => Id === bet)).toMatchObject({ Useful: 1, Useless: 1 });
});

test('what was said of other words is not counted for these, and its player is asked anew', async () => {
  const Id = await publishOne();
  const other = await registerPlayer(server());
  await rate(Id, true);
  await rate(Id, false, other);
  const counted = async () => {
    const [row] = await articles();
    return [row?.Useful, row?.Useless];
  };
  const change = async (Seen: number, wish: object) =>
    expect((await confirm((await ask({ Id, Seen }, wish)).value)).code).toBe('OK');
  // Another place, and being away for a while, are no other words.
  await change(1, { Sort: 7, Category: 'betting' });
  await change(2, { Sort: 7, Category: 'betting', IsShown: false });
  await change(3, {});
  expect(await counted()).toEqual([1, 1]);
  await change(4, { ContentEn: 'Press “Verify” below the number' });
  expect(await counted()).toEqual([0, 0]);
  expect((await get(Id)).value.IsUseful).toBeNull();
  await rate(Id, true, other);
  expect(await counted()).toEqual([1, 0]);
  expect((await get(Id, other)).value.IsUseful).toBe(true);
  // Words that were there before are other words than these.
  await change(5, {});
  expect(await counted()).toEqual([0, 0]);
});

test('who still has the earlier words before him says nothing of these', async () => {
  const Id = await publishOne();
  const { Edition } = (await get(Id)).value;
  const change = await ask({ Id, Seen: 1 }, { Content: '打开一期' });
  expect((await confirm(change.value)).code).toBe('OK');
  const say = (edition: number) =>
    server().call(helpHttp.rateArticle, { Id, IsUseful: true, Edition: edition }, player);
  expect((await say(Edition)).code).toBe('ARTICLE_CHANGED');
  expect((await articles())[0]).toMatchObject({ Useful: 0, Useless: 0 });
  expect((await say((await get(Id)).value.Edition)).code).toBe('OK');
  expect((await articles())[0]).toMatchObject({ Useful: 1, Useless: 0 });
  expect((await say(2_147_483_647)).code).toBe('ARTICLE_CHANGED');
});

test.each([
  ['no title', { Title: ' ' }],
  ['a title in two lines', { TitleEn: 'a\nb' }],
  ['a text that nobody sees', { Content: '\u200b' }],
  ['a text that turns lines round', { ContentEn: 'a\u202eb' }],
])('%s is refused', async (_, change) => {
  expect((await ask(null, change)).code).toBe('BAD_WORDS');
});

test('there are bounds, and as long as it may be is taken', async () => {
  const long = { Title: '长'.repeat(HELP_BOUNDS.title), Content: '长'.repeat(HELP_BOUNDS.body) };
  await publishOne(long);
  expect((await ask(null, { Title: `${long.Title}长` })).status).toBe(400);
  expect((await ask(null, { Content: `${long.Content}长` })).status).toBe(400);
  await sql`
    INSERT INTO help_article (category, title_zh, title_en, body_zh, body_en, sort, is_shown)
    SELECT 1, '一', 'one', '一', 'one', 0, true FROM generate_series(1, ${HELP_BOUNDS.articles - 2})`.execute(
    server().owner,
  );
  // Who confirms finds the last of them taken meanwhile.
  const put = (await ask(null)).value;
  await sql`
    INSERT INTO help_article (category, title_zh, title_en, body_zh, body_en, sort, is_shown)
    VALUES (1, '一', 'one', '一', 'one', 0, true)`.execute(server().owner);
  expect((await ask(null, { Sort: 2 }, {}, approver)).code).toBe('ARTICLES_FULL');
  expect((await confirm(put)).code).toBe('CHANGED_SINCE');
  expect(await articles()).toHaveLength(HELP_BOUNDS.articles);
});

test('who only looks asks for nothing', async () => {
  expect((await ask(null, {}, {}, auditor)).status).toBe(403);
});

test('rejects a confirmation when the confirmer lost the role meanwhile', async () => {
  const late = await signInOperator(server(), 'late-approver', ['approver']);
  await sql`UPDATE operator_proposal SET expires_at = app_now() WHERE state = 'open'`.execute(
    server().owner,
  );
  const made = (await ask(null)).value;
  const TWO_PERSON_LOCK = sql`SELECT pg_advisory_xact_lock(20006, 0)`;
  const waiting = await server()
    .owner.transaction()
    .execute(async (tx) => {
      await TWO_PERSON_LOCK.execute(tx);
      const confirmed = confirm(made, late.token);
      for (let isWaiting = false; !isWaiting; await delay(5)) {
        const { rows } = await sql`
        SELECT FROM pg_locks l JOIN pg_database d ON d.oid = l.database
        WHERE d.datname = current_database() AND NOT l.granted AND l.locktype = 'advisory'`.execute(
          tx,
        );
        isWaiting = rows.length > 0;
      }
      // An editor may propose and not confirm.
      await sql`UPDATE operator SET roles = '{editor}' WHERE name = 'late-approver'`.execute(tx);
      return { confirmed };
    });
  expect((await waiting.confirmed).status).toBe(403);
  expect(await articles()).toEqual([]);
  // The control: with the role the same is done.
  await sql`UPDATE operator SET roles = '{approver}' WHERE name = 'late-approver'`.execute(
    server().owner,
  );
  expect((await confirm(made, late.token)).code).toBe('OK');
});

test('a demo begins with three articles, once, also where two start at once', async () => {
  await sql`ALTER SEQUENCE help_article_id_seq RESTART`.execute(server().owner);
  await Promise.all([seedDemo(server().db), seedDemo(server().db)]);
  expect((await list()).map(({ Category }) => Category)).toEqual(['betting', 'draws', 'limits']);
  await sql`DELETE FROM help_article`.execute(server().owner);
  await seedDemo(server().db);
  expect(await list()).toEqual([]);
});
