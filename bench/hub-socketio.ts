import type { Server as HttpServer } from 'node:http';
import { Server } from 'socket.io';
import { BROADCAST_BYTES } from './hub-talk.ts';

const AROUND = '42["Message",""]'.length;

/** Socket.IO over WebSockets alone, with its adapter in memory; pings are far apart here too. */
export function mount(http: HttpServer): () => void {
  const server = new Server(http, {
    transports: ['websocket'],
    serveClient: false,
    pingInterval: 3_600_000,
  });
  server.on('connection', (socket) => {
    socket.on('Echo', (said: string, answer: (said: string) => void) => answer(said));
  });
  const said = 'x'.repeat(BROADCAST_BYTES - AROUND);
  return () => void server.emit('Message', said);
}
