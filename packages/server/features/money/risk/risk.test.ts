import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { expect, test } from 'vitest';
import {
  FIRST_TERMS,
  RISK_NAMES,
  type RiskMeasures,
  riskOf,
} from '@fairlot/rules/check/risk-score';
import { risksOf } from '@fairlot/rules/check/withdraw-risk';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { riskConsole } from '@fairlot/wire/money/risk';
import { withdrawConsole } from '@fairlot/wire/money/withdraw';
import { withTestServer } from '#testing';
import { ask, NOON, type Ready, WITHDRAW_FEATURES } from '../withdraw/testing/ready.ts';
import { judge } from './judge.ts';
import { presentRules } from './present.ts';
import { readTerms } from './store-rules.ts';
import { riskDesk } from './testing/desk.ts';

/** What is measured of whoever withdraws: lists, marks, rules and relations. */
const server = withTestServer({ features: WITHDRAW_FEATURES, games: [], startAt: NOON });
const { who, ips, desk, alone, move, put, list, drop, stored } = riskDesk(server);

/** What is measured of somebody now, with rows that are taken back again. */
class Back extends Error {}
async function measured(
  who: Ready,
  rows: readonly RawBuilder<unknown>[] = [],
): Promise<RiskMeasures> {
  let seen: RiskMeasures = {};
  await server()
    .owner.transaction()
    .execute(async (tx) => {
      // A bet has a cart, and a cart an issue: what is counted is the bet alone.
      await sql`ALTER TABLE bet DROP CONSTRAINT bet_of_cart`.execute(tx);
      for (const row of rows) await row.execute(tx);
      seen = (await judge(tx, who.playerId, {})).measures;
      throw new Back();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Back)) throw error;
    });
  return seen;
}

test('a request is measured, and its marks, its score and what was measured stay with it', async () => {
  const me = await alone();
  const other = await alone();
  await move(other, `198.51.100.${ips.places - 1}`);
  expect((await ask(server(), me)).code).toBe('OK');
  const row = await stored(me);
  expect(row?.measures).toEqual({ FIRST_USE: 1, BIG: 100, COUNT: 1, QUICK: 100, SHARED_IP: 1 });
  expect(risksOf(row?.risk ?? 0)).toEqual(['FIRST_USE', 'SHARED_IP', 'QUICK']);
  expect(row?.score).toBe(60);
  const queue = await desk(withdrawConsole.getQueue, {
    Tab: 'open',
    Search: me.userName,
    Count: 5,
  });
  const [first] = queue.value.Rows;
  const detail = await desk(withdrawConsole.getQueued, {
    PlayerId: first?.PlayerId,
    Id: first?.Id,
  });
  expect(detail.value).toMatchObject({ Score: 60, Risks: ['FIRST_USE', 'SHARED_IP', 'QUICK'] });
});

test('a white address makes nobody related, and colours mark whoever they name', async () => {
  const me = await alone();
  const other = await alone();
  const ip = `198.51.100.${ips.places - 1}`;
  await move(other, ip);
  const marks = () => measured(me);
  expect(await marks()).toEqual({ SHARED_IP: 1 });
  expect(await put('ip', ip, 'white')).toBe('OK');
  expect(await marks()).toEqual({});
  expect(await put('ip', ip, 'grey')).toBe('IS_LISTED');
  expect(await drop(ip)).toBe('OK');
  expect(await put('ip', ip, 'grey')).toBe('OK');
  expect(await put('player', me.userName.toUpperCase(), 'watched', { Days: 2 })).toBe('OK');
  expect(await marks()).toEqual({ SHARED_IP: 1, GREY: 1, WATCHED: 1 });
  const { Rows } = (await list({ Search: me.userName })).value;
  expect(Rows).toMatchObject([
    { Kind: 'player', Value: me.userName, Colour: 'watched', MadeBy: 'officer' },
  ]);
  await sql`UPDATE risk_entry SET until = app_now() WHERE until IS NOT NULL`.execute(
    server().owner,
  );
  expect(await marks()).toMatchObject({ GREY: 1 });
  expect(await marks()).not.toMatchObject({ WATCHED: 1 });
  expect(await drop(ip)).toBe('OK');
  expect(await drop(ip)).toBe('NO_ENTRY');
  expect(await put('player', 'nobody-there', 'grey')).toBe('NO_SUCH_PLAYER');
  expect(await put('ip', '300.1.1.1', 'grey')).toBe('BAD_VALUE');
  expect(await put('device', 'a b', 'grey')).toBe('BAD_VALUE');
  expect(await put('device', 'ab'.repeat(32), 'grey')).toBe('OK');
  await sql`INSERT INTO risk_entry (kind, value, colour, reason, made_by)
    SELECT 2, '2001:db8::' || to_hex(n), 2, 'x', 'x' FROM generate_series(1, 20000) n`.execute(
    server().owner,
  );
  const more = { Kind: 'ip', Value: '203.0.113.9', Colour: 'grey', Reason: 'seen before' };
  expect((await desk(riskConsole.putEntry, more)).code).toBe('LIST_FULL');
  await sql`DELETE FROM risk_entry WHERE made_by = 'x'`.execute(server().owner);
  expect(await drop('ab'.repeat(32))).toBe('OK');
});

