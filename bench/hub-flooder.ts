import { connect, type Socket } from 'node:net';
import { openClient } from './hub-client.ts';
import { dialects } from './hub-dialects.ts';
import { clientFrame } from './hub-talk.ts';
import type { Flood } from './hub-fairness.ts';

/** Sends one thing over and over, as fast as the socket takes it; answers are read and forgotten. */
const END = '\u001e';
const CHUNK_BYTES = 65_536;
const invocation = (target: string, args: string): Buffer =>
  clientFrame(`{"type":1,"target":"${target}","invocationId":"1","arguments":${args}}${END}`);

const things: Readonly<Record<Flood, Buffer>> = {
  pings: Buffer.from([0x89, 0x80, 0x37, 0xfa, 0x21, 0x3d]),
  calls: invocation('Echo', '["x"]'),
  'unknown-methods': invocation('NoSuch', '[]'),
  'wrong-calls': invocation('Echo', '[1,2]'),
  negotiates: Buffer.from(
    'POST /hub/negotiate?negotiateVersion=1 HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n',
  ),
};

function pour(socket: Socket, thing: Buffer): void {
  const count = Math.ceil(CHUNK_BYTES / thing.length);
  const chunk = Buffer.concat(Array.from({ length: count }, () => thing));
  const go = (): void => {
    while (!socket.destroyed && socket.write(chunk));
  };
  socket.on('drain', go);
  go();
}

const [kind = 'pings', port = '0'] = process.argv.slice(2);
const flood = kind as Flood;
if (flood === 'negotiates') {
  const again = (): void => {
    // An address of its own, as a stranger has.
    const at = { port: Number(port), host: '127.0.0.1', localAddress: '127.0.0.2' };
    const socket = connect(at).resume();
    socket.on('error', () => {}).on('close', again);
    pour(socket, things.negotiates);
  };
  again();
} else {
  const { socket } = await openClient(dialects.ours, Number(port));
  pour(socket, things[flood]);
}
process.on('disconnect', () => process.exit(0));
process.send?.('flooding');
