import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { loginHttp } from '@fairlot/wire/auth/login';
import { findKey, loadKey, newestKeyNumber, replaceKey } from '#platform/key-file';
import { seal, unseal } from '#platform/seal';
import { checkProgram, partNames, signPart } from '../../../program/index.ts';
import { PARTS } from '../../../program/parts.ts';
import { registerPlayer, TEST_PASSWORD } from '../../../features/auth/login/testing.ts';
import { keepBooks, sealInvariant } from '../../../audit/seal.ts';
import { keyActs, stepsOfChange, describeKeys } from './keys.ts';
import { withTestServer } from '#testing';
import {
  countUnderOld,
  findInstallationKey,
  INSTALLATION_KEYS,
  readKeyStates,
  resealRows,
  rotate as rotateKey,
  stepsOfProgram,
} from '../../../keys/index.ts';

/** Keys that are changed by command, while the server runs on with them. */
const dataFolder = await mkdtemp(join(tmpdir(), 'fairlot-keys-'));
const server = withTestServer({ games: [], settings: { dataFolder } });
afterAll(() => rm(dataFolder, { recursive: true, force: true }));

const stage = () => ({
  db: server().owner as never,
  dataFolder,
  reason: 'a test of keys',
});
const rotate = (name: string) => keyActs['keys rotate'].run(stage(), [name]);
const reseal = (name: string) => keyActs['keys reseal'].run(stage(), [name]);
const keyOf = (name: string) => {
  const key = findInstallationKey(name);
  if (!key) throw new Error(`${name} is in the list`);
  return key;
};

/** What the audit says of the changes of a key, oldest first. */
const auditOf = async (name: string) => {
  const { rows } = await sql<{ before: unknown; after: unknown }>`
    SELECT before, after FROM operator_audit WHERE target = ${`key ${name}`} ORDER BY n`.execute(
    server().owner,
  );
  return rows;
};

const SERVER = join(import.meta.dirname, '../../..');
/** Every name that the program gives to a key: where it loads one, and where it seals by one. */
function namesInProgram(): ReadonlySet<string> {
  const files = readdirSync(SERVER, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !/test|node_modules|^keys/.test(file),
  );
  const names = files.flatMap((file) => {
    const text = readFileSync(join(SERVER, file), 'utf8');
    if (!/key-file|platform\/seal|seal\.ts/.test(text)) return [];
    const said =
      /(?:\bKEY|SIGNING|SEAL_KEY|PEPPERS) = '([\w-]+)'|loadKey\(\w+, '([\w-]+)'\)|key: '([\w-]+)',\s*table/g;
    return [...text.matchAll(said)].map(([, one, two, three]) => one ?? two ?? three ?? '');
  });
  return new Set(names);
}

test('the list has every key that the program asks for, and no other', () => {
  expect([...namesInProgram()].toSorted()).toEqual(
    INSTALLATION_KEYS.map(({ name }) => name).toSorted(),
  );
});

/**
 * Columns that hold what is opened again, in the catalogue: a column that is added and not listed would stay under the old
 * key. Beside the list: seeds of rounds, which `draw-master` seals for good, and what is offered to an operator for minutes.
 */
const NOT_SEALED_ANEW = ['instant_seed.sealed', 'operator_invitation.offered'];
test('every column that is sealed is listed with its key', async () => {
  const { rows } = await sql<{ name: string }>`
    SELECT table_name || '.' || column_name AS name FROM information_schema.columns
    WHERE table_schema = 'public' AND data_type = 'bytea'
      AND (column_name LIKE '%sealed%' OR column_name IN ('phrase', 'offered'))`.execute(
    server().owner,
  );
  const listed = INSTALLATION_KEYS.flatMap(({ sealed = [] }) => sealed);
  expect(rows.map(({ name }) => name).toSorted()).toEqual(
    [...listed.map(({ table, column }) => `${table}.${column}`), ...NOT_SEALED_ANEW].toSorted(),
  );
});

