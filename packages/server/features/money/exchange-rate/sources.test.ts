import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import type { Input } from '@fairlot/wire/core';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { exchangeRateConsole } from '@fairlot/wire/money/exchange-rate';
import { transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { signInOperator } from '../../staff/operator/testing/sign-in.ts';
import { dropSource, listSources, setSource } from './index.ts';
import { writeHeard } from './store.ts';

/** Sources of the rate: switched, changed and added by two. */
const server = withTestServer({ games: [4], startAt: Date.parse('2027-03-05T04:00:30Z') });
const Reason = 'a test of sources';
let [clerk, lead, auditor] = ['', '', ''];
beforeAll(async () => {
  clerk = (await signInOperator(server(), 'clerk', ['finance'])).token;
  lead = (await signInOperator(server(), 'lead', ['finance-lead'])).token;
  auditor = (await signInOperator(server(), 'auditor', ['auditor'])).token;
});
beforeEach(async () => {
  for (const table of ['rate_source', 'publication'])
    await sql`DELETE FROM ${sql.table(table)}`.execute(server().owner);
  for (const id of ['alpha', 'beta', 'gamma']) {
    await transaction(server().db, (tx) =>
      setSource(tx, { id, url: `http://127.0.0.1:9/${id}`, pointer: '/p', timePointer: '/t' }),
    );
  }
});

type Asked = Input<typeof exchangeRateConsole.proposeSource>;
const listed = async (token = clerk) =>
  (await server().callConsole(exchangeRateConsole.getSources, {}, { token })).value.Rows;
async function one(id: string) {
  const row = (await listed()).find(({ Id }) => Id === id);
  if (!row) throw new Error('it is there');
  return row;
}
const ask = (Source: Asked['Source'], Rules: Asked['Rules'], token = clerk) =>
  server().callConsole(exchangeRateConsole.proposeSource, { Source, Rules, Reason }, { token });
async function edit(id: string, change: Partial<Asked['Rules']>, token = clerk) {
  const { Version: Seen, Rules } = await one(id);
  return ask({ Id: id, Seen }, { ...Rules, ...change }, token);
}
const confirm = ({ Id, Hash }: { Id: number; Hash: string }, token = lead) =>
  server().callConsole(operatorHttp.confirm, { Id, Hash }, { token });
const NEW = {
  IsOn: true,
  Address: 'https://rate.example/usdt',
  Price: '/data/price',
  Time: null,
  Sort: 9,
};

test('what a source says that was asked before its address changed is not noted', async () => {
  const asked = (await listSources(server().db)).find(({ id }) => id === 'alpha')!;
  await sql`UPDATE rate_source SET url = 'https://rate.example/other' WHERE id = 'alpha'`.execute(
    server().owner,
  );
  const heard = { value: mills(9_999n), toldMs: undefined };
  await writeHeard(server().db, asked, heard);
  const now = (await listSources(server().db)).find(({ id }) => id === 'alpha')!;
  expect(now.value).toBeNull();
  // The control: asked where it is.
  await writeHeard(server().db, now, heard);
  const { rows } = await sql`SELECT value FROM rate_source WHERE id = 'alpha'`.execute(
    server().owner,
  );
  expect(rows).toEqual([{ value: 9_999n }]);
});

test('one switches a source off, another publishes it, and no more than leave enough to say a rate', async () => {
  await sql`UPDATE rate_source SET value = 7200, told_at = app_now(), heard_at = app_now()`.execute(
    server().owner,
  );
  const put = await edit('gamma', { IsOn: false });
  expect(put.value).toMatchObject({ Before: { isOn: true }, Content: { isOn: false } });
  expect(await one('gamma')).toMatchObject({ IsAsked: true, Rules: { IsOn: true } });
  expect((await confirm(put.value, clerk)).status).toBe(403);
  expect((await confirm(put.value)).code).toBe('OK');
  expect(await one('gamma')).toMatchObject({ Version: 2, Rules: { IsOn: false } });
  // Two have to say it (`rateSourcesLeast`), and two are left.
  expect((await edit('beta', { IsOn: false })).code).toBe('SOURCES_FEW');
  const again = await edit('gamma', { IsOn: true });
  expect((await confirm(again.value)).code).toBe('OK');
  // What it said before it was off is of then.
  const { rows } = await sql`SELECT value FROM rate_source WHERE id = 'gamma'`.execute(
    server().owner,
  );
  expect(rows).toEqual([{ value: null }]);
});

test('two that are switched off at once leave enough: the second is not what was asked for any more', async () => {
  const [beta, gamma] = [await edit('beta', { IsOn: false }), await edit('gamma', { IsOn: false })];
  const codes = await Promise.all([confirm(beta.value), confirm(gamma.value)]);
  expect(codes.map(({ code }) => code).toSorted()).toEqual(['CHANGED_SINCE', 'OK']);
  expect((await listed()).filter(({ Rules }) => Rules.IsOn)).toHaveLength(2);
});

test('one more is added by two; what cannot be one is refused', async () => {
  const codeOf = async (Source: Asked['Source'], change: Partial<Asked['Rules']> = {}) =>
    (await ask(Source, { ...NEW, ...change })).code;
  expect(await codeOf({ Name: 'alpha' })).toBe('SOURCE_TAKEN');
  for (const Address of [
    'http://rate.example',
    'http://127.0.0.1:9/x',
    'https://127.0.0.1/x',
    'https://localhost/x',
    'https://[::1]/x',
    'https://2130706433/x',
    'https://me:you@rate.example/',
    'rate.example',
  ]) {
    expect(await codeOf({ Name: 'delta' }, { Address })).toBe('BAD_ADDRESS');
  }
  expect((await ask({ Name: 'delta' }, { ...NEW, Price: 'price' })).status).toBe(400);
  expect((await ask({ Name: 'Delta' }, NEW)).status).toBe(400);
  expect((await ask({ Name: 'delta' }, NEW, auditor)).status).toBe(403);
  expect(await codeOf({ Id: 'delta', Seen: 1 })).toBe('NOT_THERE');
  const put = await ask({ Name: 'delta' }, NEW);
  expect((await confirm(put.value)).code).toBe('OK');
  expect(await one('delta')).toMatchObject({ Version: 1, Rules: NEW });
  // What stands there already may be of this machine, as in a demo.
  expect((await edit('alpha', { Sort: 5 })).code).toBe('OK');
  expect(await codeOf({ Id: 'beta', Seen: 1 }, { Address: 'http://127.0.0.1:9/x' })).toBe(
    'BAD_ADDRESS',
  );
});

test('there are twenty at most, whoever adds the last of them', async () => {
  await sql`INSERT INTO rate_source (id, url, pointer)
    SELECT 'more-' || n, 'https://a.example', '/p' FROM generate_series(1, 16) n`.execute(
    server().owner,
  );
  const [last, over] = [await ask({ Name: 'last' }, NEW), await ask({ Name: 'over' }, NEW)];
  // Both asks are about one more, of which one waits at a time.
  expect([last.code, over.code]).toEqual(['OK', 'ALREADY_WAITS']);
  expect((await confirm(last.value)).code).toBe('OK');
  expect((await ask({ Name: 'over' }, NEW)).code).toBe('SOURCES_FULL');
  await sql`DELETE FROM rate_source WHERE id = 'more-1'`.execute(server().owner);
  const put = await ask({ Name: 'over' }, NEW);
  await sql`INSERT INTO rate_source (id, url, pointer) VALUES ('quick', 'https://a.example', '/p')`.execute(
    server().owner,
  );
  expect((await confirm(put.value)).code).toBe('CHANGED_SINCE');
});

test('what somebody dropped by command meanwhile is not what was asked about', async () => {
  const url = 'http://127.0.0.1:9/omega';
  const add = () =>
    transaction(server().db, (tx) =>
      setSource(tx, { id: 'omega', url, pointer: '/p', timePointer: undefined }),
    );
  await add();
  const put = await edit('omega', { IsOn: false });
  await transaction(server().db, (tx) => dropSource(tx, 'omega'));
  expect((await confirm(put.value)).code).toBe('CHANGED_SINCE');
  // The control: as it was, it is published.
  await add();
  expect((await confirm(put.value)).code).toBe('OK');
  expect(await one('omega')).toMatchObject({ Rules: { IsOn: false } });
  expect((await listed(auditor)).length).toBe(4);
});
