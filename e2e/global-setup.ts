import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildIfNeeded } from '../tools/build.mjs';
import { copyWithHan } from './han.ts';
import { audit } from './audit.ts';
import { unpackedChromium } from './unpacked-chromium.ts';
import { addressOf, CONSOLE_ROOT, startWorld, WEB_ROOT } from './world.ts';

const PACKAGES = join(import.meta.dirname, '../packages');

/**
 * The browser tests run what people run: the built client and the built server. A server is started
 * for each worker, not for each file: it costs more than most files do.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildIfNeeded((what: string) => console.log(what));
  // Here, and not in the workers: the second of them would start what the first is just writing.
  if (process.env['CHROMIUM_PATH'] === undefined) await unpackedChromium();
  copyWithHan(join(PACKAGES, 'web/dist'), WEB_ROOT);
  copyWithHan(join(PACKAGES, 'console/dist'), CONSOLE_ROOT);
  const { testDatabase: server } = project.getProvidedContext();
  const workers = Array.from({ length: project.vitest.config.maxWorkers });
  const worlds = await Promise.all(workers.map(() => startWorld({ server })));
  project.provide('worlds', worlds.map(addressOf));
  return async () => {
    const looked = await Promise.allSettled(worlds.map(audit));
    await Promise.all(worlds.map((world) => world.stop()));
    const wrong = looked.map((each) =>
      each.status === 'fulfilled'
        ? each.value
        : [`they could not be looked at: ${String(each.reason)}`],
    );
    // Whatever the files did that shared a world: its books are whole after the last of them. What is thrown
    // here is told, and does not fail the run.
    for (const line of wrong.flat()) console.error(`the books of a world: ${line}`);
    if (wrong.flat().length > 0) process.exitCode = 1;
  };
}