/** Contacts of players who are not there: what is sealed is what matters. */
async function sealContacts(count: number, from = 1): Promise<void> {
  for (let id = from; id < from + count; id += 1) {
    const of = { key: 'contacts', table: 'player_contact', owner: `${id}:3` };
    const sealed = await seal(dataFolder, of, Buffer.from(`1000${id}`));
    await sql`
      INSERT INTO player_contact (player_id, kind, sealed) VALUES (${id}, 3, ${sealed})`.execute(
      server().owner,
    );
  }
}
const contacts = async () => {
  const { rows } = await sql<{ player_id: bigint; sealed: Buffer }>`
    SELECT player_id, sealed FROM player_contact ORDER BY player_id`.execute(server().owner);
  return Promise.all(
    rows.map(async ({ player_id: id, sealed }) => {
      const of = { key: 'contacts', table: 'player_contact', owner: `${id}:3` };
      return {
        number: sealed.readUInt16BE(3),
        text: Buffer.from(await unseal(dataFolder, of, sealed)).toString(),
      };
    }),
  );
};

describe('a key that seals', () => {
  test('that was never used has nothing to change', async () => {
    expect(await rotate('courier')).toEqual({
      why: 'courier was never used: there is nothing to change',
    });
  });

  test('is followed by the next, what it sealed is sealed anew, and the old one stays to read', async () => {
    await sealContacts(5);
    expect(await rotate('contacts')).toBe('contacts seals by number 1; 5 values were sealed anew');
    expect(await contacts()).toEqual(
      [1, 2, 3, 4, 5].map((id) => ({ number: 1, text: `1000${id}` })),
    );
    const files = await readdir(join(dataFolder, 'keys'));
    expect(files).toEqual(expect.arrayContaining(['contacts.key', 'contacts.1.key']));
    expect(await auditOf('contacts')).toMatchObject([
      { before: { number: 0 }, after: { step: 'begun' } },
      { before: { number: 0 }, after: { step: 'done', number: 1 } },
    ]);
  });

  test('stopped half way goes on where it was, a piece a transaction', async () => {
    await sql`DELETE FROM player_contact`.execute(server().owner);
    await sealContacts(7);
    await loadKey(dataFolder, 'contacts.2');
    const rooms = { db: server().owner, dataFolder };
    expect(await countUnderOld(rooms, keyOf('contacts'))).toBe(7);
    // One cannot be opened: those of its piece stay as they were, and nothing is lost.
    const of = { key: 'contacts', table: 'player_contact', owner: 'another' };
    const broken = await seal(dataFolder, of, Buffer.from('x'));
    broken.writeUInt16BE(1, 3);
    await sql`
      INSERT INTO player_contact (player_id, kind, sealed) VALUES (99, 3, ${broken})`.execute(
      server().owner,
    );
    await expect(resealRows(rooms, keyOf('contacts'), 3)).rejects.toThrow();
    await sql`DELETE FROM player_contact WHERE player_id = 99`.execute(server().owner);
    const left = await countUnderOld(rooms, keyOf('contacts'));
    expect(left).toBeLessThan(7);
    expect(left % 3).toBe(1);
    expect(await reseal('contacts')).toBe(`${left} values were sealed anew`);
    expect(new Set((await contacts()).map(({ number }) => number))).toEqual(new Set([2]));
    expect(await reseal('contacts')).toBe('0 values were sealed anew');
    await sql`DELETE FROM player_contact`.execute(server().owner);
  });
});

test.each(['contacts', 'password-pepper'])(
  'a change of %s that is ended anywhere is in the audit before there is another key',
  async (name) => {
    await registerPlayer(server());
    await sealContacts(1);
    const [start, rows] = [await newestKeyNumber(dataFolder, name), (await auditOf(name)).length];
    const said = async () => (await auditOf(name)).slice(rows).map(({ after }) => after);
    // Ended once it is begun: the row is there, and the key is the one before.
    await stepsOfChange(stage(), keyOf(name)).next();
    expect(await said()).toEqual([{ step: 'begun' }]);
    expect(await newestKeyNumber(dataFolder, name)).toBe(start);
    // Ended with the next key made: its row was there before.
    const steps = stepsOfChange(stage(), keyOf(name));
    await steps.next();
    await steps.next();
    expect(await newestKeyNumber(dataFolder, name)).toBe(start + 1);
    expect(await said()).toEqual([{ step: 'begun' }, { step: 'begun' }]);
    expect(await steps.next()).toMatchObject({ done: true, value: { isDone: true } });
    expect((await said()).at(-1)).toMatchObject({ step: 'done', number: start + 1 });
    await sql`DELETE FROM player_contact`.execute(server().owner);
  },
);

