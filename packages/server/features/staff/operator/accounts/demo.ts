import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Db } from '#platform/db';
import { openDemoOperator, type Credentials } from './open-account.ts';
import { findOperator } from '../sign-in/store.ts';

/** Two, because there are acts that one alone cannot do. */
const NAMES = ['operator1', 'operator2'] as const;
const FILE = 'demo-operators.json';
const REASON = 'the demo';

const Words = z.object({
  name: z.string(),
  password: z.string(),
  key: z.string(),
  url: z.string(),
});
/** Of an operator of the demo: the credentials that it made, or that the operator has chosen their own. */
type Kept = Credentials | { readonly name: string; readonly hasOwnWords: true };
const KeptFile = z.array(
  z.union([Words, z.object({ name: z.string(), hasOwnWords: z.literal(true) })]),
);

/** Of earlier starts; nothing where there was none, or the file says nothing. */
async function readKept(file: string): Promise<readonly Kept[]> {
  try {
    return z.safeParse(KeptFile, JSON.parse(await readFile(file, 'utf8'))).data ?? [];
  } catch {
    return [];
  }
}

const write = (file: string, all: readonly Kept[]): Promise<void> =>
  writeFile(file, `${JSON.stringify(all, undefined, 2)}\n`, { mode: 0o600 });

/** The operator has chosen their own: there is nothing to print any more, and nothing to make. */
export async function forgetDemoWords(dataFolder: string, name: string): Promise<void> {
  const file = join(dataFolder, FILE);
  const kept = await readKept(file);
  if (!kept.some((each) => each.name === name)) return;
  const next = { name, hasOwnWords: true } as const;
  await write(
    file,
    kept.map((each) => (each.name === name ? next : each)),
  );
}

/**
 * The operators of a demo, with credentials that are made at the first start and stay in the data
 * folder of this installation, for its owner alone. Every start prints those that nobody has replaced
 * by his own. They are good as they are: whoever reads them here has the machine, and may do all of it.
 */
export async function demoOperators(
  owner: Db,
  dataFolder: string,
): Promise<readonly Credentials[]> {
  const file = join(dataFolder, FILE);
  const kept = await readKept(file);
  const all: Kept[] = [];
  const invited = new Set<string>();
  let isNew = false;
  for (const name of NAMES) {
    const known = kept.find((each) => each.name === name);
    const row = await findOperator(owner, name);
    const isThere = row !== undefined;
    if (known && isThere) {
      all.push(known);
      // A reset ended the credentials in the file.
      if (row.password_hash === null) invited.add(name);
      continue;
    }
    const wanted = { name, roles: ['owner'], isThere } as const;
    const made = await openDemoOperator(owner, dataFolder, wanted, REASON);
    isNew = true;
    if (made.ok) all.push(made.value);
  }
  if (isNew) await write(file, all);
  return all.filter((each) => 'password' in each && !invited.has(each.name)) as Credentials[];
}
