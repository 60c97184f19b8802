import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openClient } from './hub-client.ts';
import { bundle, OUT } from './hub-crew.ts';
import { dialects, RING } from './hub-dialects.ts';
import { lessIsBetter, type Bench, type Line } from './line.ts';

/**
 * One client echoes, another floods: how long the first one's calls take. Calls go out at fixed
 * times whether answers have come or not, so that a hub that stands still is seen to. `fairness`
 * has the rates of connections off and shows their turns alone; `floods` is the hub as it comes.
 */
const floods = ['pings', 'calls', 'unknown-methods', 'wrong-calls', 'negotiates'] as const;
export type Flood = (typeof floods)[number];

/** Bounds of the project, in milliseconds. */
const P50_MS = 5;
const P99_MS = 25;
const TIMES_REST = 3;
const EVERY_MS = 5;

type Times = { readonly p50: number; readonly p99: number; readonly missing: number };

async function startProcess(
  file: string,
  args: readonly string[],
): Promise<[ChildProcess, number]> {
  const child = fork(join(OUT, file), args, { execArgv: [] });
  const [said] = (await once(child, 'message')) as [unknown];
  return [child, Number(said)];
}

async function endProcess(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

/** The times of this many echoes; those that did not come back within a second count as that. */
async function echo(port: number, samples: number): Promise<Times> {
  const client = await openClient(dialects.ours, port);
  const { calls, answerBytes } = dialects.ours;
  const sent: number[] = [];
  const took: number[] = [];
  let bytes = 0;
  client.heard = (_, heard) => {
    bytes += heard;
    const now = performance.now();
    while (took.length < Math.floor(bytes / answerBytes)) took.push(now - (sent[took.length] ?? 0));
  };
  const began = performance.now();
  for (let turn = 0; turn < samples; turn += 1) {
    const due = began + turn * EVERY_MS;
    await pause(Math.max(0, due - performance.now()));
    sent.push(performance.now());
    client.socket.write(calls[turn % RING] ?? '');
  }
  for (let left = 100; left > 0 && took.length < samples; left -= 1) await pause(10);
  client.socket.destroy();
  const missing = samples - took.length;
  const sorted = [...took, ...Array.from({ length: missing }, () => 1_000)].toSorted(
    (a, b) => a - b,
  );
  const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { p50: at(0.5), p99: at(0.99), missing };
}

/** At rest, and then beside one flooder of each kind, each time with a server of its own. */
async function measure(mode: 'default' | 'unlimited', flood: Flood | undefined, samples: number) {
  const [server, port] = await startProcess('hub-flood-server.mjs', [mode]);
  await echo(port, 100);
  const flooder = flood && (await startProcess('hub-flooder.mjs', [flood, String(port)]))[0];
  if (flooder) await pause(500);
  const times = await echo(port, samples);
  if (flooder) await endProcess(flooder);
  await endProcess(server);
  return times;
}

const ms = (value: number): string => `${value.toFixed(2)} ms`;

function line(name: string, ours: number, theirs: number, note: string): Line {
  const about = { bench: 'hub', against: 'the bound', unit: 'ms' } as const;
  return lessIsBetter({ ...about, case: name, ours, theirs, note });
}

export const run: Bench = async (emit, { isQuick = false } = {}) => {
  const samples = isQuick ? 200 : 800;
  await bundle();
  const rest = await measure('default', undefined, samples);
  const still = `at rest ${ms(rest.p50)} and ${ms(rest.p99)}`;
  for (const flood of floods) {
    const turns = await measure('unlimited', flood, samples);
    const note = `one flooder of ${flood}, rates off; ${still}; ${turns.missing} of ${samples} lost`;
    emit(line(`fairness-${flood}-p50`, turns.p50, P50_MS, note));
    emit(line(`fairness-${flood}-p99`, turns.p99, P99_MS, note));
    const limited = await measure('default', flood, samples);
    const bound = TIMES_REST * rest.p99;
    const as = `p99 with the hub's defaults beside three times that at rest; p50 ${ms(limited.p50)}`;
    emit(line(`floods-${flood}-p99`, limited.p99, bound, `${as}; ${limited.missing} lost`));
  }
};
