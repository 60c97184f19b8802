import {
  bundle,
  startClients,
  startServer,
  type BenchClients,
  type BenchServer,
} from './hub-crew.ts';
import { intake } from './hub-intake.ts';
import { median, takeTurns, turnOf, type Result, type Turn } from './hub-rounds.ts';
import { BROADCAST_BYTES, serverFrameBytes, type Contender, type Pace } from './hub-talk.ts';
import { isWanted, lessIsBetter, type Bench, type Line } from './line.ts';

/**
 * The hub beside bare `ws` and Socket.IO: processor time of the server for each delivered message,
 * and memory of an idle connection. Stateful reconnect is off, and nothing is compressed.
 */
type Sizes = {
  readonly rounds: number;
  readonly receivers: number;
  readonly callers: number;
  /** How long a turn shall last, roughly: short ones measure their beginning and end. */
  readonly turnMs: number;
  readonly idle: number;
  readonly weighings: number;
};

const FULL: Sizes = {
  rounds: 16,
  receivers: 2_000,
  callers: 50,
  turnMs: 600,
  idle: 5_000,
  weighings: 6,
};
const QUICK: Sizes = {
  rounds: 3,
  receivers: 500,
  callers: 50,
  turnMs: 400,
  idle: 1_000,
  weighings: 3,
};

const names: Readonly<Record<Contender, string>> = {
  ours: 'ours',
  ws: 'ws 8.22',
  'ws-prebuilt': 'ws 8.22, one frame written to each socket',
  'ws-corked': 'ws 8.22, frames of a turn joined once',
  'socket.io': 'Socket.IO 4.8',
};

