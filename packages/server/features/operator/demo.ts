import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Db } from '../../platform/db.ts';
import type { Credentials } from './make-credentials.ts';
import { addOperator, resetOperator } from './open-account.ts';
import { findOperator } from './store.ts';

/** Two, because there are acts that one alone cannot do. */
const NAMES = ['operator1', 'operator2'] as const;
const FILE = 'demo-operators.json';
const REASON = 'the demo';

const Kept = z.array(
  z.object({ name: z.string(), password: z.string(), key: z.string(), url: z.string() }),
);

/** Of earlier starts; nothing where there was none, or the file says nothing. */
async function readKept(file: string): Promise<readonly Credentials[]> {
  try {
    return z.safeParse(Kept, JSON.parse(await readFile(file, 'utf8'))).data ?? [];
  } catch {
    return [];
  }
}

const write = (file: string, all: readonly Credentials[]): Promise<void> =>
  writeFile(file, `${JSON.stringify(all, undefined, 2)}\n`, { mode: 0o600 });

/** Puts new words in place of those that the demo would print; of others it keeps none. */
export async function renewDemoWords(dataFolder: string, renewed: Credentials): Promise<void> {
  const file = join(dataFolder, FILE);
  const kept = await readKept(file);
  if (!kept.some(({ name }) => name === renewed.name)) return;
  await write(
    file,
    kept.map((each) => (each.name === renewed.name ? renewed : each)),
  );
}

/**
 * The operators of a demo, with credentials that are made at the first start and stay in the data
 * folder of this installation, for its owner alone. Every start may print them.
 */
export async function demoOperators(
  owner: Db,
  dataFolder: string,
): Promise<readonly Credentials[]> {
  const file = join(dataFolder, FILE);
  const kept = await readKept(file);
  const all: Credentials[] = [];
  let isNew = false;
  for (const name of NAMES) {
    const known = kept.find((each) => each.name === name);
    const isThere = (await findOperator(owner, name)) !== undefined;
    if (known && isThere) {
      all.push(known);
      continue;
    }
    const made = isThere
      ? await resetOperator(owner, dataFolder, name, REASON)
      : await addOperator(owner, dataFolder, name, ['owner'], REASON);
    isNew = true;
    if (made.ok) all.push(made.value);
  }
  if (isNew) await write(file, all);
  return all;
}
