import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { MOST_COUNTED } from '@fairlot/rules/core/counted';
import {
  ALARM_KINDS,
  alarmsWaiting,
  listAlarms,
} from '../features/play/lottery/alarms/store-alarm.ts';
import { listPlayers } from '../features/back-office/player-admin/store.ts';
import { listAudit } from '../features/staff/operator/audit/store-audit.ts';
import { openOperator } from '../features/staff/operator/testing/accounts.ts';
import { transaction, type Tx } from '#platform/db';
import { withTestServer } from '#testing';
import { readsOf } from '#testing/reads-of';
import { AT, each, FEW, fillPlayers, MANY, PAGE } from '#testing/fill-queues';

/** Of alarms, players and the audit that is read which is asked for. */
const server = withTestServer();
class Undone extends Error {}

it('of alarms that somebody has seen none is read for those that wait', async () => {
  const fill = (seen: number) => async (tx: Tx) => {
    await sql`
      INSERT INTO game_event (game_id, kind, at) SELECT 1, 'feeds differ', ${AT} ${each()}`.execute(
      tx,
    );
    await sql`
      INSERT INTO alarm_waiting (event_id, at) SELECT id, at FROM game_event WHERE kind = 'feeds differ'
      ORDER BY id OFFSET ${seen}`.execute(tx);
    await sql`ANALYZE alarm_waiting`.execute(tx);
  };
  const counts: number[] = [];
  const count = async (tx: Tx) => counts.push((await alarmsWaiting(tx)).alarms);
  const list = async (tx: Tx) => counts.push((await listAlarms(tx, false)).length);
  const look = (table: string, seen: number) =>
    readsOf(server().owner, table, fill(seen), count, list);
  const [counted, listed] = await look('game_event', MANY - 7);
  expect(counted).toBeLessThan(PAGE);
  expect(listed).toBeLessThan(PAGE);
  // And of many that wait as many as are counted at most.
  const [most] = await look('alarm_waiting', 0);
  expect(most).toBeLessThan(3 * MOST_COUNTED);
  expect(counts).toEqual([7, 7, MOST_COUNTED, 200]);
});

it('an alarm waits from when it is written until somebody has seen it, whoever writes either', async () => {
  const { operatorId } = await openOperator(server(), 'watcher');
  const kinds = [...ALARM_KINDS, 'game halted'];
  const write = async (tx: Tx) => {
    const { rows } = await sql<{ id: bigint; kind: string }>`
      INSERT INTO game_event (game_id, kind, at)
      SELECT (SELECT min(id) FROM game), kind, app_now() FROM unnest(${kinds}::text[]) kind
      RETURNING id, kind`.execute(tx);
    return new Map(rows.map(({ id, kind }) => [kind, id]));
  };
  const waiting = async (tx: Tx) => {
    const { rows } = await sql<{ kind: string }>`
      SELECT e.kind FROM alarm_waiting w JOIN game_event e ON e.id = w.event_id AND e.at = w.at
      ORDER BY w.event_id`.execute(tx);
    return rows.map(({ kind }) => kind);
  };
  const see = (tx: Tx, id: bigint | undefined) =>
    sql`INSERT INTO alarm_seen (event_id, operator_id, note) VALUES (${id}, ${operatorId}, 'seen')`.execute(
      tx,
    );
  // By the login of the program, which may not write what waits.
  const told = transaction(server().db, async (tx) => {
    const was = await waiting(tx);
    const written = await write(tx);
    expect(await waiting(tx)).toEqual([...was, ...ALARM_KINDS]);
    await see(tx, written.get('feeds differ'));
    const rest = ALARM_KINDS.filter((kind) => kind !== 'feeds differ');
    expect(await waiting(tx)).toEqual([...was, ...rest]);
    expect((await alarmsWaiting(tx)).alarms).toBe(was.length + rest.length);
    throw new Undone();
  });
  await expect(told).rejects.toThrow(Undone);
  // The control: without the triggers none waits, and what waited would wait for ever.
  const untold = transaction(server().owner, async (tx) => {
    const was = await waiting(tx);
    await sql`ALTER TABLE game_event DISABLE TRIGGER alarm_wait`.execute(tx);
    await write(tx);
    expect(await waiting(tx)).toEqual(was);
    await sql`ALTER TABLE game_event ENABLE TRIGGER alarm_wait`.execute(tx);
    await sql`ALTER TABLE alarm_seen DISABLE TRIGGER alarm_seen`.execute(tx);
    await see(tx, (await write(tx)).get('feed late'));
    expect(await waiting(tx)).toEqual([...was, ...ALARM_KINDS]);
    throw new Undone();
  });
  await expect(untold).rejects.toThrow(Undone);
});

