import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { parseTimestamp } from './clock.ts';
import { deferEvents } from './deferred-events.ts';
import { KeepingClient } from './db-plans.ts';

export { KEPT } from './db-plans.ts';
export { newId } from './id.ts';

/**
 * The door to PostgreSQL. The program comes in with a login of its own (database/app-login.ts), a
 * command as the owner; both take the role `fairlot_app` at once.
 * What comes out: bigint as `bigint`, times as milliseconds UTC.
 */
export type Db = Kysely<Record<never, never>>;
/** A transaction that somebody else began and will end. */
export type Tx = Transaction<Record<never, never>>;
/** Where a query may run: on its own, or in a transaction. */
export type Executor = Db | Tx;

const INT8 = 20;
const INT8_ARRAY = 1016;
const DATE = 1082;
const TIMESTAMPTZ = 1184;

const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  [INT8]: BigInt,
  // Whole numbers need no quotes, and no column of ours holds a null in such a list.
  [INT8_ARRAY]: (text) => (text === '{}' ? [] : text.slice(1, -1).split(',').map(BigInt)),
  [DATE]: String,
  [TIMESTAMPTZ]: parseTimestamp,
};

/** How values of the database become values of the program. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => {
    const own = format === 'binary' ? undefined : parsers[oid];
    return own ?? pg.types.getTypeParser(oid, format);
  },
};

/** Whatever the server or the login has for a default: locks and checks count on this isolation. */
const ALWAYS = ['TimeZone=UTC', 'jit=off', 'default_transaction_isolation=read\\ committed'];
const LIMITS = [
  'lock_timeout=2s',
  'statement_timeout=5s',
  'idle_in_transaction_session_timeout=5s',
];

export type DbOptions = {
  /** `app` is what the program runs as; `owner` only for migrations, tests and commands. */
  readonly role?: 'app' | 'owner';
  readonly maxConnections?: number;
};

/** Opens a pool of connections to a database. Close it with `destroy()`. */
export function openDatabase(url: string, options: DbOptions = {}): Db {
  const settings = options.role === 'owner' ? [] : ['role=fairlot_app', ...LIMITS];
  const pool = new pg.Pool({
    Client: KeepingClient,
    connectionString: url,
    max: options.maxConnections ?? 16,
    options: [...ALWAYS, ...settings].map((setting) => `-c ${setting}`).join(' '),
    types,
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
  });
  // A connection that breaks is replaced by the pool; the query at hand or the next one tells of it.
  // Without these two the event alone would end the process, also between two steps of a transaction.
  pool.on('error', () => {});
  pool.on('connect', (client) => void client.on('error', () => {}));
  return new Kysely<Record<never, never>>({ dialect: new PostgresDialect({ pool }) });
}

/**
 * Returns true if the database takes changes. Throws before its migrations are done, or if its disk is full: a sort
 * above its memory writes a temporary file. Needs no table and no permission, and leaves nothing behind.
 */
export const readWritable = (db: Db): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    await sql`SET LOCAL work_mem = '64kB'`.execute(tx);
    const { rows } = await sql<{ is_writable: boolean; sorted: bigint }>`
      SELECT NOT pg_is_in_recovery() AND current_setting('transaction_read_only') = 'off'
          AND app_now() IS NOT NULL AS is_writable,
        (SELECT count(*) FROM
          (SELECT n FROM generate_series(1, 12000) n ORDER BY hashint4(n), repeat('x', 20) OFFSET 0) s) AS sorted`.execute(
      tx,
    );
    return rows[0]?.is_writable ?? false;
  });

/**
 * Runs a use case in one transaction (READ COMMITTED): all of it or nothing. One that is begun already
 * is taken part in: it is all or nothing of that.
 */
export const transaction = <T>(db: Executor, work: (tx: Tx) => Promise<T>): Promise<T> =>
  db.isTransaction ? work(db as Tx) : db.transaction().execute(work);

/** Does something in a transaction and takes it back: what it tells is exactly what would be. */
export async function tryOut<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  await sql`SAVEPOINT try_out`.execute(tx);
  try {
    // What it would tell is never true.
    return (await deferEvents(tx, work)).value;
  } finally {
    await sql`ROLLBACK TO SAVEPOINT try_out`.execute(tx);
  }
}

