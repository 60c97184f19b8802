// The whole product with one command on a fresh clone: installs, builds, starts the database and the
// server, prints where to sign in. Plain JavaScript, so that it needs nothing but Node.
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { faultOf } from './tools/check-start.mjs';
import { installIfNeeded } from './tools/install.mjs';
import { SERVER_FLAGS } from './tools/server-flags.mjs';

if (process.argv.length > 2) {
  console.log('npm start      takes no words; npm run environment lists what may be set');
  process.exit(2);
}

const root = dirname(fileURLToPath(import.meta.url));
const began = performance.now();
const say = (what) =>
  console.log(`[${((performance.now() - began) / 1000).toFixed(1).padStart(5)} s] ${what}`);

const environment = { FAIRLOT_ROOT: root, FAIRLOT_DEMO: '1', DEMO_DATA: '1', ...process.env };
/** Says why the product does not start, and ends. */
function refuse(why) {
  console.error(why);
  process.exit(1);
}

say('Fairlot starts');
const fault = await faultOf(environment);
if (fault !== undefined) refuse(fault);
installIfNeeded(root, say);
const { buildIfNeeded, BuildFailed } = await import('./tools/build.mjs');
try {
  await buildIfNeeded(say);
} catch (error) {
  if (!(error instanceof BuildFailed)) throw error;
  refuse(error.message);
}
say('starting the database and the server');

const server = spawn(process.execPath, [...SERVER_FLAGS, join(root, 'dist/server/main.mjs')], {
  cwd: root,
  stdio: 'inherit',
  env: environment,
});
// A Ctrl-C reaches the server from the terminal as well; this process only waits for its clean end.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal));
}
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
