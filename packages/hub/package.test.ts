import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from './conformance/redis-server.ts';

/**
 * What is published: packed, installed into an empty folder without any network, and used there
 * as the README says, with the official client.
 */
const run = promisify(execFile);
const here = import.meta.dirname;
const examples = [
  new URL('./examples/chat.mjs', import.meta.url),
  new URL('./examples/talk.mjs', import.meta.url),
  new URL('./examples/chat.ts', import.meta.url),
].map((address) => fileURLToPath(address));
const folder = mkdtempSync(join(tmpdir(), 'fairlot-hub-'));
const app = join(folder, 'app');

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}
const read = (file: string): string => readFileSync(file, 'utf8');
const manifestOf = (at: string): Manifest => JSON.parse(read(join(at, 'package.json'))) as Manifest;

/** Where a package finds one that it depends on, as Node looks for it. */
function folderOf(name: string, from: string): string {
  // Some share their name with a module of Node.
  const { resolve } = createRequire(join(from, 'package.json'));
  const places = resolve.paths(`${name}/package.json`) ?? [];
  for (const place of places) {
    try {
      manifestOf(join(place, name));
      return join(place, name);
    } catch {
      continue;
    }
  }
  throw new Error(`${name} is not installed`);
}

/** Packages by the folder that has them, with all that they depend on. */
function withDependencies(names: readonly string[], from: string, all = new Map<string, string>()) {
  for (const name of names) {
    const at = folderOf(name, from);
    if (all.has(at)) continue;
    all.set(at, name);
    withDependencies(Object.keys(manifestOf(at).dependencies ?? {}), at, all);
  }
  return all;
}

async function pack(what: readonly string[], options: readonly string[] = []) {
  const order = ['pack', ...what, '--json', '--pack-destination', folder, ...options];
  const { stdout } = await run('npm', order, { cwd: here, maxBuffer: 1 << 26 });
  return JSON.parse(stdout.slice(stdout.indexOf('['))) as readonly {
    readonly name: string;
    readonly filename: string;
    readonly files: readonly { readonly path: string }[];
  }[];
}

let files: readonly string[] = [];

/** The client brings an older `ws` of its own, which stands below it. */
async function installEverything(): Promise<void> {
  const users = ['zod', '@microsoft/signalr', '@types/node'];
  const others = withDependencies([...users, 'ws'], here);
  const [ours] = await pack(['.']);
  const packed = await pack([...others.keys()], ['--ignore-scripts']);
  files = ours?.files.map(({ path }) => path) ?? [];
  const dependencies: Record<string, string> = { '@fairlot/hub': `file:../${ours?.filename}` };
  const overrides: Record<string, Record<string, string>> = {};
  [...others].forEach(([at, name], index) => {
    const tarball = `file:../${packed[index]?.filename}`;
    const owner = at.split('/node_modules/').at(-2);
    if (at === folderOf(name, here)) dependencies[name] = tarball;
    else (overrides[owner ?? ''] ??= {})[name] = tarball;
  });
  mkdirSync(app);
  const manifest = { private: true, type: 'module', dependencies, overrides };
  writeFileSync(join(app, 'package.json'), JSON.stringify(manifest));
  const offline = ['--offline', '--ignore-scripts', '--no-audit', '--no-fund'];
  await run('npm', ['install', ...offline, '--cache', join(folder, 'cache')], { cwd: app });
  for (const example of examples) copyFileSync(example, join(app, basename(example)));
}

const running: ChildProcess[] = [];

/** Starts a server of the examples on a free port, and lets the client of the examples talk. */
async function talk(server: string, client: string): Promise<string> {
  const env = { ...process.env, PORT: String(await freePort()) };
  const child = spawn(process.execPath, [server], { cwd: app, env });
  running.push(child);
  child.stderr.pipe(process.stderr);
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  expect(said.toString()).toBe('chat is open\n');
  const { stdout } = await run(process.execPath, [client], { cwd: app, env });
  const gone = once(child, 'exit');
  child.kill();
  await gone;
  return stdout;
}

/** It runs compilers and package managers for half a minute: the short ring leaves it out. */
const IN_SHORT = process.env['TEST_RING'] === 'short';

beforeAll(async () => {
  if (!IN_SHORT) await installEverything();
}, 120_000);
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

// Compilers and package managers: a busy machine is no fault of theirs.
describe.skipIf(IN_SHORT)('the package', { timeout: 120_000 }, () => {
  test('has what its manifest promises, and no tests', () => {
    const { exports } = JSON.parse(read(join(here, 'package.json'))) as {
      exports: Record<string, Record<string, string>>;
    };
    const promised = Object.values(exports).flatMap((entry) =>
      typeof entry === 'string' ? [entry] : Object.values(entry),
    );
    expect(promised).toContain('./dist/index.d.ts');
    expect(promised.filter((path) => !files.includes(path.slice(2)))).toEqual([]);
    expect(files).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'CHANGELOG.md']));
    expect(files.filter((path) => /\.test\.|conformance|specification/.test(path))).toEqual([]);
    const sources = files.filter((path) => path.endsWith('.ts') && !path.endsWith('.d.ts'));
    expect(sources).toEqual(['examples/chat.ts']);
  });

  test('runs without the libraries of the parts that are not used', async () => {
    const program = "console.log(typeof (await import('@fairlot/hub')).createHubServer)";
    const order = ['--input-type=module', '-e', program];
    expect((await run(process.execPath, order, { cwd: app })).stdout).toBe('function\n');
    const missing = order.with(2, "await import('@fairlot/hub/redis')");
    await expect(run(process.execPath, missing, { cwd: app })).rejects.toThrow(/ioredis|msgpack/);
  });

  test('the example in plain Node', async () => {
    expect(await talk('chat.mjs', 'talk.mjs')).toBe('lobby: hello\n');
  });

  test.each([
    ['nodenext', 'nodenext'],
    ['esnext', 'bundler'],
  ])('the example in TypeScript, module %s, resolution %s', async (module, moduleResolution) => {
    const outDir = `out-${moduleResolution}`;
    const compilerOptions = {
      module,
      moduleResolution,
      outDir,
      rootDir: '.',
      target: 'es2022',
      types: ['node'],
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      // What the declarations import by the rules of Node a bundler finds, too: once is enough.
      skipLibCheck: moduleResolution === 'bundler',
      allowJs: true,
      checkJs: true,
    };
    const config = `tsconfig.${moduleResolution}.json`;
    const settings = { compilerOptions, files: ['chat.ts', 'chat.mjs', 'talk.mjs'] };
    writeFileSync(join(app, config), JSON.stringify(settings));
    const typescript = join(folderOf('typescript', here), 'bin', 'tsc');
    const compiled = run(process.execPath, [typescript, '-p', config], { cwd: app });
    await compiled.catch((error: { stdout: string }) => expect(error.stdout).toBe(''));
    expect(await talk(`${outDir}/chat.js`, `${outDir}/talk.mjs`)).toBe('lobby: Ann: hello\n');
  });
});
