import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { riskConsole } from '@fairlot/wire/money/risk';
import { withTestServer } from '#testing';
import { setFlag } from '../../account/privilege/index.ts';
import { ask, NOON, type Ready, WITHDRAW_FEATURES } from '../withdraw/testing/ready.ts';
import { riskDesk } from './testing/desk.ts';

/** Cases of risk: frozen funds, who looks into it, and how it ends. */
const server = withTestServer({ features: WITHDRAW_FEATURES, games: [], startAt: NOON });
const { who, desk, alone, put, drop, cases } = riskDesk(server);

test('a score of 90 freezes funds and opens a case; a clean one gives them back', async () => {
  const me = await alone();
  expect(await put('player', me.userName, 'black')).toBe('OK');
  const asked = await ask(server(), me);
  // It is set aside like any other, and nobody but an operator goes on with it.
  expect(asked).toMatchObject({ code: 'OK', value: { State: 'WAITING' } });
  expect((await ask(server(), me)).code).toBe('FUNDS_FROZEN');
  const [row] = await cases();
  expect(row).toMatchObject({
    UserName: me.userName,
    State: 'open',
    Score: 100,
    IsFrozen: true,
    OpenedBy: null,
    Reason: asked.value?.No,
    Marks: ['FIRST_USE', 'QUICK', 'BLACK'],
  });
  const Id = row?.Id ?? 0;
  const end = (outcome: string, by = who.officer) =>
    desk(riskConsole.closeCase, { Id, Outcome: outcome, Note: 'looked at all' }, by);
  expect((await end('clean')).code).toBe('NOT_TAKEN');
  expect((await desk(riskConsole.takeCase, { Id, Reason: 'mine' })).code).toBe('OK');
  expect((await desk(riskConsole.takeCase, { Id, Reason: 'no, mine' }, who.lead)).code).toBe('OK');
  expect((await end('clean')).code).toBe('NOT_TAKEN');
  expect((await desk(riskConsole.noteCase, { Id, Note: 'called him' })).code).toBe('OK');
  const { value } = await desk(riskConsole.getCase, { Id });
  expect(value.Notes).toMatchObject([{ Author: 'officer', Note: 'called him' }]);
  expect(value.Judged).toMatchObject([{ No: asked.value?.No, Score: 100 }]);
  expect(value.Judged[0]?.Measures).toContainEqual({ Mark: 'BLACK', Value: 1, IsSet: true });
  expect((await end('clean', who.lead)).code).toBe('OK');
  expect((await end('clean', who.lead)).code).toBe('CASE_CLOSED');
  expect((await desk(riskConsole.noteCase, { Id, Note: 'too late' })).code).toBe('CASE_CLOSED');
  expect((await cases(false))[0]).toMatchObject({ Id, Outcome: 'clean', Closer: 'second' });
  await drop(me.userName);
  expect((await ask(server(), me)).code).toBe('OK');
});

test('a clean case gives back nothing that an operator froze, and a restricted one nothing at all', async () => {
  const flags = async (who: Ready) =>
    (
      await sql<{
        on: boolean;
      }>`SELECT flags & 2048 <> 0 AS on FROM player WHERE player_id = ${who.playerId}`.execute(
        server().owner,
      )
    ).rows[0]?.on;
  const through = async (who: Ready, outcome: string) => {
    const row = (await cases()).find(({ UserName }) => UserName === who.userName);
    await desk(riskConsole.takeCase, { Id: row?.Id, Reason: 'mine' });
    return (await desk(riskConsole.closeCase, { Id: row?.Id, Outcome: outcome, Note: 'all seen' }))
      .code;
  };
  const one = await alone();
  await put('player', one.userName, 'black');
  await ask(server(), one);
  expect(await flags(one)).toBe(true);
  expect(await through(one, 'restricted')).toBe('OK');
  expect(await flags(one)).toBe(true);
  const two = await alone();
  const open = (name: string) =>
    desk(riskConsole.openCase, { UserName: name, Reason: 'told by service' });
  const codes = await Promise.all([1, 2, 3].map(async () => (await open(two.userName)).code));
  expect(codes.toSorted()).toEqual(['CASE_IS_OPEN', 'CASE_IS_OPEN', 'OK']);
  expect((await open('nobody-there')).code).toBe('NO_SUCH_PLAYER');
  await sql`UPDATE player SET flags = flags | 2048 WHERE player_id = ${two.playerId}`.execute(
    server().owner,
  );
  expect(await through(two, 'clean')).toBe('OK');
  expect(await flags(two)).toBe(true);
  // The control: without what holds one open case a player there would be two.
  await expect(
    sql`INSERT INTO risk_case (player_id, score, opened_at, reason)
      SELECT ${one.playerId}, 0, app_now(), 'x' FROM generate_series(1, 2)`.execute(server().owner),
  ).rejects.toThrow('risk_case_one');
});

test('a clean case gives back nothing that an operator froze himself since', async () => {
  const me = await alone();
  await put('player', me.userName, 'black');
  await ask(server(), me);
  const isFrozen = async () =>
    (
      await sql<{
        on: boolean;
      }>`SELECT flags & 2048 <> 0 AS on FROM player WHERE player_id = ${me.playerId}`.execute(
        server().owner,
      )
    ).rows[0]?.on;
  expect(await isFrozen()).toBe(true);
  const change = { userName: me.userName, flag: 'FUNDS_FREEZE', isSet: true } as const;
  const keep = (hours?: number) =>
    setFlag(server().db, 'command', { ...change, hours }, 'a court asks for it');
  // After an hour it would come off, though the case is open.
  expect(await keep(1)).toMatchObject({ error: 'ALREADY_SO' });
  // Nothing is free in between: whoever waits for that moment with a script finds none.
  expect(await keep()).toMatchObject({ ok: true, value: true });
  expect(await keep()).toMatchObject({ error: 'ALREADY_SO' });
  const Id = (await cases()).find(({ UserName }) => UserName === me.userName)?.Id ?? 0;
  await desk(riskConsole.takeCase, { Id, Reason: 'mine' });
  const end = { Id, Outcome: 'clean', Note: 'all seen' };
  expect((await desk(riskConsole.closeCase, end)).code).toBe('OK');
  expect(await isFrozen()).toBe(true);
  await drop(me.userName);
});

test('a case has so many notes, and no number leads to none', async () => {
  const me = await alone();
  await desk(riskConsole.openCase, { UserName: me.userName, Reason: 'told by service' });
  const { Id } = (await cases()).find(({ UserName }) => UserName === me.userName) ?? { Id: 0 };
  await sql`INSERT INTO risk_case_note SELECT ${Id}, n, app_now(), 'x', 'x' FROM generate_series(1, 200) n`.execute(
    server().owner,
  );
  expect((await desk(riskConsole.noteCase, { Id, Note: 'one more' })).code).toBe('NOTES_FULL');
  for (const [endpoint, more] of [
    [riskConsole.takeCase, { Reason: 'mine' }],
    [riskConsole.noteCase, { Note: 'called him' }],
    [riskConsole.closeCase, { Outcome: 'clean', Note: 'all seen' }],
    [riskConsole.getCase, {}],
  ] as const)
    expect((await desk(endpoint, { Id: 2_000_000, ...more })).code).toBe('NO_CASE');
});
