import { ok } from '@fairlot/rules/core/result';
import { foldersOf, readEnvironment } from '../../../environment/index.ts';
import { act } from '../../../features/staff/operator/proposals/index.ts';
import {
  findInstallationKey,
  readKeyStates,
  resealRows,
  rotate,
  type InstallationKey,
} from '../../../keys/index.ts';
import { newestKeyNumber } from '#platform/key-file';
import type { Db } from '#platform/db';
import type { GameStage } from './games.ts';

/** What `npm run site` does with the keys of the installation, by actor `command`. */
export const KEYS_USAGE = `npm run site -- keys                             the keys of this installation, and what older ones still open
npm run site -- keys rotate NAME                 a new one takes its place; what it sealed is sealed anew
npm run site -- keys reseal NAME                 goes on with that where it was stopped`;

type Said = Promise<string | { readonly why: string }>;

const resealed = async (stage: GameStage, key: InstallationKey): Promise<string> => {
  const done = await resealRows(stage, key);
  return `${done} values were sealed anew`;
};

type Turned = { readonly isDone: boolean; readonly said: string };

/**
 * The steps of a change: what is about to happen is in the audit before there is another key, for files know no
 * transaction. A program that is ended in between, or whose commit is lost, leaves a row that says so.
 */
export async function* stepsOfChange(
  { db, dataFolder, reason }: GameStage,
  key: InstallationKey,
): AsyncGenerator<void, Turned> {
  const { name } = key;
  const deed = { permission: 'site.keys.rotate', target: `key ${name}`, reason } as const;
  const before = { number: await newestKeyNumber(dataFolder, name) };
  const write = (after: object) =>
    act<undefined>(db, 'command', deed, async () => ok({ before, after, value: undefined }));
  await write({ step: 'begun' });
  yield;
  const turned = await rotate({ dataFolder, root: foldersOf(readEnvironment()).root }, key);
  yield;
  if (!turned.ok) {
    await write({ step: 'not done', why: turned.error });
    return { isDone: false, said: turned.error };
  }
  const number = await newestKeyNumber(dataFolder, name);
  await write({ step: 'done', number, said: turned.value });
  return { isDone: true, said: turned.value };
}

async function rotateNamed(stage: GameStage, name: string): Said {
  const key = findInstallationKey(name);
  if (!key) return { why: `there is no key ${name}: npm run site -- keys` };
  const steps = stepsOfChange(stage, key);
  let step = await steps.next();
  while (!step.done) step = await steps.next();
  const { isDone, said } = step.value;
  if (!isDone) return { why: said };
  return key.sealed ? `${said}; ${await resealed(stage, key)}` : said;
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

const madeText = (ms: number | null): string =>
  ms === null ? 'not made yet' : new Date(ms).toISOString().slice(0, 10);

/** A line each: number, when it was made, how it is changed, what is left under older ones, what it is for. */
export async function describeKeys(db: Db, dataFolder: string): Promise<string> {
  const states = await readKeyStates({ db, dataFolder });
  return states
    .map(({ name, number, madeMs, rotation, underOld, about }) => {
      const left = underOld === 0 ? '' : `, ${underOld} under older ones`;
      return `${name}  number ${number}, ${madeText(madeMs)}; ${HOW[rotation]}${left}\n    ${about}`;
    })
    .join('\n');
}
