import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { amountOf, amountText, type StatementBody } from '@fairlot/draw/statement';
import { verifyStatement } from '@fairlot/draw/verify-statement';
import { mills } from '@fairlot/rules/core/money';
import {
  STATEMENT_FORMATS,
  statementHttp,
  type StatementFormat,
} from '@fairlot/wire/back-office/statement';
import { balanceOf, fund, heldBy, newHoldId, post, reserve, capture, withdrawalsOf } from '#ledger';
import { refused } from '@fairlot/rules/core/result';
import { newId, transaction } from '#platform/db';
import { withTestServer, type TestReply } from '#testing';
import { PASSWORD_ONLY, withoutBet } from '#testing/stand-ins';
import type { Output } from '@fairlot/wire/core';
import { loadKeys } from '../../play/fair/commitment/index.ts';
import { fair } from '../../play/fair/index.ts';
import { lottery } from '../../play/lottery/index.ts';
import { registerPlayer } from '../../auth/login/testing.ts';
import { login } from '../../auth/login/index.ts';
import { settings } from '../../site/settings/index.ts';
import { createStatements } from './ask.ts';
import { statement } from './index.ts';
import { spoolFile, spoolFolder } from './spool.ts';
import { noteAsked } from './store.ts';
import { createWorks, type Work } from './works.ts';

const server = withTestServer({
  features: [settings, login, lottery, fair, statement, withoutBet, ...PASSWORD_ONLY],
  postsBareJournals: true,
});
const DAY = 86_400_000;
type Who = Awaited<ReturnType<typeof registerPlayer>>;

const give = (playerId: bigint, amount: number, reason: string) =>
  transaction(server().db, (tx) =>
    post(tx, fund({ playerId, amount: mills(amount), currency: 'DEM', reason })),
  );

async function span() {
  const now = await server().clock.now();
  return { From: now - DAY, To: now + DAY };
}

/** A statement as its player fetches it, part by part. */
async function fetchOne({ token }: Who, Format: StatementFormat, Language: 'zh' | 'en' = 'zh') {
  const asked = { ...(await span()), Format, Language };
  const made = await server().call(statementHttp.makeStatement, asked, { token });
  expect(made.code).toBe('OK');
  const { Made } = made.value;
  if (!Made) throw new Error('it is made at once');
  const parts: Buffer[] = [];
  for (let At: number | null = 0; At !== null;) {
    const part: TestReply<Output<typeof statementHttp.getStatementPart>> = await server().call(
      statementHttp.getStatementPart,
      { Id: made.value.Id, At },
      { token },
    );
    expect(part.code).toBe('OK');
    parts.push(Buffer.from(part.value.Data, 'base64'));
    At = part.value.Next;
  }
  const bytes = Buffer.concat(parts);
  expect(bytes.length).toBe(Made.Bytes);
  return { made: Made, bytes };
}

const stage = () => ({
  db: server().db,
  dataFolder: server().platform.settings.dataFolder,
});

async function playerWithMoney(): Promise<Who> {
  const who = await registerPlayer(server());
  for (let n = 1; n <= 5; n += 1) await give(who.playerId, n * 1_001, `gift-${n}`);
  const hold = {
    playerId: who.playerId,
    holdId: newHoldId(),
    currency: 'DEM',
    purpose: 'withdrawal',
  } as const;
  await transaction(server().db, (tx) => post(tx, reserve({ ...hold, amount: mills(9_000) })));
  await transaction(server().db, (tx) =>
    post(tx, capture({ ...hold, amount: mills(4_000), part: 'paid', to: withdrawalsOf(1n) })),
  );
  return who;
}

async function goodBody(bytes: Uint8Array): Promise<StatementBody> {
  const { publicKey } = await loadKeys(server().platform.settings.dataFolder);
  const verdict = await verifyStatement(bytes, publicKey);
  expect(verdict).toMatchObject({ ok: true });
  return verdict.ok ? verdict.body : expect.unreachable();
}

test.each(STATEMENT_FORMATS)(
  '%s says what the ledger says, and its signature holds',
  async (format) => {
    const who = await playerWithMoney();
    const { made, bytes } = await fetchOne(who, format);
    const body = await goodBody(bytes);
    const cash = await balanceOf(server().db, who.playerId, 'DEM');
    const held = await heldBy(server().db, who.playerId, 'DEM');
    expect(body).toMatchObject({
      opening: '0.000',
      closing: amountText(cash + held),
      set_aside: amountText(held),
      currency: 'DEM',
      holds: [{ amount: '9.000', left: '5.000', kind: 201 }],
    });
    expect(body.rows).toHaveLength(made.Rows);
    // A hold changes nothing of what is his; what was paid out of it does.
    const hold = body.rows.find(({ kind }) => kind === 201);
    expect(hold).toMatchObject({ amount: '0.000', held: '9.000' });
    expect(body.sums.find(({ kind }) => kind === 201)).toMatchObject({ in: '0.000', out: '0.000' });
    expect(body.sums.find(({ kind }) => kind === 202)).toMatchObject({ in: '0.000', out: '4.000' });
    expect(body.rows.at(-1)).toMatchObject({ balance: body.closing, available: amountText(cash) });
    const ins = body.sums.reduce((all, sum) => all + amountOf(sum.in) - amountOf(sum.out), 0n);
    expect(amountText(ins)).toBe(body.closing);
  },
);