/** Plays each contender once to warm it up, then chooses turns that last as long for each. */
async function takeLongTurns(
  contenders: readonly Contender[],
  sizes: Sizes,
  first: { readonly count: number; readonly messages: number; readonly mayWait?: boolean },
  play: (contender: Contender, count: number) => Promise<Turn>,
): Promise<ReadonlyMap<Contender, Result>> {
  const counts = new Map<Contender, number>();
  for (const contender of contenders) {
    await play(contender, first.count);
    const { wallUs } = await play(contender, first.count);
    const count = (sizes.turnMs * 1000) / (wallUs * first.messages);
    counts.set(contender, Math.max(first.count, Math.round(count)));
  }
  const { mayWait = false } = first;
  return takeTurns(contenders, { rounds: sizes.rounds, mayWait }, (contender) =>
    play(contender, counts.get(contender) ?? first.count),
  );
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;

function compare(
  name: string,
  results: ReadonlyMap<Contender, Result>,
  contender: Contender,
  goal?: string,
): Line {
  const [ours, theirs] = [results.get('ours'), results.get(contender)];
  if (!ours || !theirs) throw new Error(`${contender} was not measured`);
  const wall = (theirs.wallUs / ours.wallUs).toFixed(2);
  const repeated = ours.repeated + theirs.repeated;
  return lessIsBetter({
    bench: 'hub',
    case: name,
    ours: ours.cpuUs,
    against: names[contender],
    theirs: theirs.cpuUs,
    unit: 'us of server CPU a message',
    note:
      `wall-clock ratio ${wall}; clients busy ${percent(ours.clientsBusy)} and ` +
      `${percent(theirs.clientsBusy)}, servers ${percent(ours.serverBusy)} and ` +
      `${percent(theirs.serverBusy)}, ${repeated} turns repeated${goal ? `; goal ${goal}` : ''}`,
  });
}

/** The goal holds for both numbers of calls in flight, so the worse one stands for the case. */
function worseOf(echoes: readonly Line[]): Line {
  const [worst] = echoes.toSorted((a, b) => a.ratio - b.ratio);
  if (!worst) throw new Error('nothing was measured');
  const each = echoes.map((line) => `${line.case} ${line.ratio}`).join(', ');
  return { ...worst, case: 'echo-vs-socketio', note: `the worse of ${each}; ${worst.note}` };
}

/** Runs work with a server of each contender and the same number of clients connected to each. */
async function withAll<T>(
  clients: BenchClients,
  contenders: readonly Contender[],
  count: number,
  work: (servers: ReadonlyMap<Contender, BenchServer>) => Promise<T>,
): Promise<T> {
  const servers = new Map<Contender, BenchServer>();
  try {
    for (const contender of contenders) {
      const server = await startServer(contender);
      servers.set(contender, server);
      await clients.join(server, count);
    }
    return await work(servers);
  } finally {
    for (const server of servers.values()) await server.end();
    await clients.leave([...servers.keys()]);
  }
}

const serverOf = (servers: ReadonlyMap<Contender, BenchServer>, contender: Contender) => {
  const server = servers.get(contender);
  if (!server) throw new Error(`${contender} does not run`);
  return server;
};

async function fanout(
  clients: BenchClients,
  sizes: Sizes,
  pace: Pace,
  contenders: readonly Contender[],
): Promise<ReadonlyMap<Contender, Result>> {
  const { receivers } = sizes;
  return withAll(clients, contenders, receivers, async (servers) => {
    const play = async (contender: Contender, count: number) => {
      const frameBytes = serverFrameBytes(BROADCAST_BYTES);
      // A server that began before the clients count would wait for what was not counted.
      await clients.tell({ order: 'count', contender, messages: count, frameBytes });
      const server = await serverOf(servers, contender).tell({ order: 'broadcast', count, pace });
      const counted = await clients.tell({ order: 'counted', contender });
      return turnOf(server, counted, count * receivers);
    };
    // Where the next broadcast waits for the last one, so does the server: that is the case.
    const first = { count: 40, messages: receivers, mayWait: pace !== 'turns' };
    return takeLongTurns(contenders, sizes, first, play);
  });
}

/** What a figure is of, before how it was measured. */
const says = (what: string, line: Line): Line => ({ ...line, note: `${what}; ${line.note}` });

/** One broadcast under way is what most see; the others say what several at once are worth. */
async function fanouts(clients: BenchClients, sizes: Sizes, emit: (line: Line) => void) {
  const alone = 'one broadcast under way';
  const all: readonly Contender[] = ['ours', 'ws', 'ws-prebuilt', 'socket.io'];
  const single = await fanout(clients, sizes, 'single', all);
  emit(says(alone, compare('fanout-vs-ws', single, 'ws', '1.1')));
  emit(says(alone, compare('fanout-vs-ws-prebuilt', single, 'ws-prebuilt', '1.0')));
  emit(says(alone, compare('fanout-vs-socketio', single, 'socket.io', '1.5')));
  const turns = await fanout(clients, sizes, 'turns', ['ours', 'ws']);
  emit(says('eight under way, each from its own turn', compare('fanout-turns-vs-ws', turns, 'ws')));
  const joined = 'eight in one turn, which leave joined';
  const burst = await fanout(clients, sizes, 'burst', ['ours', 'ws', 'ws-corked']);
  emit(says(joined, compare('fanout-burst-vs-ws', burst, 'ws')));
  emit(says(joined, compare('fanout-vs-ws-corked', burst, 'ws-corked')));
}

async function echo(
  clients: BenchClients,
  sizes: Sizes,
  inFlight: number,
): Promise<ReadonlyMap<Contender, Result>> {
  const contenders: readonly Contender[] = ['ours', 'socket.io'];
  return withAll(clients, contenders, sizes.callers, async (servers) => {
    const play = async (contender: Contender, calls: number) => {
      const server = serverOf(servers, contender);
      const before = await server.tell({ order: 'clock' });
      const called = await clients.tell({ order: 'call', contender, calls, inFlight });
      const after = await server.tell({ order: 'clock' });
      const cpuUs = after.cpuUs - before.cpuUs;
      const wallMs = after.wallMs - before.wallMs;
      return turnOf({ ...after, cpuUs, wallMs }, called, calls);
    };
    return takeLongTurns(contenders, sizes, { count: 10_000, messages: 1 }, play);
  });
}

/** So many are there already when the others come: code and the collector's own room then exist. */
const BEFORE = 1_000;

/** Resident bytes of one more idle connection, in a process that has served nobody else. */
async function weigh(clients: BenchClients, contender: Contender, count: number): Promise<number> {
  const server = await startServer(contender);
  await clients.join(server, BEFORE);
  try {
    const before = await server.tell({ order: 'weigh' });
    await clients.join(server, count);
    const full = await server.tell({ order: 'weigh' });
    return (full.residentBytes - before.residentBytes) / count;
  } finally {
    await server.end();
    await clients.leave([contender]);
  }
}

async function idle(clients: BenchClients, sizes: Sizes): Promise<Line> {
  const bytes: Record<'ours' | 'ws', number[]> = { ours: [], ws: [] };
  for (let turn = 0; turn < sizes.weighings; turn += 1) {
    const order = turn % 2 === 0 ? (['ours', 'ws'] as const) : (['ws', 'ours'] as const);
    for (const contender of order) {
      bytes[contender].push(await weigh(clients, contender, sizes.idle));
    }
  }
  return lessIsBetter({
    bench: 'hub',
    case: 'idle-memory-vs-ws',
    ours: median(bytes.ours),
    against: names.ws,
    theirs: median(bytes.ws),
    unit: 'resident bytes a connection',
    note: `${sizes.idle} connections beside ${BEFORE}, after forced collections; goal 0.67`,
  });
}

async function echoes(clients: BenchClients, sizes: Sizes, emit: (line: Line) => void) {
  const lines: Line[] = [];
  for (const inFlight of [1, 8]) {
    const results = await echo(clients, sizes, inFlight);
    const line = compare(`echo-${inFlight}-vs-socketio`, results, 'socket.io', '1.0');
    lines.push(line);
    emit(line);
  }
  emit(worseOf(lines));
}

export const run: Bench = async (emit, options = {}) => {
  const sizes = options.isQuick ? QUICK : FULL;
  await bundle();
  const clients = await startClients();
  try {
    if (isWanted('fanout', options)) await fanouts(clients, sizes, emit);
    if (isWanted('idle', options)) emit(await idle(clients, sizes));
    if (isWanted('echo', options)) await echoes(clients, sizes, emit);
  } finally {
    await clients.end();
  }
  if (isWanted('intake', options)) emit(await intake());
};
