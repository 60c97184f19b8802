import { expect, test } from 'vitest';
import { amountOf, amountText, type StatementBody } from '@fairlot/draw/statement';
import { verifyStatement } from '@fairlot/draw/verify-statement';
import { mills } from '@fairlot/rules/core/money';
import { STATEMENT_FORMATS, statementHttp, type StatementFormat } from '@fairlot/wire/statement';
import {
  balanceOf,
  fund,
  heldBy,
  newHoldId,
  post,
  reserve,
  capture,
  withdrawalsOf,
} from '../../ledger/index.ts';
import { transaction } from '../../platform/db.ts';
import { withTestServer, type TestReply } from '../../testing/index.ts';
import type { Output } from '@fairlot/wire/core';
import { loadKeys } from '../fair/index.ts';
import { fair } from '../fair/index.ts';
import { lottery } from '../lottery/index.ts';
import { registerPlayer } from '../session/testing.ts';
import { session } from '../session/index.ts';
import { site } from '../site/index.ts';
import { createStatements } from './ask.ts';
import { statement } from './index.ts';

const server = withTestServer({ features: [site, session, lottery, fair, statement] });
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
  expect(bytes.length).toBe(made.value.Bytes);
  return { made: made.value, bytes };
}

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
  const ask = createStatements({
    db: server().db,
    dataFolder: server().platform.settings.dataFolder,
  });
  const asked = { ...(await span()), Format: 'json', Language: 'en' } as const;
  const many = () => Promise.all(Array.from({ length: 12 }, () => ask(playerId, asked)));
  const busy = (await many()).filter((made) => !made.ok && made.error.code === 'STATEMENT_BUSY');
  expect(busy).toHaveLength(4);
  // When they are done there is room again.
  expect(await ask(playerId, asked)).toMatchObject({ ok: true });
});