test.each(STATEMENT_FORMATS)(
  'a byte of %s that was flipped is told, wherever it stands',
  async (format) => {
    const { bytes } = await fetchOne(await playerWithMoney(), format);
    const step = Math.max(1, Math.floor(bytes.length / 150));
    const amount = bytes.indexOf('1.001');
    const places = [...Array(Math.floor(bytes.length / step)).keys()].map((n) => n * step);
    for (const at of format === 'pdf' ? places : [...places, amount, amount + 2, amount + 4]) {
      const other = Buffer.from(bytes);
      other[at] = (other[at] ?? 0) ^ 1;
      expect({ at, ok: (await verifyStatement(other)).ok }).toEqual({ at, ok: false });
    }
    const { publicKey } = await loadKeys(server().platform.settings.dataFolder);
    const another = publicKey.replace(/^../, publicKey.startsWith('00') ? '11' : '00');
    expect(await verifyStatement(bytes, another)).toMatchObject({ ok: false });
  },
);

test('a signed statement that does not add up would be told', async () => {
  const { bytes } = await fetchOne(await playerWithMoney(), 'json');
  const { sumFault } = await import('@fairlot/draw/statement');
  const body = await goodBody(bytes);
  expect(sumFault(body)).toBeUndefined();
  const [first, ...others] = body.rows;
  if (!first) throw new Error('there are rows');
  expect(sumFault({ ...body, rows: [{ ...first, amount: '9.999' }, ...others] })).toContain(
    first.id,
  );
  expect(sumFault({ ...body, closing: '1.000' })).toBe('the closing balance');
  expect(sumFault({ ...body, sums: body.sums.slice(1) })).toBe('the totals');
});

test('a table begins no formula, and says it all', async () => {
  const { bytes } = await fetchOne(await playerWithMoney(), 'csv');
  const cells = bytes
    .toString('utf8')
    .split('\r\n')
    .flatMap((line) => line.split(','));
  expect(cells.filter((cell) => /^[=+\-@\t]/.test(cell) && !/^-\d+\.\d{3}$/.test(cell))).toEqual(
    [],
  );
});

test('nobody fetches the statement of another, and none that is gone', async () => {
  const [mine, other] = [await playerWithMoney(), await registerPlayer(server())];
  const { made } = await fetchOne(mine, 'json');
  const ask = (token: string, Id: string, At = 0) =>
    server().call(statementHttp.getStatementPart, { Id, At }, { token });
  expect(await ask(other.token, made.Id)).toMatchObject({ code: 'NO_STATEMENT' });
  expect(await ask(mine.token, '018f3c5a-0000-7000-8000-00000000000b')).toMatchObject({
    code: 'NO_STATEMENT',
  });
  expect(await ask(mine.token, made.Id, 200_000_000)).toMatchObject({
    value: { Data: '', Next: null },
  });
});

test('of many statements at once so many are made as an hour has, and no more', async () => {
  const who = await registerPlayer(server());
  const asked = { ...(await span()), Format: 'json', Language: 'en' } as const;
  const codes: string[] = [];
  for (let n = 0; n < 4; n += 1) {
    const some = await Promise.all(
      Array.from({ length: 6 }, () =>
        server().call(statementHttp.makeStatement, asked, { token: who.token }),
      ),
    );
    codes.push(...some.map(({ code }) => code));
  }
  expect(codes.filter((code) => code === 'OK')).toHaveLength(20);
  expect(codes.filter((code) => code === 'STATEMENT_TOO_OFTEN')).toHaveLength(4);
});

test('so many wait at once, whoever comes at the same moment', async () => {
  const { playerId } = await registerPlayer(server());
  const { ask } = createStatements(stage(), server().platform.log);
  const asked = { ...(await span()), Format: 'json', Language: 'en' } as const;
  const many = () => Promise.all(Array.from({ length: 12 }, () => ask(playerId, asked)));
  const busy = (await many()).filter((made) => !made.ok && made.error.code === 'STATEMENT_BUSY');
  expect(busy).toHaveLength(4);
  // When they are done there is room again.
  expect(await ask(playerId, asked)).toMatchObject({ ok: true });
});