test('networks that are new, browsers that two share, bets against own and much that was won are measured', async () => {
  const me = await alone();
  const other = await alone();
  const { playerId } = me;
  const known = (network: string, days: number) => sql`
    INSERT INTO known_device (player_id, device, network, first_at, last_at) VALUES (${playerId}, 'x', ${network},
      app_now() - ${days} * interval '1 day', app_now())`;
  await sql`DELETE FROM known_device WHERE player_id = ${playerId}`.execute(server().owner);
  // The first network of an account is new to nobody.
  expect(await measured(me, [known('192.0.2.0/24', 0)])).toEqual({});
  expect(await measured(me, [known('192.0.2.0/24', 5), known('203.0.113.0/24', 0)])).toEqual({
    NEW_PLACE: 1,
  });
  const key = (id: bigint) =>
    sql`INSERT INTO device_key (player_id, hash) VALUES (${id}, '\\x00ff'::bytea)`;
  expect(await measured(me, [key(playerId), key(other.playerId)])).toEqual({
    SHARED_DEVICE: 1,
  });
  const bet = (id: bigint, issue: number, content: string, prize = 0) => sql`
    INSERT INTO bet (player_id, id, intent, issue_id, play_id, mode, state, notes, multiple, terms_version, unit_stake,
      stake, prize, accepted_at, settled_at, odds, content)
    VALUES (${id}, ${randomUUID()}, ${randomUUID()}, ${issue}, 1, 0, 3, 1, 1, 1, 1000, 1000, ${prize}, app_now(),
      app_now(), '{10000}', ${content})`;
  const against = [1, 2, 3].flatMap((issue) => [
    bet(playerId, issue, 'big'),
    bet(other.playerId, issue, 'small'),
  ]);
  expect(await measured(me, against)).toEqual({});
  expect(await measured(me, [key(playerId), key(other.playerId), ...against])).toEqual({
    SHARED_DEVICE: 1,
    OPPOSITE: 3,
  });
  const many = (count: number) =>
    Array.from({ length: count }, (_, at) => bet(playerId, at + 10, 'big', 4_000));
  expect(await measured(me, many(19))).toEqual({});
  expect(await measured(me, many(20))).toEqual({ WON_MUCH: 400 });
});

