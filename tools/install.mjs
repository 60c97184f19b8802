// Installs the dependencies when they are missing or older than the lock file. Needs nothing but Node.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The lowest minor version of each major version of Node, as `engines` in package.json says. */
const NODES = new Map([
  [20, 19],
  [22, 12],
  [24, 0],
]);

/** Returns whether the program runs on a version of Node. */
export function runsOn(version) {
  const [major, minor] = version.split('.').map(Number);
  const lowest = NODES.get(major);
  return lowest !== undefined && minor >= lowest;
}

/** Ends the program with a sentence if this Node does not run it. */
function requireNode() {
  if (runsOn(process.versions.node)) return;
  const ranges = [...NODES].map(([major, minor]) => `${major}.${minor}`).join(', ');
  console.error(
    `Fairlot runs on the lines of Node that begin with ${ranges}; this is ${process.version}.`,
  );
  process.exit(1);
}

const readPackages = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
  } catch {
    return undefined;
  }
};

/**
 * Returns whether a tree has every package of a lock file in its version. Optional packages are of other platforms.
 * `installed` are the packages of `node_modules/.package-lock.json`, which npm writes after each install.
 */
export const hasPackages = (locked, installed) =>
  Object.entries(locked).every(
    ([path, { version, optional }]) =>
      !path.startsWith('node_modules/') ||
      optional ||
      (path in installed && installed[path].version === version),
  );

/** Ends the program with a sentence if npm could not write the packages. */
function requireWritable(root) {
  const modules = join(root, 'node_modules');
  const folder = existsSync(modules) ? modules : root;
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch {
    console.error(
      `The dependencies have to be installed, but ${folder} cannot be written. Give this user the right to write there, or run npm ci as another user.`,
    );
    process.exit(1);
  }
}

/** Runs `npm ci` unless the installed tree belongs to the lock file at hand. */
export function installIfNeeded(root, say) {
  requireNode();
  const locked = readPackages(join(root, 'package-lock.json'));
  const installed = readPackages(join(root, 'node_modules', '.package-lock.json'));
  if (installed && hasPackages(locked, installed)) return;
  requireWritable(root);
  say('installing dependencies (about half a minute the first time)');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const run = spawnSync(npm, ['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (run.status !== 0) {
    console.error('npm ci failed; see above.');
    process.exit(run.status ?? 1);
  }
}
