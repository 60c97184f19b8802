import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { manualAdjustmentConsole } from '@fairlot/wire/money/manual-adjustment';
import { inboxHttp } from '@fairlot/wire/messaging/inbox';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { walletHttp } from '@fairlot/wire/money/wallet';
import type { Input } from '@fairlot/wire/core';
import { withTestServer } from '#testing';
import { passwordAnd } from '#testing/stand-ins';
import { siteState } from '../../content/site-state/index.ts';
import { inbox } from '../../messaging/inbox/index.ts';
import { operator } from '../../staff/operator/index.ts';
import { signInOperator } from '../../staff/operator/testing/sign-in.ts';
import { credentials } from '../../auth/credentials/index.ts';
import { login } from '../../auth/login/index.ts';
import { registerPlayer, type TestPlayer } from '../../auth/login/testing.ts';
import { settings } from '../../site/settings/index.ts';
import { wagering } from '../wagering/index.ts';
import { wallet } from '../wallet/index.ts';
import { manualAdjustment } from './index.ts';

const server = withTestServer({
  features: [
    settings,
    credentials,
    wagering,
    login,
    operator,
    siteState,
    inbox,
    wallet,
    manualAdjustment,
    ...passwordAnd('wagering'),
  ],
  startAt: Date.parse('2027-03-05T04:00:30Z'),
});
let [clerk, lead, auditor] = ['', '', ''];
let players: readonly TestPlayer[] = [];
beforeAll(async () => {
  clerk = (await signInOperator(server(), 'clerk', ['finance'])).token;
  lead = (await signInOperator(server(), 'lead', ['finance-lead'])).token;
  auditor = (await signInOperator(server(), 'auditor', ['auditor'])).token;
  players = [await registerPlayer(server()), await registerPlayer(server())];
});

type Asked = Input<typeof manualAdjustmentConsole.proposeAdjustment>;
const line = (player: TestPlayer | undefined, amount: bigint) => ({
  UserName: player?.userName ?? '',
  Amount: Number(amount) / 1000,
});
const ask = (more: object) => ({
  Type: 'add' as Asked['Type'],
  Lines: [line(players[0], 12_345n)],
  Times: 0,
  MemoZh: '',
  MemoEn: '',
  Reason: 'a test of it',
  ...more,
});
const propose = (more: object, token = clerk) =>
  server().callConsole(manualAdjustmentConsole.proposeAdjustment, ask(more), { token });
const confirm = ({ Id, Hash }: { Id: number; Hash: string }, token = lead) =>
  server().callConsole(operatorHttp.confirm, { Id, Hash }, { token });
const walletOf = async (player: TestPlayer | undefined) =>
  (await server().call(walletHttp.getWalletAmount, null, { token: player?.token ?? '' })).value;
const posted = async (more: object = {}) =>
  (
    await server().callConsole(
      manualAdjustmentConsole.getAdjustments,
      { Count: 50, ...more },
      { token: auditor },
    )
  ).value;
const linesOf = async (Id: number) =>
  (
    await server().callConsole(
      manualAdjustmentConsole.getAdjustmentLines,
      { Id },
      { token: auditor },
    )
  ).value.Rows;

