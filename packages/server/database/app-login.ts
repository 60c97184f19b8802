import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';
import pg from 'pg';
import { loadKey } from '#platform/key-file';
import { asOwner } from './administer.ts';

/**
 * The login that the program works with: a member of `fairlot_app` and of nothing else, so that code
 * which could run any SQL has no way back to the owner. Its name and password come from a key of the
 * installation, a file for the owner of the data folder alone; the server gets the verifier of the
 * password, never the password, so that none is in its log.
 */
const ROLE = 'fairlot_app';
const KEY = 'database-login';
const ITERATIONS = 4_096;
/** `invalid_authorization_specification`, `invalid_password`: no such login yet, or another password. */
const UNKNOWN_LOGIN = /^28/;

/** A login that may do more than the program should, or cannot come in. Its message is for whoever set it. */
export class BadLogin extends Error {}

type Login = { readonly user: string; readonly password: string };

async function loginOf(dataFolder: string): Promise<Login> {
  const seed = await loadKey(dataFolder, KEY);
  const part = (name: string): string => createHmac('sha256', seed).update(name).digest('hex');
  return { user: `${ROLE}_${part('user').slice(0, 12)}`, password: part('password') };
}

/** What PostgreSQL stores of a password (RFC 5802, RFC 7677). */
export function verifierOf(password: string, salt: Buffer): string {
  const salted = pbkdf2Sync(password, salt, ITERATIONS, 32, 'sha256');
  const keyOf = (name: string): Buffer => createHmac('sha256', salted).update(name).digest();
  const stored = createHash('sha256').update(keyOf('Client Key')).digest('base64');
  const server = keyOf('Server Key').toString('base64');
  return `SCRAM-SHA-256$${ITERATIONS}:${salt.toString('base64')}$${stored}:${server}`;
}

/**
 * The address of the same database for the program itself; makes its login where it is not there.
 * After the migrations, which make the role. An operator whose owner may not create roles names a
 * login of his own: it is checked as ours is.
 */
export async function appLogin(
  ownerUrl: string,
  dataFolder: string,
  given?: string,
): Promise<string> {
  if (given !== undefined) {
    await checkLogin(given);
    return given;
  }
  const login = await loginOf(dataFolder);
  const url = new URL(ownerUrl);
  url.username = login.user;
  url.password = login.password;
  try {
    await checkLogin(url.href);
  } catch (error) {
    if (!isUnknown(error)) throw error;
    await makeLogin(ownerUrl, login);
    await checkLogin(url.href).catch((second: unknown) => {
      if (!isUnknown(second)) throw second;
      throw new BadLogin(
        `The server does not let ${login.user} in, which was just made: see its pg_hba.conf, or name a login in DATABASE_APP_URL.`,
      );
    });
  }
  return url.href;
}

const isUnknown = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && UNKNOWN_LOGIN.test(error.code ?? '');

const makeLogin = (ownerUrl: string, { user, password }: Login): Promise<void> =>
  asOwner(ownerUrl, async (client) => {
    const name = client.escapeIdentifier(user);
    const verifier = client.escapeLiteral(verifierOf(password, randomBytes(16)));
    await client.query('BEGIN');
    // Of several processes that start at once one makes it.
    await client.query('SELECT pg_advisory_xact_lock(20003, 0)');
    const found = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [user]);
    const verb = found.rowCount ? 'ALTER' : 'CREATE';
    await client.query(`${verb} ROLE ${name} LOGIN PASSWORD ${verifier}`);
    await client.query(`GRANT ${ROLE} TO ${name}`);
    await client.query('COMMIT');
  });

type Rights = { user: string; others: string[] | null; is_member: boolean; can_more: boolean };

/** Whether a login comes in and may do what the program may, and no more. */
async function checkLogin(url: string): Promise<void> {
  const [rights] = await asOwner(url, async (client) => {
    const { rows } = await client.query<Rights>(`
      SELECT session_user AS user, pg_has_role(session_user, '${ROLE}', 'MEMBER') AS is_member,
        (SELECT array_agg(rolname::text) FROM pg_roles
          WHERE pg_has_role(session_user, oid, 'MEMBER') AND rolname NOT IN (session_user, '${ROLE}')) AS others,
        (SELECT rolsuper OR rolcreaterole OR rolcreatedb OR rolbypassrls OR rolreplication
          FROM pg_roles WHERE rolname = session_user)
          OR EXISTS (SELECT FROM pg_class c JOIN pg_roles r ON r.oid = c.relowner WHERE r.rolname = session_user) AS can_more`);
    return rows;
  });
  if (rights?.is_member && !rights.can_more && rights.others === null) return;
  throw new BadLogin(
    `The program works with a login that is a member of ${ROLE} and may do nothing else; ${rights?.user} is none.`,
  );
}
