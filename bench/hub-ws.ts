import type { Server } from 'node:http';
import { WebSocketServer } from 'ws';
import { BROADCAST_BYTES } from './hub-talk.ts';

/** Bare `ws`: a set of clients and `send`, bytes made once a broadcast. */
export function mount(http: Server): () => void {
  const server = new WebSocketServer({ server: http, perMessageDeflate: false });
  server.on('connection', (socket) => socket.on('error', () => {}));
  const said = 'x'.repeat(BROADCAST_BYTES);
  return () => {
    const bytes = Buffer.from(said);
    for (const client of server.clients) client.send(bytes, { binary: false });
  };
}
