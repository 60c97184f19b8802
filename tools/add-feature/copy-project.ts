import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/**
 * Copies the project, without its installed packages, into a new folder of `.fairlot`. Its own packages are linked to
 * the copy, all others to those of the project. Returns the folder.
 */
export function copyProject(): string {
  mkdirSync(join(ROOT, '.fairlot'), { recursive: true });
  const copy = mkdtempSync(join(ROOT, '.fairlot/add-feature-'));
  const list = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const path of list
    .split('\n')
    .filter((each) => each !== '' && !each.startsWith('docs/pictures/'))) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    copyFileSync(join(ROOT, path), join(copy, path));
  }
  const modules = join(ROOT, 'node_modules');
  mkdirSync(join(copy, 'node_modules/@fairlot'), { recursive: true });
  for (const name of readdirSync(modules).filter((each) => each !== '@fairlot')) {
    symlinkSync(join(modules, name), join(copy, 'node_modules', name));
  }
  for (const name of readdirSync(join(copy, 'packages'))) {
    symlinkSync(join(copy, 'packages', name), join(copy, 'node_modules/@fairlot', name));
  }
  return copy;
}

/** Writes the files of a sample, each of which has `.txt` behind its name. Returns their paths. */
export function writeSample(copy: string, sample: string): readonly string[] {
  const paths = readdirSync(sample, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.txt'));
  return paths.map((path) => {
    const target = path.slice(0, -'.txt'.length);
    mkdirSync(dirname(join(copy, target)), { recursive: true });
    copyFileSync(join(sample, path), join(copy, target));
    return target;
  });
}

/** Adds an import to a list of a domain, and an entry before the end of its last list or object. */
export function addToList(copy: string, path: string, line: string, entry: string): void {
  const file = join(copy, path);
  const text = readFileSync(file, 'utf8');
  const end = Math.max(text.lastIndexOf(']'), text.lastIndexOf('}'));
  const before = text.slice(0, end).trimEnd().replace(/,$/, '');
  writeFileSync(file, `${line}\n${before}, ${entry}${text.slice(end)}`);
}
