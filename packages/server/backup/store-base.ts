import pg from 'pg';

/** What the embedded database is asked while it is copied, as its superuser, over one connection. */
export type BaseClient = pg.Client;

const LOCK = 0xbac0;

export async function openBase(ownerUrl: string): Promise<BaseClient> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  return client;
}

/** Whether nobody else makes a backup, until the connection ends; and whether the log is kept. */
export async function beAlone(
  client: BaseClient,
): Promise<{ readonly alone: boolean; readonly keepsLog: boolean }> {
  const { rows } = await client.query<{ alone: boolean; mode: string }>(
    `SELECT pg_try_advisory_lock($1) AS alone, current_setting('archive_mode') AS mode`,
    [LOCK],
  );
  return { alone: rows[0]?.alone === true, keepsLog: rows[0]?.mode === 'on' };
}

/** Whatever was done is in the archive within a minute. */
export async function cutLogByTime(client: BaseClient): Promise<void> {
  const { rows } = await client.query<{ archive_timeout: string }>('SHOW archive_timeout');
  if (rows[0]?.archive_timeout === '1min') return;
  await client.query(`ALTER SYSTEM SET archive_timeout = '60s'`);
  await client.query('SELECT pg_reload_conf()');
}

export const startBase = async (client: BaseClient): Promise<void> => {
  await client.query(`SELECT pg_backup_start('fairlot', fast => true)`);
};

/** Ends the copy: its label, the first and the last file of the log that it needs, and the place where that ends. It does not wait for them. */
export async function stopBase(client: BaseClient): Promise<{
  readonly label: string;
  readonly first: string | undefined;
  readonly last: string;
  readonly stop: string;
}> {
  const { rows } = await client.query<{ labelfile: string; last: string; stop: string }>(
    'SELECT labelfile, pg_walfile_name(lsn) AS last, lsn::text AS stop FROM pg_backup_stop(wait_for_archive => false)',
  );
  const { labelfile: label = '', last = '', stop = '' } = rows[0] ?? {};
  return { label, first: /\(file ([0-9A-F]{24})\)/.exec(label)?.[1], last, stop };
}

/** The file of the log that is written now. */
export async function readLogFile(client: BaseClient): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    'SELECT pg_walfile_name(pg_current_wal_lsn()) AS name',
  );
  return rows[0]?.name ?? '';
}

/** By the clock of the machine: the log is read by it, whatever the time of the site is. */
export async function readClockMs(client: BaseClient): Promise<number> {
  const { rows } = await client.query<{ ms: string }>(
    'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS ms',
  );
  return Number(rows[0]?.ms);
}

/** Puts what was done so far into the archive now. */
export const cutLog = async (client: BaseClient): Promise<void> => {
  await client.query('SELECT pg_switch_wal()');
};

export type ArchiveState = {
  /** When a file of the log came to the archive last, milliseconds UTC. */
  readonly archivedMs: number | undefined;
  /** The last try failed, since then. */
  readonly failedMs: number | undefined;
};

export async function readArchive(client: BaseClient): Promise<ArchiveState> {
  const { rows } = await client.query<{ archived: Date | null; failed: Date | null }>(`
    SELECT last_archived_time AS archived,
      CASE WHEN last_failed_time > coalesce(last_archived_time, '-infinity') THEN last_failed_time END AS failed
    FROM pg_stat_archiver`);
  return {
    archivedMs: rows[0]?.archived?.getTime(),
    failedMs: rows[0]?.failed?.getTime(),
  };
}
