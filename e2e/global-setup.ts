import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildIfNeeded } from '../tools/build.mjs';
import { copyWithAxe } from './axe-file.ts';
import { unpackedChromium } from './unpacked-chromium.ts';
import { CONSOLE_ROOT, WEB_ROOT } from './world.ts';
import { serveWorlds } from './worlds.ts';

const PACKAGES = join(import.meta.dirname, '../packages');

/**
 * The browser tests run what people run: the built client and the built server. The files of a worker share a
 * server: starting one costs more than most files do.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildIfNeeded((what: string) => console.log(what));
  // Here, and not in the workers: the second of them would start what the first is just writing.
  if (process.env['CHROMIUM_PATH'] === undefined) await unpackedChromium();
  copyWithAxe(join(PACKAGES, 'web/dist'), WEB_ROOT);
  copyWithAxe(join(PACKAGES, 'console/dist'), CONSOLE_ROOT);
  const worlds = await serveWorlds(project.getProvidedContext().testDatabase);
  project.provide('worlds', worlds.url);
  return () => worlds.stop();
}
