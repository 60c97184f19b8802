import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A copy of the project as it stands in the working folder, to be spoilt. */
export type Copy = { readonly folder: string; remove(): void };

/** Installed packages are shared with the project; our own are those of the copy. */
function linkPackages(root: string, folder: string): void {
  const installed = join(root, 'node_modules');
  const linked = join(folder, 'node_modules');
  mkdirSync(join(linked, '@fairlot'), { recursive: true });
  for (const name of readdirSync(installed)) {
    if (name !== '@fairlot') symlinkSync(join(installed, name), join(linked, name));
  }
  for (const name of readdirSync(join(folder, 'packages'))) {
    symlinkSync(join(folder, 'packages', name), join(linked, '@fairlot', name));
  }
}

export function copyProject(root: string): Copy {
  const folder = mkdtempSync(join(tmpdir(), 'fairlot-mutants-'));
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const files = execFileSync('git', list, { cwd: root, encoding: 'utf8' }).split('\0');
  for (const file of files) {
    if (file === '' || !existsSync(join(root, file))) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  linkPackages(root, folder);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