it('has every kind of alarm wait', async () => {
  const { rows } = await sql<{ said: string }>`
    SELECT pg_get_triggerdef(oid) AS said FROM pg_trigger WHERE tgname = 'alarm_wait'`.execute(
    server().owner,
  );
  const kinds = [...(rows[0]?.said ?? '').matchAll(/'([^']+)'/g)].map(([, kind]) => kind);
  expect(kinds).toEqual([...ALARM_KINDS]);
});

it('of players a page is read, and of few that are agents or have a flag these', async () => {
  const any = {
    search: undefined,
    isAgent: undefined,
    flag: undefined,
    label: undefined,
    layer: undefined,
    below: undefined,
    fromMs: undefined,
    toMs: undefined,
    before: undefined,
  };
  const page = (tx: Tx, filter: Partial<Parameters<typeof listPlayers>[1]>, most: number) =>
    listPlayers(tx, { ...any, ...filter }, most);
  const [far, agents, flagged, all] = await readsOf(
    server().owner,
    'player',
    fillPlayers,
    async (tx) => expect(await page(tx, { before: 1_000_051n }, PAGE)).toHaveLength(PAGE),
    async (tx) =>
      expect((await page(tx, { isAgent: true }, PAGE)).every((row) => row.is_agent)).toBe(true),
    async (tx) =>
      expect((await page(tx, { flag: 1n }, PAGE)).every((row) => row.flags !== 0n)).toBe(true),
    async (tx) => expect(await page(tx, {}, MANY)).toHaveLength(MANY),
  );
  expect(far).toBeLessThan(FEW);
  expect(agents).toBeLessThan(PAGE);
  expect(flagged).toBeLessThan(PAGE);
  expect(all).toBeGreaterThanOrEqual(MANY);
});

it('of the audit a page is read, also of a kind or a permission that it has few of', async () => {
  const any = {
    actor: undefined,
    target: undefined,
    kind: undefined,
    permission: undefined,
    fromMs: undefined,
    toMs: undefined,
    before: undefined,
  };
  const FIRST = 1_000_000;
  const fill = (tx: Tx) =>
    sql`
      INSERT INTO operator_audit (n, at, kind, actor, actor_name, permission, target, reason, ip, request_id, prev_hash, hash)
      SELECT ${FIRST} + n, app_now(), 'act', 'many', 'many', 'many.' || n % 2, 'many', '', '', '', '', ''
      FROM generate_series(1, ${MANY}) n`.execute(tx);
  const look =
    (filter: Partial<Parameters<typeof listAudit>[1]>, most: number, found: number) =>
    async (tx: Tx) => {
      const rows = await listAudit(tx, { ...any, ...filter }, most);
      expect(rows).toHaveLength(found);
      expect(rows.map(({ n }) => n)).toEqual(
        rows.map(({ n }) => n).toSorted((a, b) => Number(b - a)),
      );
    };
  const before = FIRST + 2 * PAGE + 10;
  const [far, farOf, kind, none, all] = await readsOf(
    server().owner,
    'operator_audit',
    fill,
    look({ before }, PAGE, PAGE),
    look({ before, permission: 'many' }, PAGE, PAGE),
    look({ kind: 'propose' }, PAGE, 0),
    look({ permission: 'man' }, PAGE, 0),
    look({ permission: 'many' }, MANY, MANY),
  );
  expect(far).toBeLessThan(FEW);
  expect(farOf).toBeLessThan(3 * FEW);
  expect(kind).toBeLessThan(PAGE);
  expect(none).toBeLessThan(PAGE);
  expect(all).toBeGreaterThanOrEqual(MANY);
});
