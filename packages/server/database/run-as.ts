import { execFileSync, spawnSync } from 'node:child_process';

/** PostgreSQL refuses to run as root; `nobody` has this id on every common system. */
const NOBODY = '65534';

const works = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, [...args, 'true'], { stdio: 'ignore' }).status === 0;

const NAMESPACE = ['--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`] as const;
const DROP = [`--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups'] as const;
const DIE_WITH_US = ['--pdeathsig', 'INT'] as const;

/**
 * What to put before a program of PostgreSQL. As root a user namespace makes us look like `nobody`
 * while the files stay ours; where namespaces are forbidden (containers), the folder is given to
 * `nobody` instead. Where `setpriv` is there, the server also ends when its launcher is killed.
 */
export function prefixFor(folder: string): readonly string[] {
  if (process.platform !== 'linux') return [];
  const hasDeathSignal = works('setpriv', DIE_WITH_US);
  if (process.getuid?.() !== 0) return hasDeathSignal ? ['setpriv', ...DIE_WITH_US] : [];
  if (works('unshare', NAMESPACE)) {
    return ['unshare', ...NAMESPACE, ...(hasDeathSignal ? ['setpriv', ...DIE_WITH_US] : [])];
  }
  execFileSync('chown', ['-R', `${NOBODY}:${NOBODY}`, folder]);
  return ['setpriv', ...DROP, ...DIE_WITH_US];
}
