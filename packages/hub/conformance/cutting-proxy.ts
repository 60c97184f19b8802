import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/**
 * A line between client and server that the test can break: bytes pass both ways until the
 * sockets of one moment are reset, as when a train enters a tunnel.
 */
export interface CuttingProxy {
  readonly url: string;
  /** Lines made so far. */
  readonly lines: number;
  /** WebSockets that are open now. */
  readonly openSockets: number;
  /** Bytes that passed from the server to the client. */
  readonly bytesDown: number;
  /** Bytes of the client over the newest line after the server first answered on it. */
  readonly bytesUpAfterAnswer: number;
  /** Resets every line. Returns how many there were. */
  cut(): number;
  /** While off, new lines are made but carry nothing. */
  hold(isHeld: boolean): void;
  stop(): Promise<void>;
}

export async function startCuttingProxy(target: string): Promise<CuttingProxy> {
  const { hostname, port } = new URL(target);
  const pairs = new Set<readonly [Socket, Socket]>();
  const sockets = new Set<Socket>();
  const held: (() => void)[] = [];
  let lines = 0;
  let bytesDown = 0;
  let bytesUpAfterAnswer = 0;
  let isHeld = false;
  const join = (client: Socket) => {
    if (client.destroyed) return;
    const server = connect(Number(port), hostname);
    const pair = [client, server] as const;
    pairs.add(pair);
    lines++;
    bytesUpAfterAnswer = 0;
    const line = lines;
    let isAnswered = false;
    client.once('data', (chunk: Buffer) => {
      if (/^Upgrade: websocket/im.test(chunk.toString())) sockets.add(client);
    });
    client.on('data', (chunk: Buffer) => {
      if (isAnswered && line === lines) bytesUpAfterAnswer += chunk.length;
    });
    server.on('data', (chunk: Buffer) => {
      isAnswered = true;
      bytesDown += chunk.length;
    });
    client.pipe(server);
    server.pipe(client);
    for (const socket of pair) {
      socket.setNoDelay(true);
      socket.on('close', () => {
        pairs.delete(pair);
        sockets.delete(client);
        for (const each of pair) each.destroy();
      });
    }
    server.on('error', () => {});
  };
  const proxy = createServer((client) => {
    client.on('error', () => {});
    if (isHeld) held.push(() => join(client));
    else join(client);
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  const cut = () => {
    const broken = [...pairs];
    for (const pair of broken) for (const socket of pair) socket.resetAndDestroy();
    return broken.length;
  };
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    get lines() {
      return lines;
    },
    get openSockets() {
      return sockets.size;
    },
    get bytesDown() {
      return bytesDown;
    },
    get bytesUpAfterAnswer() {
      return bytesUpAfterAnswer;
    },
    cut,
    hold: (hold) => {
      isHeld = hold;
      if (!hold) for (const start of held.splice(0)) start();
    },
    stop: async () => {
      cut();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
