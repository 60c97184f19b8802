// Builds the player client (Vite) and the server (esbuild) into `dist` folders that git ignores.
// A build whose sources have not changed is skipped: that is what makes the second start quick.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const require = createRequire(import.meta.url);
const SKIPPED = new Set(['node_modules', 'dist', '.tsbuild']);

function* filesUnder(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (SKIPPED.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesUnder(path);
    else if (!entry.name.includes('.test.')) yield path;
  }
}

/** Changes whenever a source file, a version of a dependency or this script does. */
function fingerprint(folders) {
  const hash = createHash('sha256');
  const files = folders.flatMap((folder) => [...filesUnder(join(root, folder))]).toSorted();
  for (const file of [...files, join(root, 'package-lock.json'), fileURLToPath(import.meta.url)]) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** A build that the person who starts the product can mend. */
export class BuildFailed extends Error {}

/** Throws if the folder of a build cannot be written. */
function requireWritable(name, output) {
  let existing = output;
  while (!existsSync(existing)) existing = dirname(existing);
  try {
    accessSync(existing, constants.W_OK | constants.X_OK);
  } catch {
    throw new BuildFailed(
      `The ${name} has to be built, but ${existing} cannot be written. Give this user the right to write there, or build as another user with npm run build.`,
    );
  }
}

async function buildOnce(name, output, folders, build, say) {
  const stamp = join(output, '.fingerprint');
  const now = fingerprint(folders);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return { now, isBuilt: false };
  say(`building the ${name}`);
  requireWritable(name, output);
  await build();
  mkdirSync(output, { recursive: true });
  writeFileSync(stamp, now);
  return { now, isBuilt: true };
}

const PURE = ['packages/rules', 'packages/draw', 'packages/wire'];

/**
 * What is built here is stamped for everybody, so a test that builds it builds what people get: a process
 * of its own has nothing of whoever asks for it.
 */
function buildClient(name) {
  const vite = join(dirname(require.resolve('vite/package.json')), 'bin/vite.js');
  // This loader leaves no file in node_modules, which may be read-only.
  const words = ['build', '--logLevel', 'error', '--configLoader', 'runner'];
  const { status } = spawnSync(process.execPath, [vite, ...words], {
    cwd: join(root, 'packages', name),
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' },
  });
  if (status !== 0) throw new BuildFailed(`The build of ${name} failed, see above.`);
}

/** Our own packages go into the bundle, everything from the registry stays outside. */
const ownPackagesOnly = {
  name: 'own-packages-only',
  setup(build) {
    build.onResolve({ filter: /^[^./#]/ }, ({ path, kind }) => {
      if (kind === 'entry-point' || path.startsWith('@fairlot/')) return undefined;
      return { path, external: true };
    });
  },
};

/** Options of esbuild that bundle the server, its workers and the sandbox into a folder. */
export function serverBundle(outdir) {
  const server = join(root, 'packages/server');
  const workers = [...filesUnder(server)].filter((file) => file.endsWith('.worker.ts'));
  const entries = [join(server, 'main.ts'), join(server, 'cli/program.ts'), ...workers];
  return {
    entryPoints: {
      ...Object.fromEntries(entries.map((file) => [basename(file, '.ts'), file])),
      sandbox: join(root, 'packages/sandbox/main.ts'),
    },
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    logLevel: 'warning',
    plugins: [ownPackagesOnly],
  };
}

/**
 * Returns the text of `tools/check-start.mjs`: what `npm start` checks before anything is installed, from
 * `packages/server/start/check-start.ts`. `npm run environment -- --write` writes it.
 */
export async function bundleStartCheck() {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [join(root, 'packages/server/start/check-start.ts')],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    charset: 'utf8',
    banner: { js: '// Made by `npm run environment -- --write`. Do not edit.' },
  });
  return outputFiles[0].text.replaceAll(/^\s*\/\/ packages\/.*\n/gm, '');
}

/** Copies what the server reads beside its code: the fonts of statements. */
export function copyServerFiles(outdir) {
  const from = join(root, 'packages/server/features/back-office/statement/font');
  mkdirSync(outdir, { recursive: true });
  for (const font of ['NotoSansSC-GB2312.ttf.gz', 'NotoSansSC-Rest.otf.gz']) {
    copyFileSync(join(from, font), join(outdir, font));
  }
}

async function buildServer() {
  const { build } = await import('esbuild');
  const outdir = join(root, 'dist/server');
  await build(serverBundle(outdir));
  copyServerFiles(outdir);
}

/** Signs parts for the installation of this data folder. */
function sign(parts) {
  const { status } = spawnSync(
    process.execPath,
    [join(root, 'dist/server/program.mjs'), 'sign', ...parts],
    { stdio: ['ignore', 'ignore', 'inherit'], env: { FAIRLOT_ROOT: root, ...process.env } },
  );
  if (status !== 0) throw new BuildFailed('What was built could not be signed, see above.');
}

const PARTS = [
  {
    name: 'client',
    output: 'packages/web/dist',
    sources: [...PURE, 'packages/client', 'packages/ui', 'packages/shell', 'packages/web'],
    build: () => buildClient('web'),
  },
  {
    name: 'console',
    output: 'packages/console/dist',
    sources: [...PURE, 'packages/client', 'packages/ui', 'packages/shell', 'packages/console'],
    build: () => buildClient('console'),
  },
  {
    name: 'server',
    output: 'dist/server',
    sources: [...PURE, 'packages/hub', 'packages/sandbox', 'packages/server'],
    build: buildServer,
  },
];

/** The build of a part that this installation signed last: a file of the data folder with its fingerprint. */
const signedBuild = (name) =>
  join(resolve(root, process.env.FAIRLOT_DATA || '.fairlot'), 'program', `${name}.build`);

/**
 * Builds what is out of date. Each installation signs a build once: a file that changes after that does not become
 * good by the build of another part. `say` receives a line for each part that is built.
 */
export async function buildIfNeeded(say = () => {}) {
  const unsigned = new Map();
  for (const { name, output, sources, build } of PARTS) {
    const { now, isBuilt } = await buildOnce(name, join(root, output), sources, build, say);
    const file = signedBuild(name);
    const isSigned = !isBuilt && existsSync(file) && readFileSync(file, 'utf8') === now;
    if (!isSigned) unsigned.set(name, { file, now });
  }
  if (unsigned.size === 0) return;
  sign([...unsigned.keys()]);
  for (const { file, now } of unsigned.values()) writeFileSync(file, now);
}

const isMain = process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href;
if (isMain && process.argv.length > 2) {
  console.log('npm run build takes no words');
  process.exitCode = 2;
} else if (isMain && statSync(root).isDirectory()) {
  await buildIfNeeded((what) => console.log(what));
}
