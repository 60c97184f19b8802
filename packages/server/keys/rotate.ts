import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { invariant } from '@fairlot/rules/core/invariant';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import { publicBytesOf, secretKeyOf } from '#platform/ed25519';
import {
  addKey,
  draftKey,
  findKey,
  newestKeyNumber,
  placeDraft,
  replaceKey,
  trustedFileOf,
} from '#platform/key-file';
import { checkProgram, partNames, signListBy } from '../program/index.ts';
import { INSTALLATION_KEYS, type InstallationKey } from './list.ts';

export type RotateStage = {
  readonly dataFolder: string;
  /** Where the program lies, whose lists are signed. */
  readonly root: string;
};

export const findInstallationKey = (name: string): InstallationKey | undefined =>
  INSTALLATION_KEYS.find((key) => key.name === name);

const FIRST_PEPPER = 1;

/**
 * Makes the next key of a name, and has it take the place of the one before; what it did, in a line, or why it did
 * nothing. What older keys are still needed for stays in the folder; values are sealed anew by `resealRows`.
 */
export async function rotate(
  stage: RotateStage,
  key: InstallationKey,
): Promise<Result<string, string>> {
  switch (key.rotation) {
    case 'sealing':
      return rotateSealing(stage, key);
    case 'pepper':
      return rotatePepper(stage, key);
    case 'signing':
      return key.name === 'program-signing'
        ? rotateProgram(stage, key.name)
        : rotateBooks(stage, key.name);
    case 'passing':
      await replaceKey(stage.dataFolder, key.name);
      return ok(`${key.name} is another now: what is under way by the old one is asked for anew`);
    case 'stays':
      return refused(`${key.name} stays: ${key.about}`);
    default:
      return key.rotation satisfies never;
  }
}

async function rotateSealing(stage: RotateStage, key: InstallationKey) {
  if ((await findKey(stage.dataFolder, key.name)) === undefined)
    return refused(`${key.name} was never used: there is nothing to change`);
  const { number } = await addKey(stage.dataFolder, key.name);
  return ok(`${key.name} seals by number ${number}`);
}

/** Nobody has the passwords: each is hashed with it when its player signs in. */
async function rotatePepper({ dataFolder }: RotateStage, { name }: InstallationKey) {
  // Number 0 is no pepper: hashes name theirs from 1 on.
  if ((await newestKeyNumber(dataFolder, name)) < FIRST_PEPPER)
    return refused(`${name} was never used: there is nothing to change`);
  const { number } = await addKey(dataFolder, name);
  return ok(`${name} is number ${number}; each password takes it when its player signs in`);
}

/** The public half of the old one is written down first: without that line what it signed would count no more. */
async function rotateBooks({ dataFolder }: RotateStage, name: string) {
  const seed = await findKey(dataFolder, name);
  if (!seed) return refused(`${name} was never used: there is nothing to change`);
  const old = publicBytesOf(secretKeyOf(seed)).toString('hex');
  await appendFile(join(dataFolder, 'keys', trustedFileOf(name)), `${old}\n`, { mode: 0o600 });
  await replaceKey(dataFolder, name);
  return ok(`${name} is another now; seals by the one before (${old.slice(0, 16)}...) stay good`);
}

/** Signs what was signed, and nothing that was changed since. */
async function rotateProgram(stage: RotateStage, name: string) {
  const faults = await checkProgram(stage.root, stage.dataFolder);
  if (faults.length > 0) return refused(`the program is not as it was signed: ${faults[0]}`);
  const steps = stepsOfProgram(stage, name);
  let step = await steps.next();
  while (!step.done) step = await steps.next();
  return ok(`${name} is another now, and the program is signed by it`);
}

/**
 * The steps of it, one file each: the lists are signed by both keys before one takes the place of the other, so that
 * the program starts wherever this was ended.
 */
export async function* stepsOfProgram(
  { dataFolder }: RotateStage,
  name: string,
): AsyncGenerator<void> {
  const old = await findKey(dataFolder, name);
  invariant(old, 'what was signed has a key');
  const next = await draftKey(dataFolder, name);
  yield;
  for (const part of partNames) {
    await signListBy(dataFolder, part, [old, next]);
    yield;
  }
  await placeDraft(dataFolder, name);
  for (const part of partNames) {
    yield;
    await signListBy(dataFolder, part, [next]);
  }
}
