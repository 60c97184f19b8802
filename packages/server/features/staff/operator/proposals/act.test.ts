import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { ok, refused } from '@fairlot/rules/core/result';
import { Denied } from '#platform/access';
import type { Tx } from '#platform/db';
import { createTestDatabase, type TestDatabase } from '#testing';
import { withDamage } from '#testing/damage';
import { act, type Actor } from './act.ts';
import { publishPageChanges } from '../audit/hub.ts';
import { findBrokenAudit, findOtherRoles, listAudit } from '../audit/store-audit.ts';
import { openOperator, type TestOperator } from '../testing/accounts.ts';
import { isFreeMeanwhile } from '../testing/free-meanwhile.ts';

/** The one door: who may, what is written of it, and that nobody writes it anew. */
let database: TestDatabase;
let owner: TestOperator;
let auditor: TestOperator;
beforeAll(async () => {
  database = await createTestDatabase();
  owner = await openOperator(database, 'owner');
  auditor = await openOperator(database, 'auditor', ['auditor']);
});
afterEach(async () => {
  expect(await findBrokenAudit(database.db)).toEqual([]);
});
afterAll(() => database.stop());

const asActor = ({ operatorId, name }: TestOperator): Actor => ({
  operatorId,
  name,
  ip: '192.0.2.1',
  requestId: 'r-1',
});
const deed = { permission: 'site.name.change', target: 'site', reason: 'a new name' } as const;

const write = async (tx: Tx, name: string): Promise<void> => {
  await sql`
    INSERT INTO site_setting (name, value) VALUES ('siteName', to_jsonb(${name}::text))
    ON CONFLICT (name) DO UPDATE SET value = excluded.value`.execute(tx);
};
const nameThe = (name: string) => async (tx: Tx) => {
  await write(tx, name);
  return ok({ before: null, after: { name }, value: name });
};
const siteName = async () => {
  const { rows } = await sql<{ value: string }>`
    SELECT value FROM site_setting WHERE name = 'siteName'`.execute(database.db);
  return rows[0]?.value;
};
const rows = async () => {
  const { rows: all } = await sql<Record<string, unknown>>`
    SELECT n, kind, actor, actor_name, permission, target, before, after, reason, ip, request_id
    FROM operator_audit ORDER BY n`.execute(database.db);
  return all;
};
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'in',
    (error: unknown) => (error instanceof Denied ? error.code : error),
  );

test('an act and its row are one transaction', async () => {
  const before = await rows();
  expect(await act(database.db, asActor(owner), deed, nameThe('One'))).toEqual(ok('One'));
  expect((await rows()).slice(before.length)).toEqual([
    {
      n: BigInt(before.length + 1),
      kind: 'act',
      actor: `operator:${owner.operatorId}`,
      actor_name: 'owner',
      permission: 'site.name.change',
      target: 'site',
      before: null,
      after: { name: 'One' },
      reason: 'a new name',
      ip: '192.0.2.1',
      request_id: 'r-1',
    },
  ]);
});

test('what is refused or fails is taken back, with its row', async () => {
  const before = await rows();
  const half = async (tx: Tx) => {
    await write(tx, 'Half');
    return refused('NO');
  };
  expect(await act(database.db, asActor(owner), deed, half)).toEqual(refused('NO'));
  const broken = async (tx: Tx): Promise<never> => {
    await write(tx, 'Broken');
    throw new Error('a bug');
  };
  await expect(act(database.db, asActor(owner), deed, broken)).rejects.toThrow('a bug');
  expect(await siteName()).toBe('One');
  expect(await rows()).toEqual(before);
});

test('who may not changes nothing', async () => {
  const before = await rows();
  const attempt = () => codeOf(act(database.db, asActor(auditor), deed, nameThe('Two')));
  expect(await attempt()).toBe('not_allowed');
  await sql`UPDATE operator SET roles = '{owner}' WHERE name = 'auditor'`.execute(database.owner);
  // The control: with the permission it is done, and asked for anew each time.
  expect(await attempt()).toBe('in');
  await sql`UPDATE operator SET is_disabled = true WHERE name = 'auditor'`.execute(database.owner);
  expect(await attempt()).toBe('forced_logout');
  await sql`UPDATE operator SET roles = '{auditor}', is_disabled = false WHERE name = 'auditor'`.execute(
    database.owner,
  );
  expect(await rows()).toHaveLength(before.length + 1);
});

test('is listed by act, by the first parts of one, and from cursor to cursor without a gap', async () => {
  await sql`
    SELECT operator_audit_write('act', 'command', 'command', CASE WHEN i % 2 = 0
      THEN 'lottery.games.change' ELSE 'lottery.gamesters.change' END, 'game 4', NULL, NULL,
      'many', '', '') FROM generate_series(1, 450) i`.execute(database.owner);
  const all = { actor: undefined, target: undefined, kind: undefined, fromMs: undefined };
  const find = async (permission: string | undefined, before?: number) =>
    (await listAudit(database.db, { ...all, permission, before, toMs: undefined }, 200)).map(
      ({ n }) => Number(n),
    );
  const games: number[] = [];
  for (let page = await find('lottery.games'); page.length > 0;) {
    games.push(...page);
    page = await find('lottery.games', games.at(-1));
  }
  expect(games).toHaveLength(225);
  expect(games).toEqual([...new Set(games)].toSorted((a, b) => b - a));
  expect(await find('lottery.games.change')).toEqual(games.slice(0, 200));
  expect(await find('lottery.games.changes')).toEqual([]);
});