describe('an adjustment', () => {
  test('is proposed by one operator and posted by another, to the thousandth and once', async () => {
    const before = await walletOf(players[0]);
    const put = await propose({ Times: 300, MemoEn: 'for the outage', MemoZh: '故障补偿' });
    expect(put.code).toBe('OK');
    expect(await walletOf(players[0])).toBe(before);
    expect((await confirm(put.value, clerk)).status).toBe(403);
    expect((await confirm(put.value)).code).toBe('OK');
    expect(await walletOf(players[0])).toBe((before ?? 0n) + 12_345n);
    expect((await confirm(put.value)).code).toBe('NOT_OPEN');
    expect(await walletOf(players[0])).toBe((before ?? 0n) + 12_345n);
    const [row] = (await posted()).Rows;
    expect(row).toMatchObject({
      Type: 'add',
      Times: 300,
      MakerName: 'clerk',
      CheckerName: 'lead',
      Lines: 1,
      Failed: 0,
      Amount: 12_345n,
    });
    const { rows } = await sql<{ base: bigint; required: bigint }>`
      SELECT base, required FROM requirement WHERE player_id = ${players[0]?.playerId} AND kind = 1101`.execute(
      server().owner,
    );
    expect(rows).toEqual([{ base: 12_345n, required: 37_035n }]);
    const inbox = await server().call(
      inboxHttp.getMessages,
      { Tab: 'money', Count: 10 },
      { token: players[0]?.token ?? '' },
    );
    expect(inbox.value.Rows[0]).toMatchObject({
      Title: '人工加款 +12.345',
      TitleEn: 'Manual add +12.345',
      Content: '故障补偿',
      ContentEn: 'for the outage',
    });
  });

  test('of each type is a row of its own in the cash flow, with what the ledger has', async () => {
    for (const Type of ['add', 'compensate', 'bonus', 'deduct'] as const) {
      const put = await propose({ Type, Lines: [line(players[1], 1_001n)] });
      expect((await confirm(put.value)).code).toBe('OK');
    }
    const flow = await server().call(
      walletHttp.getCashFlow,
      { From: Date.parse('2027-03-04'), To: Date.parse('2027-03-06'), PageSize: 20 },
      { token: players[1]?.token ?? '' },
    );
    const own = flow.value.Rows.filter(({ Type }) => Type !== 609);
    expect(own.map(({ Type, Amount }) => [Type, Amount])).toEqual([
      [1102, -1_001n],
      [613, 1_001n],
      [1103, 1_001n],
      [1101, 1_001n],
    ]);
  });

  test('of many lines keeps none back for one whose money is gone meanwhile', async () => {
    const [first, second] = players;
    const had = await walletOf(first);
    const Lines = [line(first, had ?? 0n), line(second, 500n)];
    const put = await propose({ Type: 'deduct', Lines });
    const take = await propose({ Type: 'deduct', Lines: [line(first, 1n)] });
    expect((await confirm(take.value)).code).toBe('OK');
    expect((await confirm(put.value)).code).toBe('OK');
    expect(await walletOf(first)).toBe((had ?? 0n) - 1n);
    const [row] = (await posted()).Rows;
    expect(row).toMatchObject({ Lines: 2, Failed: 1, Amount: 500n });
    expect(await linesOf(row?.Id ?? 0)).toMatchObject([
      { UserName: first?.userName, Fault: 'SHORT' },
      { UserName: second?.userName, Fault: null },
    ]);
  });

  test('of two confirmations at once posts once', async () => {
    const before = await walletOf(players[1]);
    const put = await propose({ Lines: [line(players[1], 7n)] });
    const other = (await signInOperator(server(), 'other', ['finance-lead'])).token;
    const codes = await Promise.all([confirm(put.value), confirm(put.value, other)]);
    expect(codes.map(({ code }) => code).toSorted()).toEqual(['NOT_OPEN', 'OK']);
    expect(await walletOf(players[1])).toBe((before ?? 0n) + 7n);
  });
});

