import pg from 'pg';

/** Runs one statement or more as the owner of the server, outside any pool. */
export async function asOwner<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The same server and user, another database. */
export function databaseUrl(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}

/**
 * Makes a database unless it is there; from a template when one is named. The files of a template are copied as they
 * are: page by page through the log, as is usual since version 15, costs three times as much of a small one.
 */
export const createDatabase = (url: string, name: string, template?: string): Promise<void> =>
  asOwner(url, async (client) => {
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (found.rowCount) return;
    const from = template
      ? ` TEMPLATE ${client.escapeIdentifier(template)} STRATEGY FILE_COPY`
      : '';
    await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}${from}`);
  });

export const dropDatabase = (url: string, name: string): Promise<void> =>
  asOwner(url, async (client) => {
    await client.query(`DROP DATABASE IF EXISTS ${client.escapeIdentifier(name)} WITH (FORCE)`);
  });

export const listDatabases = (url: string): Promise<readonly string[]> =>
  asOwner(url, async (client) => {
    const { rows } = await client.query<{ datname: string }>('SELECT datname FROM pg_database');
    return rows.map((row) => row.datname);
  });
