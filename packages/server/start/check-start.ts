import { join } from 'node:path';
import { checkFolder, checkWritable, UnusableFolder } from '../database/check-folder.ts';
import { BadEnvironment, foldersOf, parseEnvironment } from '../environment/read-environment.ts';
import type { Environment } from '../environment/variables.ts';
import { checkPort, PortTaken } from './check-port.ts';

/**
 * Throws an error whose message is for the person who starts the product, if the data folder or the
 * port cannot be used. Imports nothing that has to be installed: `npm start` asks before it installs
 * and builds, from `tools/check-start.mjs`, which is bundled from this file.
 */
export async function checkPlaces(environment: Environment): Promise<void> {
  const { dataFolder } = foldersOf(environment);
  checkWritable(dataFolder);
  if (!environment.DATABASE_URL) checkFolder(join(dataFolder, 'pg'));
  await checkPort(environment.PORT, environment.HOST);
}

/** Returns why the product cannot start with these variables; undefined if nothing is known against it. */
export async function faultOf(
  given: Readonly<Record<string, string | undefined>>,
): Promise<string | undefined> {
  try {
    await checkPlaces(parseEnvironment(given));
    return undefined;
  } catch (error) {
    const isKnown =
      error instanceof BadEnvironment ||
      error instanceof UnusableFolder ||
      error instanceof PortTaken;
    if (isKnown) return error.message;
    throw error;
  }
}
