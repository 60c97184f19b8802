import { rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { DEPOSIT_TYPES } from '@fairlot/rules/check/deposit';
import { appLogin, createDatabase, databaseUrl } from '../../database/index.ts';
import { startEmbedded, type Embedded } from '../../database/embedded.ts';
import { giveFundPassword } from '../../features/account/authenticator/testing/proofs.ts';
import { givePayee } from '../../features/money/payout-account/testing/give-payee.ts';
import { setProvider } from '../../features/money/provider/index.ts';
import { changeDeclared } from '../../features/site/settings/declare/index.ts';
import { migrate } from '../../migrations/run.ts';
import { openDatabase, transaction, type Db } from '#platform/db';
import { bundle, type Patch } from '../bundle.ts';
import { makeTestFolder } from '../leftovers.ts';
import type { Words } from './desk.ts';
import { freePort, sandboxProgram, siteProgram, type Program } from './programs.ts';
import { changeClock, installClock, readQuick, type QuickClock } from './quick-clock.ts';
import { offerBonuses } from './giftee.ts';
import type { Player } from './player.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const SECRET = 'a-secret-of-the-chaos-run-00000000';
const TOKEN = 'a-token-of-the-chaos-run';
/** Noon of the site, on a day without anything special. */
export const NOON = Date.parse('2027-03-05T04:00:30Z');
/** So much faster than the clock on the wall. */
const PACE = 10;
export const GAME = 4;
export const INSTANT = 1;

/** What the settings of the site are in a run: nobody waits, and both ways to a payout are gone. */
const SETTINGS: Readonly<Record<string, unknown>> = {
  depositTimes: 0,
  withdrawFrom: '00:00',
  withdrawTo: '00:00',
  withdrawPerDay: 1_000,
  withdrawPending: 3,
  withdrawIntervalMinutes: 0,
  withdrawDayMost: 100_000_000,
  withdrawCardDayMost: 100_000_000,
  withdrawFirstTimes: 1_000,
  withdrawFree: 0,
  withdrawAuto: true,
  withdrawAutoMost: 200,
  withdrawAutoPerDay: 1_000,
  withdrawAutoDays: 0,
  withdrawProvider: 'sandbox',
  withdrawMin: 1,
  // So that the house takes something of many that are released.
  bonusMostRelease: 1,
};

/** The site on a database of its own, with its provider: three programs that can be killed. */
export type Stage = {
  readonly embedded: Embedded;
  /** As the program, and as the owner. Both outlive a database that was killed. */
  readonly db: Db;
  readonly owner: Db;
  readonly appUrl: string;
  readonly dataFolder: string;
  readonly bookFile: string;
  readonly site: Program;
  readonly sandbox: ReturnType<typeof sandboxProgram>;
  readonly url: string;
  readonly consoleUrl: string;
  readonly sandboxUrl: string;
  readonly controlToken: string;
  readonly channels: { readonly plain: number; readonly quick: number };
  readonly operators: readonly Words[];
  /** What the site said of errors. */
  readonly said: readonly string[];
  now(): number;
  /** Leaps ahead, for the provider too. */
  leap(ms: number): Promise<void>;
  ready(player: Player): Promise<void>;
  stop(): Promise<void>;
};

export type StageOptions = {
  /** Off: a database that is killed forgets what it said yes to. */
  readonly fsync: boolean;
  /** What is taken out of the program, for a control. */
  readonly patches: readonly Patch[];
};

async function addChannel(owner: Db, minutes: number, rate: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO deposit_channel (type, provider, zh, en, least, most, step, fixed, fee_rate, bonus_rate, minutes, most_fails)
    VALUES (${DEPOSIT_TYPES.ALIPAY_QR.number}, 'sandbox', '通道', 'Channel', 1000, 5000000, 1, '{}', ${rate}, ${2 * rate},
      ${minutes}, 30000)
    RETURNING id`.execute(owner);
  return rows[0]?.id ?? 0;
}

/** What `npm start` is told of a run. */
const environmentOf = (
  ownerUrl: string,
  folder: string,
  [port = 0, consolePort = 0]: readonly number[],
): Readonly<Record<string, string>> => ({
  DATABASE_URL: ownerUrl,
  FAIRLOT_ROOT: ROOT,
  FAIRLOT_DATA: join(folder, 'data'),
  FAIRLOT_DEMO: '1',
  WEB_ROOT: folder,
  CONSOLE_ROOT: folder,
  SANDBOX_PORT: '0',
  MEDIA_PORT: '0',
  PORT: String(port),
  CONSOLE_PORT: String(consolePort),
  PROGRAM_CHECK: 'off',
  RATE_LIMIT: '0',
  TRUSTED_PROXIES: '1',
  REHEARSALS: '0',
  GAMES: `${GAME},${INSTANT}`,
});

type Parts = Pick<Stage, 'db' | 'owner' | 'dataFolder'>;

/** Provider, settings and channels. */
async function setUp({ db, owner, dataFolder }: Parts, apiAt: string): Promise<Stage['channels']> {
  const set = { id: 'sandbox', adapter: 'sandbox', apiAt, secret: SECRET };
  await transaction(db, (tx) => setProvider(tx, dataFolder, set));
  for (const [name, value] of Object.entries(SETTINGS)) {
    const done = await transaction(db, (tx) => changeDeclared(tx, name, value));
    if (!done.ok) throw new Error(`${name}: ${done.error}`);
  }
  // Whoever is paid by rules is: what comes of marks is tried elsewhere.
  await sql`UPDATE risk_terms SET look_from = 101, freeze_from = 101`.execute(owner);
  return { plain: await addChannel(owner, 15, 100), quick: await addChannel(owner, 1, 0) };
}

/** A fund password, a card that was paid to before, and nothing to turn over: after his first, rules let some through. */
async function readyPlayer({ db, owner, dataFolder }: Parts, player: Player): Promise<void> {
  const { rows } = await sql<{ id: bigint }>`
    SELECT player_id AS id FROM player WHERE user_name = ${player.name}`.execute(owner);
  player.playerId = rows[0]?.id ?? 0n;
  await sql`SELECT requirement_void(${player.playerId})`.execute(owner);
  const program = { platform: { db, settings: { dataFolder } } };
  await giveFundPassword(program, player.playerId);
  if (player.isGiftee) await offerBonuses(db, player.playerId);
  player.payeeId = Number(await givePayee(program, player.playerId));
  await sql`
    UPDATE payee SET created_at = created_at - interval '2 days', first_paid_at = app_now()
    WHERE id = ${player.payeeId}`.execute(owner);
}

/** The operators of the demo, whom the site opens once it listens. */
async function readOperators(file: string): Promise<readonly Words[]> {
  for (;;) {
    const text = await readFile(file, 'utf8').catch(() => '[]');
    const operators = JSON.parse(text === '' ? '[]' : text) as readonly Words[];
    if (operators.length === 2) return operators;
    await delay(50);
  }
}

export async function openStage({ fsync, patches }: StageOptions): Promise<Stage> {
  const folder = makeTestFolder('chaos');
  const dataFolder = join(folder, 'data');
  const main = await bundle(join(import.meta.dirname, '../../main.ts'), patches);
  const sandboxFile = await bundle(join(import.meta.dirname, 'sandbox-process.ts'));
  const embedded = await startEmbedded({ folder: join(folder, 'pg'), fsync });
  await createDatabase(embedded.adminUrl, 'books');
  const ownerUrl = databaseUrl(embedded.adminUrl, 'books');
  await migrate(ownerUrl, join(ROOT, 'packages/server/migrations'));
  const owner = openDatabase(ownerUrl, { role: 'owner', maxConnections: 4 });
  let clock: QuickClock = { realMs: Date.now(), baseMs: NOON, pace: PACE };
  await installClock(owner, clock);
  const [port, consolePort, sandboxPort] = [await freePort(), await freePort(), await freePort()];
  const sandboxUrl = `http://127.0.0.1:${sandboxPort}`;
  const bookFile = join(folder, 'book.json');
  const given = { port: sandboxPort, secret: SECRET, controlToken: TOKEN, file: bookFile, clock };
  const sandbox = sandboxProgram(sandboxFile, given);
  const said: string[] = [];
  const env = environmentOf(ownerUrl, folder, [port, consolePort]);
  const site = siteProgram(main, env, (line) => void said.push(line));
  await sandbox.start();
  await site.start();
  const appUrl = await appLogin(ownerUrl, dataFolder);
  const db = openDatabase(appUrl, { maxConnections: 4 });
  const channels = await setUp({ db, owner, dataFolder }, sandboxUrl);
  const operators = await readOperators(join(dataFolder, 'demo-operators.json'));
  return {
    embedded,
    db,
    owner,
    appUrl,
    dataFolder,
    bookFile,
    site,
    sandbox,
    url: `http://127.0.0.1:${port}`,
    consoleUrl: `http://127.0.0.1:${consolePort}`,
    sandboxUrl,
    controlToken: TOKEN,
    channels,
    operators,
    said,
    now: () => readQuick(clock),
    leap: async (ms) => {
      clock = { ...clock, realMs: Date.now(), baseMs: readQuick(clock) + ms };
      sandbox.tell(clock);
      await changeClock(owner, clock);
    },
    ready: (player) => readyPlayer({ db, owner, dataFolder }, player),
    stop: async () => {
      await site.kill();
      await sandbox.kill();
      await Promise.all([db.destroy(), owner.destroy()]);
      await embedded.stop();
      for (const file of [main, sandboxFile]) rmSync(file, { force: true });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