test('two operators change rules, which first are tried on what was measured', async () => {
  const me = await alone();
  await ask(server(), me);
  const { measures } = (await stored(me)) ?? {};
  const seen = (await desk(riskConsole.getRules)).value;
  expect(seen.Rules).toEqual(presentRules(FIRST_TERMS));
  const rules = (lookFrom: number, weight: number) => ({
    Rules: presentRules({
      ...FIRST_TERMS,
      rules: { ...FIRST_TERMS.rules, QUICK: { isOn: true, from: 50, weight } },
    }),
    LookFrom: lookFrom,
    FreezeFrom: 90,
  });
  const tried = (await desk(riskConsole.tryRules, rules(60, 90))).value;
  const then = {
    ...FIRST_TERMS,
    rules: { ...FIRST_TERMS.rules, QUICK: { isOn: true, from: 50, weight: 90 } },
  };
  expect(tried.Changed).toContainEqual({
    PlayerId: Number(me.playerId),
    UserName: me.userName,
    No: expect.any(String),
    Now: riskOf(FIRST_TERMS, measures ?? {}).score,
    Then: riskOf(then, measures ?? {}).score,
  });
  expect(tried.IsAll).toBe(true);
  expect(tried.Then.Frozen).toBeGreaterThan(tried.Now.Frozen);
  const quick = tried.Marks.find(({ Mark }) => Mark === 'QUICK');
  expect(quick?.Then).toBe(quick?.Now);
  const asked = { Seen: seen.Version, Rules: rules(60, 20), Reason: 'too many are marked' };
  const put2 = await desk(riskConsole.proposeRules, asked);
  expect(put2.code).toBe('OK');
  const { Id, Hash } = put2.value;
  const confirm = (by: typeof who.officer) => desk(operatorHttp.confirm, { Id, Hash }, by);
  expect((await confirm(who.officer)).code).not.toBe('OK');
  expect((await readTerms(server().db)).terms.lookFrom).toBe(1);
  expect((await confirm(who.lead)).code).toBe('OK');
  const now = await readTerms(server().db);
  expect(now.terms).toMatchObject({ lookFrom: 60, freezeFrom: 90 });
  expect(now.terms.rules.QUICK).toEqual({ isOn: true, from: 50, weight: 20 });
  expect(
    RISK_NAMES.filter((name) => now.terms.rules[name].weight !== FIRST_TERMS.rules[name].weight),
  ).toEqual(['QUICK']);
  expect((await desk(riskConsole.proposeRules, asked)).code).toBe('RULES_CHANGED');
  const same = { ...asked, Seen: now.version };
  expect((await desk(riskConsole.proposeRules, same)).code).toBe('NO_CHANGE');
});

test('relations go two steps, by address, device and target, and say where they were cut', async () => {
  const [a, b, c] = [await alone(), await alone(), await alone()];
  const ip = `198.51.100.${ips.places - 2}`;
  await move(b, ip);
  await sql`INSERT INTO device_key (player_id, hash)
    VALUES (${b.playerId}, '\\xabcd'::bytea), (${c.playerId}, '\\xabcd'::bytea)`.execute(
    server().owner,
  );
  const look = async (id: bigint) =>
    (await desk(riskConsole.getRelations, { PlayerId: Number(id) })).value;
  const seen = await look(a.playerId);
  expect(seen.Players.map(({ PlayerId, Steps }) => [BigInt(PlayerId), Steps])).toEqual([
    [a.playerId, 0],
    [b.playerId, 1],
    [c.playerId, 2],
  ]);
  expect(seen.Ties).toEqual(
    expect.arrayContaining([
      { Kind: 'ip', Shown: ip, Colour: null, PlayerIds: [Number(a.playerId), Number(b.playerId)] },
      {
        Kind: 'device',
        Shown: 'abcd',
        Colour: null,
        PlayerIds: [Number(b.playerId), Number(c.playerId)],
      },
    ]),
  );
  expect(seen.IsCut).toBe(false);
  await put('ip', ip, 'grey');
  expect((await look(a.playerId)).Ties).toContainEqual(
    expect.objectContaining({ Shown: ip, Colour: 'grey' }),
  );
  await drop(ip);
  // A crowd behind one address: so many are shown, and it is said.
  await sql`INSERT INTO session (player_id, id, ip, user_agent)
    SELECT ${a.playerId}, gen_random_uuid(), '203.0.113.' || n, 'x' FROM generate_series(1, 19) n`.execute(
    server().owner,
  );
  await sql`INSERT INTO session (player_id, id, ip, user_agent)
    SELECT p.player_id, gen_random_uuid(), '203.0.113.' || n, 'x' FROM generate_series(1, 19) n,
      (SELECT player_id FROM player ORDER BY player_id LIMIT 100) p`.execute(server().owner);
  const crowd = await look(a.playerId);
  expect(crowd.Players.length).toBeLessThanOrEqual(40);
  expect(crowd.Ties.length).toBeLessThanOrEqual(60);
  expect((await desk(riskConsole.getRelations, { PlayerId: 9_000_000_000_000_000 })).code).toBe(
    'NO_SUCH_PLAYER',
  );
  await sql`DELETE FROM session WHERE user_agent = 'x'`.execute(server().owner);
});