test('a change that cannot be written down makes no key', async () => {
  const before = await newestKeyNumber(dataFolder, 'contacts');
  const lost = { ...stage(), reason: null as never };
  await expect(keyActs['keys rotate'].run(lost, ['contacts'])).rejects.toThrow();
  expect(await newestKeyNumber(dataFolder, 'contacts')).toBe(before);
});

const signIn = async (UserName: string): Promise<string> =>
  (await server().call(loginHttp.login, { UserName, Password: TEST_PASSWORD })).code;
const hashOf = async (name: string): Promise<string> => {
  const { rows } = await sql<{ hash: string }>`
    SELECT password_hash AS hash FROM player WHERE user_name = ${name}`.execute(server().owner);
  return rows[0]?.hash ?? '';
};

test('a new pepper is taken by each at his next sign-in; until then the old one lets him in', async () => {
  const [first, second] = [await registerPlayer(server()), await registerPlayer(server())];
  const old = `p${await newestKeyNumber(dataFolder, 'password-pepper')}$`;
  const next = `p${(await newestKeyNumber(dataFolder, 'password-pepper')) + 1}$`;
  expect(await hashOf(first.userName)).toContain(old);
  expect(await rotate('password-pepper')).toContain('is number');
  expect(await signIn(first.userName)).toBe('OK');
  expect(await hashOf(first.userName)).toContain(`${next}argon2id`);
  expect(await signIn(first.userName)).toBe('OK');
  expect(await hashOf(second.userName)).toContain(old);
  expect(await hashOf((await registerPlayer(server())).userName)).toContain(next);
  expect(await describeKeys(server().owner as never, dataFolder)).toMatch(
    /password-pepper {2}number \d+.* under older ones/,
  );
  expect(await signIn(second.userName)).toBe('OK');
});

test('the books are sealed by a new key, and what the old one signed is good', async () => {
  const { owner } = server();
  await keepBooks(owner, dataFolder);
  const before = await findKey(dataFolder, 'books-sealing');
  expect(await rotate('books-sealing')).toContain('stay good');
  expect(await findKey(dataFolder, 'books-sealing')).not.toEqual(before);
  await registerPlayer(server());
  await keepBooks(owner, dataFolder);
  const { rows } = await sql<{ keys: number }>`
    SELECT count(DISTINCT key)::int AS keys FROM ledger_seal`.execute(owner);
  expect(rows[0]?.keys).toBe(2);
  expect(await sealInvariant(dataFolder).find(owner, dataFolder)).toEqual([]);
  // The control: without the line of the old one its seals count no more.
  const trusted = join(dataFolder, 'keys', 'books-sealing.trusted');
  const line = await readFile(trusted, 'utf8');
  await rm(trusted);
  const [fault] = await sealInvariant(dataFolder).find(owner, dataFolder);
  expect(fault).toContain('unknown key');
  await writeFile(trusted, line);
});

test('what lasts minutes is another at once, and what stays says why', async () => {
  const before = await loadKey(dataFolder, 'sign-in-work');
  expect(await rotate('sign-in-work')).toContain('asked for anew');
  expect(await findKey(dataFolder, 'sign-in-work')).not.toEqual(before);
  for (const { name, about } of INSTALLATION_KEYS.filter(({ rotation }) => rotation === 'stays')) {
    const kept = await findKey(dataFolder, name);
    expect(await rotate(name)).toEqual({ why: `${name} stays: ${about}` });
    expect(await findKey(dataFolder, name)).toEqual(kept);
  }
  expect(await rotate('nobodys')).toEqual({ why: 'there is no key nobodys: npm run site -- keys' });
});

