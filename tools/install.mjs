// Installs the dependencies when they are missing or older than the lock file. Needs nothing but Node.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const WANTED_NODE = [20, 19];

/** Ends the program with a plain sentence when this Node is too old to go on. */
function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > WANTED_NODE[0] || (major === WANTED_NODE[0] && minor >= WANTED_NODE[1])) return;
  console.error(
    `Fairlot needs Node ${WANTED_NODE.join('.')} or newer; this is ${process.version}.`,
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
