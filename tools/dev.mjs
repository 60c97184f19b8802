// Development with one command: the database and the server, restarted when a source of theirs changes, and
// both clients with hot module replacement. Data lies in `.fairlot`, as with `npm start`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installIfNeeded } from './install.mjs';
import { SERVER_FLAGS } from './server-flags.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const require = createRequire(import.meta.url);
/** The ports of `packages/web/vite.config.ts` and `packages/console/vite.config.ts`. */
const CLIENTS = [
  { name: 'web', port: 5173 },
  { name: 'console', port: 5174 },
];

installIfNeeded(root, console.log);
const { context } = await import('esbuild');
const { copyServerFiles, serverBundle } = await import('./build.mjs');

const env = {
  FAIRLOT_ROOT: root,
  FAIRLOT_DEMO: '1',
  DEMO_DATA: '1',
  // Bundles change with every saved file: nobody signs them.
  PROGRAM_CHECK: 'off',
  CONSOLE_ORIGIN: `http://localhost:${CLIENTS[1].port}`,
  ...process.env,
};
const outdir = join(root, 'dist/dev');
let server;
/** Restarts run one after the other: a second server would find the folder of the database in use. */
let restarting = Promise.resolve();
let isStopping = false;

async function stopServer() {
  if (!server || server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
}

async function restart() {
  await stopServer();
  if (isStopping) return;
  server = spawn(process.execPath, [...SERVER_FLAGS, join(outdir, 'main.mjs')], {
    cwd: root,
    stdio: 'inherit',
    env,
  });
}

const restartAfterBuild = {
  name: 'restart-after-build',
  setup(build) {
    build.onEnd(({ errors }) => {
      if (errors.length === 0) restarting = restarting.then(restart);
    });
  },
};

copyServerFiles(outdir);
const bundle = serverBundle(outdir);
const watched = await context({ ...bundle, plugins: [...bundle.plugins, restartAfterBuild] });
await watched.watch();

const vite = join(dirname(require.resolve('vite/package.json')), 'bin/vite.js');
const clients = CLIENTS.map(({ name, port }) => {
  console.log(`${name}: http://localhost:${port}`);
  return spawn(process.execPath, [vite, '--strictPort', '--logLevel', 'warn'], {
    cwd: join(root, 'packages', name),
    stdio: 'inherit',
    env: {
      ...process.env,
      FAIRLOT_SERVER: `http://127.0.0.1:${env.PORT ?? 3000}`,
      FAIRLOT_CONSOLE: `http://127.0.0.1:${env.CONSOLE_PORT ?? 3001}`,
    },
  });
});

async function stop() {
  if (isStopping) return;
  isStopping = true;
  for (const client of clients) client.kill('SIGTERM');
  await watched.dispose();
  await restarting;
  await stopServer();
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop());