/** One look at everything as it is now, for work that may take long: it reads only and locks nothing. */
export const longRead = <T>(
  db: Db,
  mostMinutes: number,
  work: (tx: Tx) => Promise<T>,
): Promise<T> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      await sql`SELECT set_config('statement_timeout', ${`${mostMinutes}min`}, true)`.execute(tx);
      return work(tx);
    });

/** SQLSTATE of an error of PostgreSQL, or the code of a broken connection. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;

/** Serialization failure, deadlock, lock timeout. */
const RETRIABLE = new Set(['40001', '40P01', '55P03']);
/** Two processes posted the same key of the house at once; the second now finds it. */
const RACED_KEY = /\bjournal_key(_\d+)?\b/;
/** SQLSTATE of a row that another one keeps out. */
export const UNIQUE_VIOLATION = '23505';

const isRetriable = (error: unknown): boolean =>
  RETRIABLE.has(codeOf(error) ?? '') ||
  // By code and message: on another machine the name of a key has a number behind it.
  (codeOf(error) === UNIQUE_VIOLATION && error instanceof Error && RACED_KEY.test(error.message)) ||
  isConnectionLoss(error);

const LOST = /^(08|57P0)|^E(CONNRESET|PIPE|CONNREFUSED|TIMEDOUT)$/;

export function isConnectionLoss(error: unknown): boolean {
  if (LOST.test(codeOf(error) ?? '')) return true;
  return (
    error instanceof Error &&
    /connection (terminated|ended|error|timeout)|not queryable|timeout exceeded/i.test(
      error.message,
    )
  );
}

/** Above, or: a statement took too long, a session waited too long, there are too many of them. */
const GIVEN_UP = new Set([...RETRIABLE, '57014', '25P03', '53300']);
/** What the pool says when no connection comes free. */
const NO_CONNECTION = 'timeout exceeded when trying to connect';

/** Whether the database had too much to do: it has taken back whatever the work had begun. */
export const isOverload = (error: unknown): boolean =>
  GIVEN_UP.has(codeOf(error) ?? '') || (error instanceof Error && error.message === NO_CONNECTION);

/** Nobody knows whether it happened: the caller must ask by the key of the request. */
export class UnknownState extends Error {}

const TRIES = 5;

/**
 * Repeats work that lost a race or its connection: at most five times, with full
 * jitter. Only for work under an idempotency key, because a lost connection may hide a commit.
 */
export async function retrying<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isRetriable(error)) throw error;
      if (attempt === TRIES) {
        throw new UnknownState('the database did not answer in time', { cause: error });
      }
      await delay(randomInt(1, 20 * 2 ** attempt));
    }
  }
}

export type Listener = {
  /** Settles when it listens for the first time. */
  readonly ready: Promise<void>;
  stop(): Promise<void>;
};

/**
 * Listens to bells of the database on a connection of its own, for ever; a lost connection is made
 * anew. A bell may be missed, so whoever listens also polls.
 */
export function listen(
  url: string,
  channels: readonly string[],
  ring: (channel: string, payload: string) => void,
): Listener {
  const state: { client?: pg.Client; isStopped: boolean } = { isStopped: false };
  let heard = (): void => {};
  const ready = new Promise<void>((done) => (heard = done));
  const connect = async (): Promise<void> => {
    const client = new pg.Client({ connectionString: url, keepAlive: true });
    const lost = new Promise<void>((done) => {
      client.on('error', () => done());
      client.on('end', () => done());
    });
    client.on('notification', ({ channel, payload }) => ring(channel, payload ?? ''));
    try {
      await client.connect();
      // Told to stop while it was on its way: nobody would end this connection later.
      if (state.isStopped) {
        await client.end();
        return;
      }
      state.client = client;
      for (const channel of channels) {
        await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
      }
      heard();
      await lost;
    } catch {
      await client.end().catch(() => {});
    }
  };
  const run = async (): Promise<void> => {
    while (!state.isStopped) {
      await connect();
      if (!state.isStopped) await delay(250);
    }
  };
  const running = run();
  return {
    ready,
    stop: async () => {
      state.isStopped = true;
      await state.client?.end().catch(() => {});
      await running;
    },
  };
}
