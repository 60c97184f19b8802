import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { startApp, type App } from '../app.ts';
import { appLogin, databaseUrl, resolveDatabase, type Database } from '../database/index.ts';
import { placeCarts } from '../features/play/bet/place/store-place.ts';
import {
  BET_FEATURES,
  drawTestIssue,
  makePlayers,
  openTestIssue,
  smallCart,
} from '../features/play/bet/testing.ts';
import { ledgerInvariants } from '#ledger/audit';
import { describeBooks, houseBalance, revenue } from '#ledger';
import { migrate } from '../migrations/run.ts';
import { followEvents, type Delivered } from '#platform/announce';
import { openDatabase, transaction, type Db } from '#platform/db';
import { createLog } from '#platform/log';
import { keepBooks, sealInvariant } from '../audit/seal.ts';

/**
 * What an operator does after a disaster: the roles, then the database, out of a dump into a server
 * that never saw it. Needs the programs of a whole PostgreSQL, which the one in npm does not have.
 */
const NEEDED = ['initdb', 'postgres', 'pg_dump', 'pg_dumpall', 'psql'];
const DEBIAN = '/usr/lib/postgresql';
const folders = [
  ...(existsSync(DEBIAN) ? readdirSync(DEBIAN).map((version) => join(DEBIAN, version, 'bin')) : []),
  ...(process.env['PATH'] ?? '').split(delimiter),
];
const bin = folders.find((folder) => NEEDED.every((name) => existsSync(join(folder, name))));
const title = bin
  ? 'a database that was restored from a dump'
  : `a database that was restored from a dump: no folder with ${NEEDED.join(', ')} on this machine`;

