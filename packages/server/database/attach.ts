import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { databaseUrl } from './administer.ts';
import { readPostmaster } from './owner.ts';
import { servesFolder } from './process.ts';
import { SUPERUSER } from './embedded.ts';
import { resolveDatabase, type Database, type DatabaseOptions } from './resolve.ts';

/**
 * The database for a command of the operator: the one that a running server uses, where it runs;
 * otherwise started for the length of the command.
 */
export async function attachDatabase(options: DatabaseOptions): Promise<Database> {
  const data = join(options.folder, 'data');
  const running = readPostmaster(data);
  const password = join(options.folder, 'password');
  if (
    options.databaseUrl ||
    !running?.ready ||
    !existsSync(password) ||
    !servesFolder(running.pid, data)
  ) {
    return resolveDatabase(options);
  }
  const secret = readFileSync(password, 'utf8').trim();
  const admin = `postgres://${SUPERUSER}:${secret}@127.0.0.1:${running.port}/postgres`;
  const stop = async (): Promise<void> => {};
  return { ownerUrl: databaseUrl(admin, 'fairlot'), version: 18, embedded: true, stop };
}
