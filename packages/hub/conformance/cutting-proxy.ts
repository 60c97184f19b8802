import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';

/**
 * A line between client and server that the test can break: bytes pass both ways until the
 * sockets of one moment are reset, as when a train enters a tunnel.
 */
export class CuttingProxy {
  readonly #target: URL;
  readonly #server: Server;
  readonly #pairs = new Set<readonly [Socket, Socket]>();
  readonly #webSockets = new Set<Socket>();
  readonly #held: Socket[] = [];
  #isHeld = false;
  #lines = 0;
  #bytesUpAfterAnswer = 0;

  private constructor(target: string) {
    this.#target = new URL(target);
    this.#server = createServer((client) => {
      client.on('error', () => {});
      if (this.#isHeld) this.#held.push(client);
      else this.#join(client);
    });
  }

  static async start(target: string): Promise<CuttingProxy> {
    const proxy = new CuttingProxy(target);
    await once(proxy.#server.listen(0, '127.0.0.1'), 'listening');
    return proxy;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Made so far. */
  get lines(): number {
    return this.#lines;
  }

  /** WebSockets that are open now. */
  get openSockets(): number {
    return this.#webSockets.size;
  }

  /** Bytes of the client over the newest line after the server first answered on it. */
  get bytesUpAfterAnswer(): number {
    return this.#bytesUpAfterAnswer;
  }

  /** Resets every line. */
  cut(): void {
    for (const pair of this.#pairs) for (const socket of pair) socket.resetAndDestroy();
  }

  /** From now on the open lines carry nothing either way and stay open, as when packets vanish. */
  swallow(): void {
    for (const pair of this.#pairs) {
      for (const socket of pair) {
        socket.unpipe();
        socket.resume();
      }
    }
  }

  /** While held, new lines are taken and carry nothing. */
  hold(isHeld: boolean): void {
    this.#isHeld = isHeld;
    if (!isHeld) for (const client of this.#held.splice(0)) this.#join(client);
  }

  async stop(): Promise<void> {
    this.cut();
    for (const client of this.#held) client.destroy();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #join(client: Socket): void {
    if (client.destroyed) return;
    const server = connect(Number(this.#target.port), this.#target.hostname);
    server.on('error', () => {});
    this.#count(client, server);
    client.pipe(server);
    server.pipe(client);
    const pair = [client, server] as const;
    this.#pairs.add(pair);
    for (const socket of pair) {
      socket.setNoDelay(true);
      socket.on('close', () => {
        this.#pairs.delete(pair);
        this.#webSockets.delete(client);
        for (const each of pair) each.destroy();
      });
    }
  }

  #count(client: Socket, server: Socket): void {
    const line = ++this.#lines;
    this.#bytesUpAfterAnswer = 0;
    let isAnswered = false;
    server.once('data', () => (isAnswered = true));
    client.once('data', (chunk: Buffer) => {
      if (/^Upgrade: websocket/im.test(chunk.toString())) this.#webSockets.add(client);
    });
    client.on('data', (chunk: Buffer) => {
      if (isAnswered && line === this.#lines) this.#bytesUpAfterAnswer += chunk.length;
    });
  }
}
