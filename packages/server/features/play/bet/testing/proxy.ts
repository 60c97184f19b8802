import { createServer, connect, type AddressInfo, type Socket } from 'node:net';

/** A wire to the database that a test can cut at the worst moment. */
export type Proxy = {
  /** The address of the same database, through the wire. */
  readonly url: string;
  /** The next answer of this size or more does not arrive: the wire is cut instead. */
  cutAnswer(bytes: number): void;
  /** Nothing passes any more, or everything again. */
  setBroken(isBroken: boolean): void;
  readonly cuts: number;
  stop(): Promise<void>;
};

export async function startProxy(databaseUrl: string): Promise<Proxy> {
  const target = new URL(databaseUrl);
  const open = new Set<Socket>();
  let cutAt = Infinity;
  let isBroken = false;
  let cuts = 0;
  const server = createServer((near) => {
    if (isBroken) {
      near.destroy();
      return;
    }
    const far = connect({ host: target.hostname, port: Number(target.port) });
    const end = (): void => {
      near.destroy();
      far.destroy();
      open.delete(near);
    };
    open.add(near);
    near.on('data', (data) => far.write(data));
    far.on('data', (data) => {
      if (data.length >= cutAt) {
        cutAt = Infinity;
        cuts += 1;
        end();
        return;
      }
      near.write(data);
    });
    for (const socket of [near, far]) socket.on('close', end).on('error', end);
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const through = new URL(databaseUrl);
  through.hostname = '127.0.0.1';
  through.port = String((server.address() as AddressInfo).port);
  return {
    url: through.href,
    cutAnswer: (bytes) => void (cutAt = bytes),
    setBroken: (broken) => {
      isBroken = broken;
      if (broken) for (const socket of open) socket.destroy();
    },
    get cuts() {
      return cuts;
    },
    stop: async () => {
      for (const socket of open) socket.destroy();
      await new Promise((done) => void server.close(done));
    },
  };
}
