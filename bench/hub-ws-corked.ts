import type { Server } from 'node:http';
import { frameOf, openSockets } from './hub-ws.ts';

/**
 * What users of `ws` write in a dozen lines: frames of one turn are joined and leave together,
 * the same bytes for everybody.
 */
export function mount(http: Server): () => void {
  const sockets = openSockets(http);
  let held: Buffer[] = [];
  const flush = (): void => {
    const frames = held.length === 1 ? held[0] : Buffer.concat(held);
    held = [];
    for (const socket of sockets) socket.write(frames ?? '');
  };
  return () => {
    if (held.push(frameOf()) === 1) process.nextTick(flush);
  };
}