describe.skipIf(!bin)(title, () => {
  const program = (name: string): string => join(bin ?? '', name);
  const root = mkdtempSync(join(tmpdir(), 'fairlot-restore-'));
  const running: Database[] = [];
  let app: App;
  let owner: Db;
  let restored: { readonly ownerUrl: string; readonly appUrl: string };

  const startServer = async (name: string): Promise<Database> => {
    const binaries = { initdb: program('initdb'), postgres: program('postgres') };
    const server = await resolveDatabase({ folder: join(root, name), fsync: false, binaries });
    running.push(server);
    return server;
  };

  /** An issue with bets, drawn and settled, its prizes told, the books sealed. */
  async function play(ownerUrl: string): Promise<void> {
    const appUrl = await appLogin(ownerUrl, root);
    const settings = {
      isDemo: true,
      rateLimit: 0,
      trustedProxies: 0,
      webRoot: undefined,
      dataFolder: root,
    };
    const log = createLog('silent');
    const where = { host: '127.0.0.1', port: 0, withJobs: false };
    app = await startApp({ appUrl, settings, log, features: BET_FEATURES, ...where });
    owner = openDatabase(ownerUrl, { role: 'owner', maxConnections: 2 });
    const rooms = { db: app.platform.db, owner };
    const players = await makePlayers(rooms, 20, mills(1_000_000));
    const issue = await openTestIssue(rooms);
    await placeCarts(
      rooms.db,
      players.map((player) => smallCart(player, issue, [3, 4])),
    );
    await keepBooks(rooms.db, root);
    await drawTestIssue(rooms, issue, '3,0,9,9,1');
    const jobs = BET_FEATURES.flatMap((feature) => feature.jobs?.(app.platform) ?? []);
    const settle = jobs.find(({ name }) => name === 'bet.settle');
    while ((await settle?.run()) === 'worked');
    await keepBooks(rooms.db, root);
  }

  beforeAll(async () => {
    const source = await startServer('source');
    await migrate(source.ownerUrl, join(import.meta.dirname, '../migrations'));
    // An old server: the numbers of its transactions are far ahead of those of a new one.
    const burn = openDatabase(source.ownerUrl, { role: 'owner', maxConnections: 1 });
    await sql`
      DO $$ BEGIN FOR i IN 1 .. 20000 LOOP PERFORM pg_current_xact_id(); COMMIT; END LOOP; END $$`.execute(
      burn,
    );
    await burn.destroy();
    await play(source.ownerUrl);
    const run = (name: string, args: readonly string[], input?: string): string =>
      execFileSync(program(name), args, {
        input,
        encoding: 'utf8',
        maxBuffer: 1 << 28,
        stdio: 'pipe',
      });
    const roles = run('pg_dumpall', ['--roles-only', '-d', source.ownerUrl]);
    const dump = run('pg_dump', ['-d', source.ownerUrl]);

    const target = await startServer('target');
    // The role of the owner is there already: that one line of the roles fails, and psql goes on.
    run('psql', ['-q', '-d', databaseUrl(target.ownerUrl, 'postgres')], roles);
    // With the roles came the password of the owner.
    const url = new URL(target.ownerUrl);
    url.password = new URL(source.ownerUrl).password;
    run('psql', ['-q', '-v', 'ON_ERROR_STOP=1', '-d', url.href], dump);
    restored = { ownerUrl: url.href, appUrl: await appLogin(url.href, root) };
  }, 120_000);
  afterAll(async () => {
    await app?.stop();
    await owner?.destroy();
    for (const server of running) await server.stop();
    rmSync(root, { recursive: true, force: true });
  });

  const within = async <T>(work: (db: Db) => Promise<T>): Promise<T> => {
    const db = openDatabase(restored.appUrl, { maxConnections: 4 });
    try {
      return await work(db);
    } finally {
      await db.destroy();
    }
  };

  const audit = (db: Db): Promise<readonly string[]> =>
    Promise.all(
      [
        ...ledgerInvariants,
        sealInvariant(root),
        ...BET_FEATURES.flatMap((feature) => feature.invariants ?? []),
      ].map(({ find }) => find(db)),
    ).then((found) => found.flat());

  test('lets the program in with the login that it had', () => {
    expect(new URL(restored.appUrl).username).toMatch(/^fairlot_app_[0-9a-f]{12}$/);
  });

  test('has nothing to migrate', async () => {
    expect(await migrate(restored.ownerUrl, join(import.meta.dirname, '../migrations'))).toEqual(
      [],
    );
  });

  test('audits clean, its seals and snapshots too', async () => {
    await within(async (db) => {
      expect(await audit(db)).toEqual([]);
      expect(await houseBalance(db, revenue, 'DEM')).toBe(
        await houseBalance(app.platform.db, revenue, 'DEM'),
      );
    });
  });

  test('sends no old event again, and the new ones once', async () => {
    await within(async (db) => {
      const told: Delivered[] = [];
      const ahead = sql<{ n: bigint }>`
        SELECT count(*) AS n FROM event WHERE xid >= pg_snapshot_xmin(pg_current_snapshot())`;
      expect((await ahead.execute(db)).rows[0]?.n).toBeGreaterThan(10n);
      const follower = await followEvents(db, (event) => told.push(event));
      expect((await ahead.execute(db)).rows[0]?.n).toBe(0n);
      await follower.poll();
      expect(told).toEqual([]);
      const [topic] = (await sql<{ topic: string }>`SELECT topic FROM event LIMIT 1`.execute(db))
        .rows;
      const news = { topic: topic?.topic as 'game:1', target: 'Told', payload: { N: 1 } };
      await transaction(db, (tx) => app.platform.announce.write(tx, [news]));
      await follower.poll();
      await follower.poll();
      expect(told.map(({ target }) => target)).toEqual(['Told']);
    });
  });

  test('goes on: its books are sealed after what was sealed before', async () => {
    await within(async (db) => {
      const before = await describeBooks(db, 'DEM');
      const there = openDatabase(restored.ownerUrl, { role: 'owner', maxConnections: 1 });
      await makePlayers({ db, owner: there }, 1, mills(1000));
      await there.destroy();
      await keepBooks(db, root);
      const after = await describeBooks(db, 'DEM');
      const SEALED = /^(\d+) seals up to journal (\d+) of \2, /;
      const [was, is] = [before, after].map((lines) =>
        SEALED.exec(lines.at(-1) ?? '')?.slice(1, 3),
      );
      expect(is).toEqual([String(Number(was?.[0]) + 1), String(Number(was?.[1]) + 1)]);
      expect(await audit(db)).toEqual([]);
    });
  });
});
