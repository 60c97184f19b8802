// Builds the player client (Vite) and the server (esbuild) into `dist` folders that git ignores.
// A build whose sources have not changed is skipped: that is what makes the second start quick.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
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

async function buildOnce(name, output, folders, build, say) {
  const stamp = join(output, '.fingerprint');
  const now = fingerprint(folders);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return;
  say(`building the ${name}`);
  await build();
  mkdirSync(output, { recursive: true });
  writeFileSync(stamp, now);
}

const PURE = ['packages/rules', 'packages/draw', 'packages/wire'];

/** What is built here is stamped for everybody, so a test that builds it builds what people get. */
async function buildClient(name) {
  const { NODE_ENV: before } = process.env;
  process.env.NODE_ENV = 'production';
  try {
    const { build } = await import('vite');
    const client = join(root, 'packages', name);
    await build({ root: client, configFile: join(client, 'vite.config.ts'), logLevel: 'error' });
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
}

/** Our own packages go into the bundle, everything from the registry stays outside. */
const ownPackagesOnly = {
  name: 'own-packages-only',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
      if (kind === 'entry-point' || path.startsWith('@fairlot/')) return undefined;
      return { path, external: true };
    });
  },
};

async function buildServer() {
  const { build } = await import('esbuild');
  const server = join(root, 'packages/server');
  const workers = [...filesUnder(server)].filter((file) => file.endsWith('.worker.ts'));
  const entries = [join(server, 'main.ts'), ...workers];
  await build({
    entryPoints: Object.fromEntries(entries.map((file) => [basename(file, '.ts'), file])),
    outdir: join(root, 'dist/server'),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    logLevel: 'warning',
    plugins: [ownPackagesOnly],
  });
}

/** Builds what is out of date. `say` hears what is being done. */
export async function buildIfNeeded(say = () => {}) {
  await buildOnce(
    'client',
    join(root, 'packages/web/dist'),
    [...PURE, 'packages/client', 'packages/ui', 'packages/shell', 'packages/web'],
    () => buildClient('web'),
    say,
  );
  await buildOnce(
    'console',
    join(root, 'packages/console/dist'),
    [...PURE, 'packages/client', 'packages/ui', 'packages/shell', 'packages/console'],
    () => buildClient('console'),
    say,
  );
  await buildOnce(
    'server',
    join(root, 'dist/server'),
    [...PURE, 'packages/hub', 'packages/server'],
    buildServer,
    say,
  );
}

const isMain = process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href;
if (isMain && process.argv.length > 2) {
  console.log('npm run build takes no words');
  process.exitCode = 2;
} else if (isMain && statSync(root).isDirectory()) {
  await buildIfNeeded((what) => console.log(what));
}
