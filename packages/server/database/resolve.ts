import { asOwner, createDatabase, databaseUrl } from './administer.ts';
import type { Binaries } from './binaries.ts';
import { startEmbedded } from './embedded.ts';

/** A database that the program may use as its owner. */
export type Database = {
  readonly ownerUrl: string;
  /** Major version of the server. */
  readonly version: number;
  readonly embedded: boolean;
  /** Stops the embedded server; does nothing to another's. */
  stop(): Promise<void>;
};

export type DatabaseOptions = {
  /** An outside PostgreSQL, 15 or newer, as an owner who may create roles. */
  readonly databaseUrl?: string | undefined;
  /** Where the embedded one keeps its data. */
  readonly folder: string;
  readonly fsync: boolean;
  readonly binaries?: Binaries;
  /** Of the embedded one: where its log is kept, from the first backup on. */
  readonly archive?: string | undefined;
  /** Of the embedded one: settings of the server, by name, instead of the usual ones or beside them. */
  readonly settings?: Readonly<Record<string, string>>;
};

const OLDEST = 15;

/** The program cannot work with the database of DATABASE_URL. The message is for the person who starts the product. */
export class UnusableDatabase extends Error {}

const readVersion = (url: string): Promise<number> =>
  asOwner(url, async (client) => {
    const { rows } = await client.query<{ version: number }>(
      `SELECT current_setting('server_version_num')::int / 10000 AS version`,
    );
    return rows[0]?.version ?? 0;
  });

/** The outside database where one is named, else the embedded one, started. */
export async function resolveDatabase(options: DatabaseOptions): Promise<Database> {
  if (options.databaseUrl) {
    const version = await readVersion(options.databaseUrl);
    if (version < OLDEST) {
      throw new UnusableDatabase(
        `The database of DATABASE_URL is PostgreSQL ${version}, which is too old. Use version ${OLDEST} or newer.`,
      );
    }
    const stop = async (): Promise<void> => {};
    return { ownerUrl: options.databaseUrl, version, embedded: false, stop };
  }
  const server = await startEmbedded(options);
  await createDatabase(server.adminUrl, 'fairlot');
  const ownerUrl = databaseUrl(server.adminUrl, 'fairlot');
  return {
    ownerUrl,
    version: await readVersion(ownerUrl),
    embedded: true,
    stop: () => server.stop(),
  };
}
