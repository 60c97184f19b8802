import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { reportConsole } from '@fairlot/wire/back-office/report';
import { upkeepConsole } from '@fairlot/wire/operations/upkeep';
import { INSTALLATION_KEYS } from '../../../keys/index.ts';
import { fund, ledgerInvariants, newestSeal, post, readWatermark } from '#ledger';
import { transaction } from '#platform/db';
import { keepBooks } from '../../../audit/seal.ts';
import { withTestServer } from '#testing';
import { signInOperator } from '../../staff/operator/testing/sign-in.ts';
import { auditNow, beginAudit, stepAudit } from './audit-books.ts';
import { listBreaks, listRuns, readAudited } from './store.ts';

const server = withTestServer({ games: [4], startAt: Date.parse('2027-03-05T04:00:30Z') });
const DAY = 86_400_000;
let logins = 0;
const signIn = async () =>
  (await signInOperator(server(), `lead${(logins += 1)}`, ['finance-lead'])).token;
const look = async () =>
  (await server().callConsole(upkeepConsole.getUpkeep, null, { token: await signIn() })).value;
const waiting = async (name: string) => {
  const token = await signIn();
  const { value } = await server().callConsole(reportConsole.getDashboard, null, { token });
  return value.Queues.find(({ Name }) => Name === name);
};
const give = (playerId: bigint, reason: string) =>
  transaction(server().db, (tx) =>
    post(tx, fund({ playerId, amount: mills(1_000), currency: 'DEM', reason })),
  );
/** Does what is behind the guards, with triggers off, as who has the database could. */
const damage = (change: string) =>
  server()
    .owner.transaction()
    .execute(async (tx) => {
      await sql`SET LOCAL session_replication_role = replica`.execute(tx);
      await sql.raw(change).execute(tx);
    });
const breaksNow = async () => {
  const [run] = await listRuns(server().db, 1);
  return (await listBreaks(server().db, run?.id ?? 0, 100)).map(({ stage, invariant, line }) => ({
    stage,
    invariant,
    line,
  }));
};

beforeAll(async () => {
  for (const player of [901n, 902n, 903n]) await give(player, 'to begin with');
  await keepBooks(server().db, '');
});

test('each night looks at what came since the last one, and ends where nothing is broken', async () => {
  const { db } = server();
  const from = await readAudited(db);
  await auditNow(db, false, () => {});
  const upto = await readAudited(db);
  expect(upto).toBeGreaterThan(from);
  expect(await breaksNow()).toEqual([]);
  await give(901n, 'a day later');
  const stages: string[] = [];
  const ranges: bigint[] = [];
  await auditNow(db, false, (step) => {
    stages.push(step.stage);
    if (step.stage === 'journals') ranges.push(step.after, step.upto);
  });
  expect(ranges).toEqual([upto, upto + 1n]);
  expect(new Set(stages)).toEqual(new Set(['journals', 'accounts', 'seals', 'snapshots']));
  const whole: bigint[] = [];
  await auditNow(db, true, (step) => step.stage === 'journals' && whole.push(step.after));
  expect(whole[0]).toBe(0n);
  expect(await waiting('upkeep.books')).toMatchObject({ Count: 0, OldestTimeStamp: null });
});

test('a break is found in its range, named to operators, and looked at each night until it is mended', async () => {
  const { db } = server();
  const sound = await readAudited(db);
  await give(902n, 'to be spoilt');
  await damage('UPDATE ledger_account SET balance = balance + 1 WHERE player_id = 902');
  await auditNow(db, false, () => {});
  const found = await breaksNow();
  expect(found.map(({ stage }) => stage)).toEqual(['journals', 'accounts']);
  expect(found[0]).toMatchObject({
    invariant: 'I3 a balance is the sum of its entries',
    line: expect.stringContaining('player 902 account 1 DEM: balance 2001'),
  });
  expect(await waiting('upkeep.books')).toMatchObject({ Count: 2 });
  const { Books } = await look();
  expect(Books.IsAlarm).toBe(true);
  expect(Books.Breaks[0]).toMatchObject({ Stage: 'journals', After: Number(sound) });
  // The night after begins where it broke, not behind it.
  await give(903n, 'the night after');
  expect(await readAudited(db)).toBe(sound);
  await damage('UPDATE ledger_account SET balance = balance - 1 WHERE player_id = 902');
  await auditNow(db, false, () => {});
  expect(await breaksNow()).toEqual([]);
  expect(await readAudited(db)).toBe(await readWatermark(db));
  expect((await look()).Books).toMatchObject({ IsAlarm: false, Breaks: [] });
});

