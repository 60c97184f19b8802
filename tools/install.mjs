// Installs the dependencies when they are missing or older than the lock file. Needs nothing but Node.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
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

/** Runs `npm ci` unless the installed tree belongs to the lock file at hand. */
export function installIfNeeded(root, say) {
  requireNode();
  const stamp = join(root, 'node_modules', '.fairlot-lock');
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
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
  writeFileSync(stamp, lock);
}
