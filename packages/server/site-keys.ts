import { join, resolve } from 'node:path';
import { stat } from 'node:fs/promises';
import { ok, refused } from '@fairlot/rules/core/result';
import { act } from './features/operator/index.ts';
import {
  countUnderOld,
  countUnderOldPepper,
  findInstallationKey,
  INSTALLATION_KEYS,
  resealRows,
  rotate,
  type InstallationKey,
} from './keys/index.ts';
import { findNumberedKey, newestKeyNumber } from './platform/key-file.ts';
import type { Db } from './platform/db.ts';
import type { GameStage } from './site-games.ts';

/** What `npm run site` does with the keys of the installation, by actor `command`. */
export const KEYS_USAGE = `npm run site -- keys                             the keys of this installation, and what older ones still open
npm run site -- keys rotate NAME                 a new one takes its place; what it sealed is sealed anew
npm run site -- keys reseal NAME                 goes on with that where it was stopped`;

type Said = Promise<string | { readonly why: string }>;

const rootOf = (): string => resolve(process.env['FAIRLOT_ROOT'] ?? '.');

const resealed = async (stage: GameStage, key: InstallationKey): Promise<string> => {
  const done = await resealRows(stage, key);
  return `${done} values were sealed anew`;
};

async function rotateNamed({ db, dataFolder, reason }: GameStage, name: string): Said {
  const key = findInstallationKey(name);
  if (!key) return { why: `there is no key ${name}: npm run site -- keys` };
  const deed = { permission: 'site.keys.rotate', target: `key ${name}`, reason } as const;
  const made = await act<string, string>(db, 'command', deed, async () => {
    const before = { number: await newestKeyNumber(dataFolder, name) };
    const done = await rotate({ dataFolder, root: rootOf() }, key);
    if (!done.ok) return refused(done.error);
    const after = { number: await newestKeyNumber(dataFolder, name), said: done.value };
    return ok({ before, after, value: done.value });
  });
  if (!made.ok) return { why: made.error };
  if (!key.sealed) return made.value;
  return `${made.value}; ${await resealed({ db, dataFolder, reason }, key)}`;
}

export const keyActs = {
  'keys rotate': {
    words: 1,
    run: (stage: GameStage, [name = '']: readonly string[]): Said => rotateNamed(stage, name),
  },
  'keys reseal': {
    words: 1,
    run: async (stage: GameStage, [name = '']: readonly string[]): Said => {
      const key = findInstallationKey(name);
      if (!key?.sealed) return { why: `${name} seals nothing: npm run site -- keys` };
      return resealed(stage, key);
    },
  },
} as const;

const HOW: Readonly<Record<InstallationKey['rotation'], string>> = {
  sealing: 'rotates: seals anew',
  pepper: 'rotates: at the next sign-in of each',
  signing: 'rotates: what the old one signed stays good',
  passing: 'rotates: what is under way is asked for anew',
  stays: 'stays',
};

/** When its file was made: the day, or that it was never used. */
async function madeOf(dataFolder: string, name: string, number: number): Promise<string> {
  if (!(await findNumberedKey(dataFolder, name, number))) return 'not made yet';
  const file = join(dataFolder, 'keys', `${number === 0 ? name : `${name}.${number}`}.key`);
  return (await stat(file)).mtime.toISOString().slice(0, 10);
}

async function leftOf(db: Db, dataFolder: string, key: InstallationKey): Promise<string> {
  const rooms = { db, dataFolder };
  const count =
    key.rotation === 'pepper'
      ? await countUnderOldPepper(rooms, key)
      : await countUnderOld(rooms, key);
  return count === 0 ? '' : `, ${count} under older ones`;
}

/** A line each: number, when it was made, how it is changed, what is left under older ones, what it is for. */
export async function tellKeys(db: Db, dataFolder: string): Promise<string> {
  const lines = await Promise.all(
    INSTALLATION_KEYS.map(async (key) => {
      const number = await newestKeyNumber(dataFolder, key.name);
      const made = await madeOf(dataFolder, key.name, number);
      const left = await leftOf(db, dataFolder, key);
      return `${key.name}  number ${number}, ${made}; ${HOW[key.rotation]}${left}\n    ${key.about}`;
    }),
  );
  return lines.join('\n');
}