test('what was audited before and changed since is told by the seals, and snapshots by what they sum', async () => {
  const { db } = server();
  await keepBooks(db, '');
  await auditNow(db, false, () => {});
  expect(await breaksNow()).toEqual([]);
  const spoilt = `UPDATE ledger_entry SET amount = amount * 2 WHERE player_id = 901`;
  await damage(spoilt);
  await auditNow(db, false, () => {});
  expect((await breaksNow())[0]).toMatchObject({
    stage: 'seals',
    invariant: 'I10 the seals hold',
    line: expect.stringMatching(/^seal \d+ of .*: what it covers is not what it was$/),
  });
  await damage(spoilt.replace('* 2', '/ 2'));
  await damage('UPDATE ledger_snapshot SET balance = balance + 5 WHERE balance <> 0');
  await auditNow(db, true, () => {});
  expect((await breaksNow())[0]).toMatchObject({ stage: 'snapshots' });
  // It is looked at again the night after, and the one after that.
  for (let night = 0; night < 2; night += 1) {
    await auditNow(db, false, () => {});
    expect((await breaksNow())[0]).toMatchObject({ stage: 'snapshots' });
  }
  await damage('UPDATE ledger_snapshot SET balance = balance - 5 WHERE balance <> 0');
  await auditNow(db, true, () => {});
  expect(await breaksNow()).toEqual([]);
});

test('an audit that is ended goes on at its range, two processes do each step once', async () => {
  const { db } = server();
  const id = await beginAudit(db, true);
  const first = await stepAudit(db, id);
  expect(first?.stage).toBe('journals');
  // Ended within a step: nothing of it is noted, and it is done again.
  const ended = db.transaction().execute(async (tx) => {
    await sql`SELECT FROM books_run WHERE id = ${id} FOR UPDATE`.execute(tx);
    expect(await stepAudit(db, id)).toBeUndefined();
    throw new Error('ended');
  });
  await expect(ended).rejects.toThrow('ended');
  const both = await Promise.all([stepAudit(db, id), stepAudit(db, id)]);
  const done = both.filter((step) => step !== undefined);
  for (;;) {
    const step = await stepAudit(db, id);
    if (!step) break;
    done.push(step);
  }
  const places = [first, ...done].map((step) => `${step?.stage} ${step?.after}`);
  expect(new Set(places).size).toBe(places.length);
  const [run] = await listRuns(db, 1);
  expect(run).toMatchObject({ id, steps: places.length, ended_ms: expect.anything() });
});

test('the same is broken for both ways to look: by range and all at once', async () => {
  const { db } = server();
  const twins = [
    ['UPDATE ledger_entry SET amount = amount + 1 WHERE player_id = 903 AND seq = 2', 'I1'],
    ['UPDATE ledger_account SET version = version + 1 WHERE player_id = 903', 'I3'],
    ['UPDATE ledger_entry SET balance_after = balance_after + 1 WHERE player_id = 903', 'I3'],
    ['UPDATE ledger_account SET floor_zero = false WHERE player_id = 903', 'I4'],
  ] as const;
  for (const [change, name] of twins) {
    await damage(change);
    const whole = (
      await Promise.all(
        ledgerInvariants.map(async (each) => ((await each.find(db)).length > 0 ? each.name : '')),
      )
    ).filter((each) => each.startsWith(name));
    await auditNow(db, true, () => {});
    const ranged = (await breaksNow()).map(({ invariant }) => invariant);
    expect(whole.length, change).toBeGreaterThan(0);
    expect(
      ranged.some((each) => each.startsWith(name) || each.startsWith('I3')),
      change,
    ).toBe(true);
    await damage(change.replace(/\+ 1/, '- 1').replace('floor_zero = false', 'floor_zero = true'));
  }
  await auditNow(db, true, () => {});
  expect(await breaksNow()).toEqual([]);
});

test('by night one of several processes begins it, and the job ends it', async () => {
  await server().clock.advance(DAY);
  const runs = async () => (await listRuns(server().db, 100)).length;
  const before = await runs();
  await server().runJobs('upkeep.books');
  await server().runJobs('upkeep.books');
  expect(await runs()).toBe(before + 1);
  expect((await listRuns(server().db, 1))[0]?.ended_ms).not.toBeNull();
  // A night whose run could not be noted is begun by whoever looks next, not a day later.
  await server().clock.advance(DAY);
  await sql`ALTER TABLE books_run ADD CONSTRAINT full_disk CHECK (false) NOT VALID`.execute(
    server().owner,
  );
  await expect(server().runJobs('upkeep.books')).rejects.toThrow('full_disk');
  await sql`ALTER TABLE books_run DROP CONSTRAINT full_disk`.execute(server().owner);
  await server().runJobs('upkeep.books');
  expect(await runs()).toBe(before + 2);
  // A night that does not come to an end is an alarm by the next one.
  await server().clock.advance(DAY + 3 * 3_600_000);
  expect(await waiting('upkeep.books')).toMatchObject({ Count: 1 });
  await server().runJobs('upkeep.books');
  expect(await waiting('upkeep.books')).toMatchObject({ Count: 0 });
});

