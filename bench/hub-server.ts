import { once } from 'node:events';
import { createServer as createHttpServer, type Server } from 'node:http';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { sendersOf } from './hub-paces.ts';
import type { Contender, Pace, ServerAnswer, ServerOrder, ServerReady } from './hub-talk.ts';

/**
 * One contender in a process of its own: it serves, broadcasts on demand, and reads its own
 * clocks. Only the contender's module is loaded, so that the others cost it no memory.
 */
type Broadcast = () => void;
const contenders: Readonly<Record<Contender, () => Promise<{ mount(http: Server): Broadcast }>>> = {
  ours: () => import('./hub-ours.ts'),
  ws: () => import('./hub-ws.ts'),
  'ws-prebuilt': () => import('./hub-ws-prebuilt.ts'),
  'ws-corked': () => import('./hub-ws-corked.ts'),
  'socket.io': () => import('./hub-socketio.ts'),
};

const clock = (): ServerAnswer => {
  const { user, system } = process.cpuUsage();
  const residentBytes = process.memoryUsage.rss();
  return { cpuUs: user + system, wallMs: performance.now(), residentBytes };
};

/** Resident memory after forced collections, once it has stopped falling. */
async function weigh(): Promise<ServerAnswer> {
  let least = Infinity;
  for (let turns = 0; turns < 4; turns += 1) {
    globalThis.gc?.();
    await new Promise((done) => setTimeout(done, 100));
    const now = process.memoryUsage.rss();
    if (now < least) {
      turns = Math.max(-1, turns - 2);
      least = Math.min(least, now * 0.998);
    }
  }
  return clock();
}

/** The clients' side of the flow: a byte for each broadcast that all of them have. */
let control: Socket | undefined;
const controls = createServer((socket) => {
  socket.setNoDelay(true);
  control = socket;
});

async function broadcastMany(
  broadcast: Broadcast,
  { count, pace }: { count: number; pace: Pace },
): Promise<ServerAnswer> {
  let received = 0;
  const send = sendersOf(broadcast, count)[pace];
  const before = clock();
  await new Promise<void>((done) => {
    const heard = (bytes: Buffer): void => {
      received += bytes.length;
      if (received < count) return send(received);
      control?.off('data', heard);
      done();
    };
    control?.on('data', heard);
    send(0);
  });
  const after = clock();
  return {
    cpuUs: after.cpuUs - before.cpuUs,
    wallMs: after.wallMs - before.wallMs,
    residentBytes: after.residentBytes,
  };
}

async function main(): Promise<void> {
  const http = createHttpServer();
  const { mount } = await contenders[process.argv[2] as Contender]();
  const broadcast = mount(http);
  await once(http.listen({ port: 0, host: '127.0.0.1', backlog: 4096 }), 'listening');
  await once(controls.listen(0, '127.0.0.1'), 'listening');
  const obey = (order: ServerOrder): ServerAnswer | Promise<ServerAnswer> => {
    if (order.order === 'broadcast') return broadcastMany(broadcast, order);
    return order.order === 'weigh' ? weigh() : clock();
  };
  process.on('message', (order: ServerOrder) => {
    void Promise.resolve(obey(order)).then((answer) => process.send?.(answer));
  });
  process.on('disconnect', () => process.exit(0));
  const ready: ServerReady = {
    port: (http.address() as AddressInfo).port,
    controlPort: (controls.address() as AddressInfo).port,
  };
  process.send?.(ready);
}

await main();
