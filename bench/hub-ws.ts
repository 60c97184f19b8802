import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { WebSocketServer } from 'ws';
import { BROADCAST_BYTES } from './hub-talk.ts';

const said = 'x'.repeat(BROADCAST_BYTES);

function serve(http: Server): WebSocketServer {
  const server = new WebSocketServer({ server: http, perMessageDeflate: false });
  server.on('connection', (socket) => socket.on('error', () => {}));
  return server;
}

/** Bare `ws`: a set of clients and `send`, bytes made once a broadcast. */
export function mount(http: Server): () => void {
  const { clients } = serve(http);
  return () => {
    const bytes = Buffer.from(said);
    for (const client of clients) client.send(bytes, { binary: false });
  };
}

/** The sockets below the clients, for those who write frames to them. */
export function openSockets(http: Server): ReadonlySet<Socket> {
  const sockets = new Set<Socket>();
  serve(http).on('connection', (client, request) => {
    sockets.add(request.socket);
    client.on('close', () => sockets.delete(request.socket));
  });
  return sockets;
}

/** One text frame of 126 bytes or more. */
export function frameOf(): Buffer {
  const frame = Buffer.allocUnsafe(4 + BROADCAST_BYTES);
  frame[0] = 0x81;
  frame[1] = 126;
  frame.writeUInt16BE(BROADCAST_BYTES, 2);
  frame.write(said, 4, 'latin1');
  return frame;
}
