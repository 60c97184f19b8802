import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Dialect } from './hub-dialects.ts';

/** One connection of the bench. Once it is open nothing is parsed any more. */
export type Client = {
  readonly socket: Socket;
  /** Told the bytes of each read. */
  heard: (client: Client, bytes: number) => void;
  due: number;
  turn: number;
};

const HEAD_END = Buffer.from('\r\n\r\n');
/** Every socket reads into the same memory; what is read is counted and forgotten. */
const INPUT = Buffer.allocUnsafe(65_536);

/** Goes through the upgrade and the contender's own welcome. */
export async function openClient(dialect: Dialect, port: number): Promise<Client> {
  const opening = new Opening(dialect);
  const socket = connect({
    port,
    host: '127.0.0.1',
    noDelay: true,
    onread: {
      buffer: INPUT,
      callback: (bytes) => {
        client.heard(client, bytes);
        return true;
      },
    },
  });
  const client: Client = { socket, heard: () => {}, due: 0, turn: 0 };
  await once(socket, 'connect');
  socket.on('error', () => {});
  socket.write(
    `GET ${dialect.path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\n` +
      'Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n' +
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  );
  await new Promise<void>((done, failed) => {
    client.heard = (_, bytes) => {
      const step = opening.read(Buffer.from(INPUT.subarray(0, bytes)));
      if (step === 'refused') failed(new Error('the upgrade was refused'));
      if (step === 'greet' && dialect.greeting) socket.write(dialect.greeting);
      if (opening.isOpen) done();
    };
  });
  client.heard = () => {};
  return client;
}

/** What has come in until a connection is open. */
class Opening {
  readonly #dialect: Dialect;
  #input = Buffer.alloc(0);
  #isUpgraded = false;

  constructor(dialect: Dialect) {
    this.#dialect = dialect;
  }

  get isOpen(): boolean {
    return this.#isUpgraded && framesIn(this.#input) >= this.#dialect.welcomes;
  }

  read(bytes: Buffer): 'greet' | 'refused' | undefined {
    this.#input = Buffer.concat([this.#input, bytes]);
    const end = this.#input.indexOf(HEAD_END);
    if (this.#isUpgraded || end < 0) return undefined;
    if (!this.#input.toString('latin1', 0, 12).endsWith(' 101')) return 'refused';
    this.#isUpgraded = true;
    this.#input = this.#input.subarray(end + HEAD_END.length);
    return 'greet';
  }
}

/** Whole frames of a server at the start of the bytes. */
function framesIn(bytes: Buffer): number {
  let frames = 0;
  for (let at = 0; at + 4 <= bytes.length;) {
    const short = bytes[at + 1] ?? 0;
    at += short < 126 ? 2 + short : 4 + bytes.readUInt16BE(at + 2);
    if (at <= bytes.length) frames += 1;
  }
  return frames;
}