test('shows the progress of manifest checks and their faults', async () => {
  const { owner } = server();
  expect((await look()).Manifests).toMatchObject({ IsAlarm: false, Fault: null, IsLate: false });
  await sql`
    UPDATE manifest_check SET looked = 1, faults = 1, began_at = app_now(), fault = 'game 4 manifest 1: broken'`.execute(
    owner,
  );
  await sql`INSERT INTO manifest_head (game_id, seq, hash) VALUES (4, 5, sha256('x')) ON CONFLICT DO NOTHING`.execute(
    owner,
  );
  const { DateTimeNow, Manifests } = await look();
  expect(Manifests).toEqual({
    IsAlarm: true,
    Looked: 1,
    Total: expect.any(Number),
    BeganTimeStamp: expect.any(Number),
    FinishedTimeStamp: null,
    IsLate: false,
    Fault: 'game 4 manifest 1: broken',
  });
  expect(DateTimeNow - (Manifests?.BeganTimeStamp ?? 0)).toBeLessThan(60_000);
  expect(await waiting('upkeep.books')).toMatchObject({ Count: 1 });
  await sql`UPDATE manifest_check SET fault = NULL`.execute(owner);
  expect(await waiting('upkeep.books')).toMatchObject({ Count: 0 });
  // A round that takes longer than a week is late, whatever it found.
  await sql`UPDATE manifest_check SET began_at = app_now() - interval '8 days'`.execute(owner);
  expect((await look()).Manifests).toMatchObject({ IsAlarm: true, IsLate: true });
  await sql`UPDATE manifest_check SET began_at = app_now()`.execute(owner);
});

test('a backup that failed, or is older than a day, waits for operators; another’s database does not', async () => {
  const { owner } = server();
  expect(await look()).toMatchObject({ Backup: null });
  expect(await waiting('upkeep.backup')).toMatchObject({ Count: 0 });
  await sql`
    INSERT INTO backup_state (watched_at, copies, first_at, last_at, last_bytes, log_at, bytes)
    VALUES (app_now(), 2, app_now(), app_now(), 5000, app_now(), 20000)`.execute(owner);
  expect((await look()).Backup).toMatchObject({ IsAlarm: false, Copies: 2, Bytes: 20_000 });
  await sql`
    UPDATE backup_state SET failed_at = app_now(), fault_zh = '磁盘已满', fault_en = 'no room'`.execute(
    owner,
  );
  expect((await look()).Backup).toMatchObject({ IsAlarm: true, FaultEn: 'no room' });
  expect(await waiting('upkeep.backup')).toMatchObject({ Count: 1 });
  await sql`UPDATE backup_state SET failed_at = NULL`.execute(owner);
  await server().clock.advance(DAY);
  expect((await look()).Backup).toMatchObject({ IsAlarm: false });
  await server().clock.advance(2 * 3_600_000);
  expect((await look()).Backup).toMatchObject({ IsAlarm: true });
  await sql`DELETE FROM backup_state`.execute(owner);
});

test('keys are told by name, age and what is left under older ones, and nothing of them', async () => {
  const { value } = await server().callConsole(upkeepConsole.getKeys, null, {
    token: await signIn(),
  });
  expect(value.Keys.map(({ Name }) => Name)).toEqual(INSTALLATION_KEYS.map(({ name }) => name));
  // Without a folder they live in memory, and were never changed.
  expect(value.Keys.find(({ Name }) => Name === 'contacts')).toEqual({
    Name: 'contacts',
    Rotation: 'sealing',
    Number: 0,
    MadeTimeStamp: null,
    UnderOld: 0,
  });
  const sealed = await newestSeal(server().db);
  expect(value.Seal).toEqual({ Number: Number(sealed?.seal), TimeStamp: sealed?.atMs });
  expect(Object.keys(value.Keys[0] ?? {}).toSorted()).toEqual(
    ['Name', 'Rotation', 'Number', 'MadeTimeStamp', 'UnderOld'].toSorted(),
  );
});
