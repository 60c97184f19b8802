import type { Server } from 'node:http';
import { frameOf, openSockets } from './hub-ws.ts';

/** Bare `ws` for its handshake; the frame is made once a broadcast and written to each socket. */
export function mount(http: Server): () => void {
  const sockets = openSockets(http);
  return () => {
    const frame = frameOf();
    for (const socket of sockets) socket.write(frame);
  };
}