describe('what is asked for', () => {
  test.each([
    ['NO_SUCH_PLAYER', {}, [{ UserName: 'nobodyhere', Amount: 1 }]],
    ['AMOUNT', {}, [{ UserName: '', Amount: 0 }]],
    ['AMOUNT', {}, [{ UserName: '', Amount: -1 }]],
    ['AMOUNT', {}, [{ UserName: '', Amount: 1_000_000.001 }]],
    ['SHORT', { Type: 'deduct' }, [{ UserName: '', Amount: 900_000 }]],
    ['NO_TIMES', { Type: 'deduct', Times: 100 }, [{ UserName: '', Amount: 1 }]],
  ])('%s: %j %j', async (code, more, lines) => {
    const Lines = lines.map((each) => ({
      ...each,
      UserName: each.UserName || (players[0]?.userName ?? ''),
    }));
    expect((await propose({ Lines, ...more })).code).toBe(code);
  });

  test('names each player once, in whatever case, and says in which line it is not so', async () => {
    const again = { UserName: players[0]?.userName.toUpperCase() ?? '', Amount: 1 };
    const put = await propose({ Lines: [line(players[0], 1n), line(players[1], 1n), again] });
    expect(put.body).toMatchObject({ Code: 'TWICE', Params: { line: 3 } });
  });

  test('of a frozen account gives, and takes nothing', async () => {
    const frozen = await registerPlayer(server());
    const take = await propose({ Type: 'deduct', Lines: [line(frozen, 1n)] });
    await sql`UPDATE ledger_account SET status = 1 WHERE player_id = ${frozen.playerId}`.execute(
      server().owner,
    );
    expect((await confirm(take.value)).code).toBe('OK');
    const [row] = (await posted()).Rows;
    expect(row).toMatchObject({ Failed: 1, Amount: 0n });
    expect(await linesOf(row?.Id ?? 0)).toMatchObject([{ Fault: 'CLOSED' }]);
    const put = await propose({ Type: 'compensate', Lines: [line(frozen, 1n)] });
    expect((await confirm(put.value)).code).toBe('OK');
    expect((await posted()).Rows[0]).toMatchObject({ Failed: 0, Amount: 1n });
  });

  test('twice waits once; lines beyond five hundred and no lines are no request', async () => {
    const put = await propose({ Lines: [line(players[0], 3n)] });
    expect(put.code).toBe('OK');
    expect((await propose({ Lines: [line(players[0], 3n)] })).code).toBe('ALREADY_WAITS');
    expect((await propose({ Lines: [] })).status).toBe(400);
    const many = Array.from({ length: 501 }, (_, i) => ({ UserName: `p${i}`, Amount: 1 }));
    expect((await propose({ Lines: many })).status).toBe(400);
    expect((await propose({ Lines: many.slice(1) })).code).toBe('NO_SUCH_PLAYER');
    expect((await propose({}, auditor)).status).toBe(403);
  });
});

test('exactly the same is posted once a day, for whoever has not heard the answer', async () => {
  const same = { Lines: [line(players[1], 77n)], MemoEn: 'a gift' };
  const put = await propose(same);
  expect((await confirm(put.value)).code).toBe('OK');
  expect((await propose(same)).code).toBe('DONE_ALREADY');
  expect((await propose({ ...same, MemoEn: 'another gift' })).code).toBe('OK');
  await server().clock.advance(24 * 3_600_000 + 1);
  const later = (await signInOperator(server(), 'later', ['finance'])).token;
  expect((await propose(same, later)).code).toBe('OK');
  await server().clock.advance(-24 * 3_600_000 - 1);
});

test('a preview tells of every line what would become of it, and keeps nothing', async () => {
  const Lines = [line(players[0], 5n), { UserName: 'nobodyhere', Amount: 1 }, line(players[0], 6n)];
  const seen = await server().callConsole(
    manualAdjustmentConsole.previewAdjustment,
    { Type: 'add', Lines },
    { token: clerk },
  );
  expect(seen.value.Rows.map(({ Fault }) => Fault)).toEqual([null, 'NO_SUCH_PLAYER', 'TWICE']);
  expect(seen.value).toMatchObject({ Good: 1, Amount: mills(5) });
  expect(seen.value.Rows[0]?.Available).toBe(await walletOf(players[0]));
});

test('they are listed from cursor to cursor, by type and by player', async () => {
  const all = await posted();
  const first = await posted({ Count: 2 });
  const rest = await posted({ Count: 50, Before: first.Next });
  expect([...first.Rows, ...rest.Rows]).toEqual(all.Rows);
  expect((await posted({ Type: 'bonus' })).Rows).toHaveLength(1);
  const ofSecond = await posted({ Search: players[1]?.userName.slice(0, -1) ?? '' });
  expect(ofSecond.Rows.length).toBeGreaterThan(0);
  expect((await posted({ Search: '%' })).Rows).toEqual([]);
  const none = await server().callConsole(
    manualAdjustmentConsole.getAdjustmentLines,
    { Id: 99_999 },
    { token: auditor },
  );
  expect(none.code).toBe('NO_SUCH_ADJUSTMENT');
});

test('a line without its journal is found', async () => {
  expect(await server().audit()).toEqual([]);
  const changeFirst = (by: number) =>
    sql`UPDATE adjustment_line SET amount = amount + ${by} WHERE adjustment_id = 1`.execute(
      server().owner,
    );
  await changeFirst(1);
  expect((await server().audit()).join()).toContain('adjust:1:1');
  await changeFirst(-1);
});