test('the list says of each how it is changed, and tells no key', async () => {
  const told = await describeKeys(server().owner as never, dataFolder);
  const states = await readKeyStates({ db: server().owner as never, dataFolder });
  const pepper = states.find(({ name }) => name === 'password-pepper');
  expect(pepper?.number).toBe(await newestKeyNumber(dataFolder, 'password-pepper'));
  expect(Math.abs((pepper?.madeMs ?? 0) - Date.now())).toBeLessThan(3_600_000);
  for (const { name } of INSTALLATION_KEYS) {
    expect(told).toContain(`${name}  number ${await newestKeyNumber(dataFolder, name)}`);
    const key = await findKey(dataFolder, name);
    if (key) expect(told).not.toContain(Buffer.from(key).toString('hex'));
  }
});

test('a key of the program that is changed half way leaves a program that starts, wherever it was ended', async () => {
  const root = join(dataFolder, 'half');
  const folder = join(dataFolder, 'half-keys');
  const stage = { dataFolder: folder, root };
  for (const each of Object.values(PARTS).flat()) {
    await mkdir(join(root, each), { recursive: true });
    await writeFile(join(root, each, 'main.js'), 'export const plain = 1;');
  }
  for (const part of partNames) await signPart(root, folder, part);
  const steps = 2 * partNames.length + 1;
  for (let ended = 1; ended <= steps; ended += 1) {
    const before = await findKey(folder, 'program-signing');
    const under = stepsOfProgram(stage, 'program-signing');
    for (let step = 0; step < ended; step += 1) expect((await under.next()).done).toBe(false);
    expect(await checkProgram(root, folder)).toEqual([]);
    const isPlaced = ended > partNames.length + 1;
    const after = await findKey(folder, 'program-signing');
    expect(Buffer.compare(after ?? Buffer.of(), before ?? Buffer.of()) !== 0).toBe(isPlaced);
  }
  expect(await rotateKey(stage, keyOf('program-signing'))).toMatchObject({ ok: true });
  expect(await checkProgram(root, folder)).toEqual([]);
  // The control: a key that signed nothing finds a fault in every part.
  await replaceKey(folder, 'program-signing');
  expect(await checkProgram(root, folder)).toHaveLength(partNames.length);
});

test('the program is signed anew where it is as it was signed, and not where it was changed', async () => {
  const root = join(dataFolder, 'root');
  for (const folder of Object.values(PARTS).flat()) {
    await mkdir(join(root, folder), { recursive: true });
    await writeFile(join(root, folder, 'main.js'), 'export const plain = 1;');
  }
  for (const part of partNames) await signPart(root, dataFolder, part);
  const key = keyOf('program-signing');
  const before = await findKey(dataFolder, key.name);
  expect(await rotateKey({ dataFolder, root }, key)).toMatchObject({ ok: true });
  expect(await findKey(dataFolder, key.name)).not.toEqual(before);
  expect(await checkProgram(root, dataFolder)).toEqual([]);
  const file = join(root, Object.values(PARTS).flat()[0] ?? '', 'main.js');
  await writeFile(file, 'export const plain = 2;');
  const after = await findKey(dataFolder, key.name);
  expect(await rotateKey({ dataFolder, root }, key)).toEqual({
    ok: false,
    error: expect.stringContaining('the program is not as it was signed'),
  });
  expect(await findKey(dataFolder, key.name)).toEqual(after);
});

test('what a key sealed may be sealed anew by whom commands run as', async () => {
  const kept: string[] = [];
  for (const key of INSTALLATION_KEYS.filter(({ sealed }) => sealed)) {
    await loadKey(dataFolder, key.name);
    for (const { table, column } of key.sealed ?? []) {
      const { rows } = await sql<{ may: boolean }>`
        SELECT has_column_privilege('fairlot_app', ${table}, ${column}, 'UPDATE') AS may`.execute(
        server().owner,
      );
      if (rows[0]?.may !== true) kept.push(`${table}.${column}`);
    }
    expect(await resealRows({ db: server().db, dataFolder }, key), key.name).toBe(0);
  }
  expect(kept).toEqual([]);
});
