import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { buildIfNeeded } from '../tools/build.mjs';
import { SERVER_FLAGS } from '../tools/server-flags.mjs';

const ROOT = dirname(import.meta.dirname);

/** The built server on a database of its own, fsync on, as people run it. */
export type BenchServer = {
  readonly url: string;
  readonly dataFolder: string;
  stop(): Promise<void>;
};

export async function startServer(env: NodeJS.ProcessEnv = {}): Promise<BenchServer> {
  await buildIfNeeded();
  const dataFolder = mkdtempSync(join(tmpdir(), 'fairlot-bench-'));
  const child = spawn(process.execPath, [...SERVER_FLAGS, join(ROOT, 'dist/server/main.mjs')], {
    cwd: ROOT,
    env: {
      ...process.env,
      FAIRLOT_ROOT: ROOT,
      FAIRLOT_DATA: dataFolder,
      FAIRLOT_DEMO: '1',
      PROGRAM_CHECK: 'off',
      BEACON_RELAYS: '',
      RATE_LIMIT: '0',
      PORT: '0',
      MEDIA_PORT: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((found, failed) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const ready = /Fairlot is ready: (http:\S+?)\/Login/.exec(line)?.[1];
      if (ready) found(ready.replace('//localhost:', '//127.0.0.1:'));
    });
    child.once('exit', (code) => failed(new Error(`the server ended with ${code}`)));
  });
  return {
    url,
    dataFolder,
    stop: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}
