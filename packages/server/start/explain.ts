import { isConnectionLoss } from '#platform/db';
import type { Environment } from '../environment/index.ts';

const SPACE = 'Free space on that disk, then start again.';
const RIGHTS = 'Give this user the right to write there, then start again.';

/** Advice for errors of the operating system, by code. */
const OF_SYSTEM: Readonly<Record<string, (path: string) => string>> = {
  ENOSPC: (path) => `The disk is full at ${path}. ${SPACE}`,
  EDQUOT: (path) => `The quota of the disk is used up at ${path}. ${SPACE}`,
  EROFS: (path) => `${path} is on a disk that cannot be written. ${RIGHTS}`,
  EACCES: (path) => `This user may not use ${path}. ${RIGHTS}`,
  EPERM: (path) => `This user may not use ${path}. ${RIGHTS}`,
  ENOTDIR: (path) => `${path} leads through a file where a folder belongs. Move that file away.`,
  EISDIR: (path) => `${path} is a folder where a file belongs. Move that folder away.`,
  EEXIST: (path) => `${path} is in the way. Move it away, then start again.`,
};

/** The same of the database of DATABASE_URL, by the code that PostgreSQL answers with. */
const OF_DATABASE: readonly (readonly [RegExp, string])[] = [
  [/^28/, 'refuses the login. Correct the user or the password in it.'],
  [/^3D000$/, 'has no database of that name. Create it, or name another.'],
  [
    /^42501$/,
    'does not give this user enough rights. The user must own the database and may create roles.',
  ],
  [/^25006$/, 'is read-only: it may be a replica. Name the primary server.'],
  [/^53(100|200)$/, 'has no space or memory left. Free some, then start again.'],
  [/^53300$/, 'has no connection left. End some, or raise max_connections.'],
  [/^57P03$/, 'is starting or stopping. Try again in a moment.'],
];

const memberOf = (error: Error, name: 'code' | 'path'): string => {
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' ? value : '';
};

/** Returns advice about an error at the start; undefined for a bug. */
export function explainStart(
  error: unknown,
  { DATABASE_URL }: Pick<Environment, 'DATABASE_URL'>,
): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = memberOf(error, 'code');
  const path = memberOf(error, 'path');
  if (path !== '' && OF_SYSTEM[code]) return OF_SYSTEM[code](path);
  if (!DATABASE_URL) return undefined;
  const known = OF_DATABASE.find(([pattern]) => pattern.test(code));
  if (known) return `The database of DATABASE_URL ${known[1]}`;
  if (code === 'ENOTFOUND') return 'The host of DATABASE_URL is unknown. Correct its name.';
  if (isConnectionLoss(error)) {
    return 'The database of DATABASE_URL does not answer. Start it, or correct the address.';
  }
  return undefined;
}
