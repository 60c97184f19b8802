import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { openClient, type Client } from './hub-client.ts';
import { dialects, RING, type Dialect } from './hub-dialects.ts';
import type { ClientAnswer, ClientOrder, Contender } from './hub-talk.ts';

/**
 * All clients of all contenders in one process: plain sockets that count bytes, so that they are
 * as cheap as they can be and cost the same whoever serves.
 */
const AT_ONCE = 100;

type Crowd = {
  readonly dialect: Dialect;
  readonly control: Socket;
  readonly clients: readonly Client[];
};

const crowds = new Map<Contender, Crowd>();

function crowdOf(contender: Contender): Crowd {
  const crowd = crowds.get(contender);
  if (!crowd) throw new Error(`nobody is connected to ${contender}`);
  return crowd;
}

async function connectAll(order: ClientOrder & { order: 'connect' }): Promise<void> {
  const dialect = dialects[order.contender];
  const control = connect({ port: order.controlPort, host: '127.0.0.1', noDelay: true });
  await once(control, 'connect');
  // A server of the bench is ended while its clients are there.
  control.on('error', () => {});
  const before = crowds.get(order.contender);
  before?.control.destroy();
  const clients = [...(before?.clients ?? [])];
  const wanted = clients.length + order.count;
  while (clients.length < wanted) {
    const some = Math.min(AT_ONCE, wanted - clients.length);
    const opening = Array.from({ length: some }, () => openClient(dialect, order.port));
    clients.push(...(await Promise.all(opening)));
  }
  crowds.set(order.contender, { dialect, control, clients });
}

/** Processor and wall-clock time of work that begins with the first byte. */
function stopwatch(): { readonly start: () => void; readonly stop: () => ClientAnswer } {
  let cpu: NodeJS.CpuUsage | undefined;
  let began = 0;
  return {
    start: () => {
      if (cpu) return;
      cpu = process.cpuUsage();
      began = performance.now();
    },
    stop: () => {
      const { user, system } = process.cpuUsage(cpu);
      return { cpuUs: user + system, wallMs: performance.now() - began };
    },
  };
}

/** One byte on the control connection for each broadcast that is in. */
function countBytes(crowd: Crowd, messages: number, frameBytes: number): Promise<ClientAnswer> {
  const { clients, control } = crowd;
  const perBroadcast = clients.length * frameBytes;
  const watch = stopwatch();
  let total = 0;
  let told = 0;
  return new Promise((done, failed) => {
    const heard = (client: Client, bytes: number): void => {
      watch.start();
      client.due -= bytes;
      total += bytes;
      if (client.due < 0) failed(new Error('a client got more than was sent'));
      if (total < (told + 1) * perBroadcast) return;
      const now = Math.floor(total / perBroadcast);
      control.write(Buffer.alloc(now - told));
      told = now;
      if (told === messages) done(watch.stop());
    };
    for (const client of clients) {
      client.due = messages * frameBytes;
      client.heard = heard;
    }
  });
}

/** Each connection keeps its calls in flight: as many answers as come in, so many calls go out. */
function callMany(crowd: Crowd, calls: number, inFlight: number): Promise<ClientAnswer> {
  const { answerBytes } = crowd.dialect;
  const round = Buffer.concat([...crowd.dialect.calls, ...crowd.dialect.calls]);
  const callBytes = round.length / (2 * RING);
  const watch = stopwatch();
  let left = calls;
  let open = 0;
  return new Promise((done) => {
    const call = (client: Client, count: number): void => {
      const some = Math.min(count, left);
      if (some === 0) return;
      const from = client.turn * callBytes;
      client.socket.write(round.subarray(from, from + some * callBytes));
      client.turn = (client.turn + some) % RING;
      left -= some;
      open += some;
    };
    const heard = (client: Client, bytes: number): void => {
      client.due += bytes;
      const answers = Math.floor(client.due / answerBytes);
      client.due -= answers * answerBytes;
      open -= answers;
      call(client, answers);
      if (left === 0 && open === 0) done(watch.stop());
    };
    watch.start();
    for (const client of crowd.clients) {
      client.due = 0;
      client.heard = heard;
      call(client, inFlight);
    }
  });
}

function leave(contender: Contender): void {
  const crowd = crowds.get(contender);
  for (const { socket } of crowd?.clients ?? []) socket.destroy();
  crowd?.control.destroy();
  crowds.delete(contender);
}

const nothing: ClientAnswer = { cpuUs: 0, wallMs: 0 };
let counting = Promise.resolve(nothing);

async function obey(order: ClientOrder): Promise<ClientAnswer> {
  switch (order.order) {
    case 'connect':
      await connectAll(order);
      return nothing;
    case 'count':
      counting = countBytes(crowdOf(order.contender), order.messages, order.frameBytes);
      // Whoever asks for it hears of a fault; it must not end the process before.
      counting.catch(() => {});
      return nothing;
    case 'counted':
      return counting;
    case 'call':
      return callMany(crowdOf(order.contender), order.calls, order.inFlight);
    case 'leave':
      leave(order.contender);
      return nothing;
  }
}

process.on('message', (order: ClientOrder) => {
  obey(order).then(
    (answer) => process.send?.(answer),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