test('one that takes longer than an answer waits is asked for again, at whichever server', async () => {
  const { playerId } = await playerWithMoney();
  const other = await registerPlayer(server());
  const { log } = server().platform;
  const asked = { ...(await span()), Format: 'pdf', Language: 'en' } as const;
  const [slow, elsewhere] = [createStatements(stage(), log, 0), createStatements(stage(), log)];
  const begun = await slow.ask(playerId, asked);
  expect(begun).toMatchObject({ ok: true, value: { Made: null } });
  const id = begun.ok ? begun.value.Id : '';
  expect(await slow.ready(id, { playerId: other.playerId })).toMatchObject({ ok: false });
  expect(await slow.ready(id, { operatorId: 1 })).toMatchObject({ ok: false });
  const at = (statements: typeof slow) => statements.ready(id, { playerId });
  // A server that does not make it knows how it stands by its row.
  await expect
    .poll(async () => {
      const now = await at(elsewhere);
      return now.ok && now.value.Made?.Rows;
    })
    .toBeGreaterThan(0);
  const made = await at(elsewhere);
  expect(await at(slow)).toEqual(made);
  const { publicKey: Key } = await loadKeys(stage().dataFolder);
  expect(made).toMatchObject({
    value: { Made: { Id: id, Key, Name: expect.stringMatching(/^fairlot-.*\.pdf$/) as unknown } },
  });
});

test('whoever waits for one that is not made is told so', async () => {
  const { playerId } = await playerWithMoney();
  const { ask, ready } = createStatements(stage(), server().platform.log, 0);
  const asked = { ...(await span()), Format: 'json', Language: 'en' } as const;
  const begun = await ask(playerId, asked);
  const id = begun.ok ? begun.value.Id : '';
  await expect.poll(async () => (await ready(id, { playerId })).ok).toBe(true);
  const say = (what: string) =>
    sql`UPDATE statement_made SET rows = NULL, bytes = NULL, sha256 = NULL, ${sql.raw(what)} WHERE id = ${id}`.execute(
      server().owner,
    );
  const now = async () => {
    const answer = await ready(id, { playerId });
    return answer.ok ? answer.value.Made : answer.error.code;
  };
  await expect.poll(now).not.toBeNull();
  await say('fault = NULL');
  expect(await now()).toBeNull();
  await say('fault = 1');
  expect(await now()).toBe('STATEMENT_TOO_LONG');
  await say('fault = 2');
  expect(await now()).toBe('NO_STATEMENT');
  // Whoever made it is no more.
  await say(`fault = NULL, alive_at = alive_at - interval '31 seconds'`);
  expect(await now()).toBe('NO_STATEMENT');
});

test('one is made as long as its server says so, and gone half a minute after', async () => {
  const { playerId } = await playerWithMoney();
  const { log } = server().platform;
  const [id, dead] = [newId(), newId()];
  const wanted = { ...(await span()), playerId, operatorId: null, format: 'json' } as const;
  for (const each of [id, dead]) {
    const asked = { ...wanted, fromMs: wanted.From, toMs: wanted.To };
    expect(await transaction(server().db, (tx) => noteAsked(tx, each, asked, 9))).toBe(true);
  }
  // Both were asked for minutes ago; one of them is still under way.
  let end = (): void => {};
  const made: Work = new Promise((done) => {
    end = () => done(refused({ code: 'STATEMENT_TOO_LONG', params: { most: 1 } }));
  });
  await sql`
    UPDATE statement_made SET asked_at = asked_at - interval '20 minutes', alive_at = alive_at - interval '20 minutes'
    WHERE id = ANY (${[id, dead]}::uuid[])`.execute(server().owner);
  const work = createWorks(server().db, log, 10).follow(playerId, id, made);
  const { ready } = createStatements(stage(), log, 0);
  const code = async (of: string) => {
    const answer = await ready(of, { playerId });
    return answer.ok ? answer.value.Made : answer.error.code;
  };
  await expect.poll(() => code(id)).toBeNull();
  expect(await code(dead)).toBe('NO_STATEMENT');
  end();
  await work;
  expect(await code(id)).toBe('STATEMENT_TOO_LONG');
});

test('why one was not made stands in its row', async () => {
  const { playerId } = await playerWithMoney();
  const { dataFolder } = stage();
  const asked = { ...(await span()), Format: 'json', Language: 'en' } as const;
  const folder = spoolFolder(dataFolder);
  const { ask, ready } = createStatements({ db: server().db, dataFolder }, server().platform.log);
  const failing = ask(playerId, asked, null, async (work, id) => {
    // Where its file belongs stands a folder already.
    await mkdir(join(spoolFile(folder, id), 'x'), { recursive: true });
    return transaction(server().db, work);
  });
  await expect(failing).rejects.toThrow();
  const { rows } = await sql<{ id: string; fault: number }>`
    SELECT id, fault FROM statement_made WHERE player_id = ${playerId}`.execute(server().owner);
  expect(rows).toMatchObject([{ fault: 2 }]);
  await rm(spoolFile(folder, rows[0]?.id ?? ''), { recursive: true });
  expect(await ready(rows[0]?.id ?? '', { playerId })).toMatchObject({
    error: { code: 'NO_STATEMENT' },
  });
});
