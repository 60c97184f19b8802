import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endStale } from '../database/index.ts';
import { identityOf } from '../database/process.ts';
import { BUNDLES } from './bundle.ts';

/**
 * A run that is killed leaves folders, databases and programs. All of them carry the number of the process that made
 * them in their name, and the next run removes those of processes that are gone.
 */
export const MEMORY = '/dev/shm';
const FOLDER = /^fairlot-test-(\d+)-/;
const BUNDLE = /-(\d+)-[0-9a-f]{8}\.mjs$/;

/** Makes an empty folder for this process. */
export const makeTestFolder = (name: string, place = tmpdir()): string =>
  mkdtempSync(join(place, `fairlot-test-${process.pid}-${name}-`));

export const isGone = (pid: number): boolean =>
  !Number.isInteger(pid) || identityOf(pid) === undefined;

/** Names in a folder that match `pattern`, made by processes that are gone. */
function leftIn(folder: string, pattern: RegExp): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).filter((name) => {
    const pid = pattern.exec(name)?.[1];
    return pid !== undefined && isGone(Number(pid));
  });
}

/** Kills the programs that run a bundle. Only Linux tells which they are. */
function killProgramsOf(bundle: string): void {
  if (process.platform !== 'linux') return;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const [, program] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
      if (program === bundle) process.kill(Number(pid), 'SIGKILL');
    } catch {
      // It ended meanwhile.
    }
  }
}

export async function removeLeftovers(): Promise<void> {
  for (const name of leftIn(BUNDLES, BUNDLE)) {
    const bundle = join(BUNDLES, name);
    killProgramsOf(bundle);
    rmSync(bundle, { force: true });
  }
  for (const place of new Set([tmpdir(), MEMORY])) {
    for (const name of leftIn(place, FOLDER)) {
      const folder = join(place, name);
      for (const data of [join(folder, 'data'), join(folder, 'pg/data')]) await endStale(data);
      rmSync(folder, { recursive: true, force: true });
    }
  }
}