test('many at once make one chain without gaps', async () => {
  const before = (await rows()).length;
  const actors: Actor[] = [asActor(owner), 'command'];
  await Promise.all(
    Array.from({ length: 24 }, (_, i) =>
      act(database.db, actors[i % 2] ?? 'command', { ...deed, target: `site ${i}` }, async () =>
        ok({ before: i, after: i + 1, value: null }),
      ),
    ),
  );
  const numbers = (await rows()).map(({ n }) => Number(n));
  expect(numbers).toEqual(Array.from({ length: before + 24 }, (_, i) => i + 1));
});

test('what a change tells comes behind its row of the audit, for which all acts wait', async () => {
  const isFree = (start: () => Promise<unknown>) =>
    isFreeMeanwhile(database.owner, 'page:withdraw.requests', start);
  const tell = (tx: Tx) => publishPageChanges(tx, ['withdraw.requests'], 'site');
  const told = async () => {
    const { rows: events } = await sql`
      SELECT FROM event WHERE topic = 'page:withdraw.requests'`.execute(database.db);
    return events.length;
  };
  await database.db.transaction().execute(tell);
  const telling = async (tx: Tx) => {
    await tell(tx);
    return ok({ before: null, after: null, value: null });
  };
  expect(await isFree(() => act(database.db, asActor(owner), deed, telling))).toBe(true);
  expect(await told()).toBe(2);
  // The control: told at once, its place is held by whoever waits.
  const atOnce = () =>
    database.db.transaction().execute(async (tx) => {
      await tell(tx);
      await act(tx, 'command', deed, async () => ok({ before: null, after: null, value: null }));
    });
  expect(await isFree(atOnce)).toBe(false);
  // What is refused tells nobody.
  expect(
    await act(database.db, 'command', deed, async (tx) => {
      await tell(tx);
      return refused('NO');
    }),
  ).toEqual(refused('NO'));
  expect(await told()).toBe(3);
});

test('nobody changes what was written: not the program, not the owner', async () => {
  for (const db of [database.db, database.owner]) {
    await expect(sql`UPDATE operator_audit SET reason = ''`.execute(db)).rejects.toThrow();
    await expect(sql`DELETE FROM operator_audit`.execute(db)).rejects.toThrow();
    await expect(sql`TRUNCATE operator_audit`.execute(db)).rejects.toThrow();
  }
  await expect(
    sql`INSERT INTO operator_audit SELECT a.* FROM operator_audit a LIMIT 1`.execute(database.db),
  ).rejects.toThrow(/permission denied/);
  await expect(
    sql`INSERT INTO operator (name, password_hash, secret, roles) VALUES ('x', '', '', '{owner}')`.execute(
      database.db,
    ),
  ).rejects.toThrow(/permission denied/);
});

/** What somebody with all rights could do to the table, behind its triggers. */
const tamper = async (change: ReturnType<typeof sql>): Promise<readonly string[]> => {
  let found: readonly string[] = [];
  await database.owner
    .transaction()
    .execute(async (tx) => {
      await sql`ALTER TABLE operator_audit DISABLE TRIGGER USER`.execute(tx);
      await change.execute(tx);
      found = await findBrokenAudit(tx);
      throw new Error('take it back');
    })
    .catch((error: unknown) => {
      if (!(error instanceof Error && error.message === 'take it back')) throw error;
    });
  return found;
};

test('the chain tells of a row that was changed, taken out, or put in another place', async () => {
  expect(await tamper(sql`SELECT 1`)).toEqual([]);
  const fields = ['actor', 'actor_name', 'permission', 'target', 'reason', 'ip', 'request_id'];
  for (const field of fields) {
    const changed = sql`UPDATE operator_audit SET ${sql.ref(field)} = 'x' WHERE n = 2`;
    expect(await tamper(changed)).toEqual(['row 2 is not what was written']);
  }
  for (const change of [
    sql`UPDATE operator_audit SET after = '{}' WHERE n = 2`,
    sql`UPDATE operator_audit SET at = at + interval '1 microsecond' WHERE n = 2`,
  ]) {
    expect(await tamper(change)).toEqual(['row 2 is not what was written']);
  }
  expect(await tamper(sql`DELETE FROM operator_audit WHERE n = 2`)).toContain(
    "row 2 of the operators' audit is gone",
  );
  const anew = sql`
    UPDATE operator_audit a SET reason = 'x', hash = operator_audit_hash(a.prev_hash, b)
    FROM (SELECT (c).* FROM (SELECT c FROM operator_audit c WHERE n = 2) s) b WHERE a.n = 2`;
  expect(await tamper(anew)).not.toEqual([]);
});

test('the audit of roles names an operator whom nobody opened', async () => {
  const insert = sql`INSERT INTO operator (name, roles) VALUES ('stranger', '{owner}')`;
  const { rows } = await sql`SELECT FROM operator`.execute(database.db);
  expect(rows.length).toBeGreaterThan(1);
  expect(await findOtherRoles(database.db)).toEqual([]);
  expect(await withDamage(database, [insert], findOtherRoles)).toEqual([
    expect.stringMatching(/^operator stranger: roles owner .* the audit says nothing/),
  ]);
});
