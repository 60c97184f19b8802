import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** No client of a hub sends a request before the last one is answered; proxies hardly do. */
const maxOpen = 32;

/**
 * Requests of one socket that were sent without waiting for answers. Node hands over all that
 * have come at once, so a socket with too many is closed before they are looked at.
 */
export class Pipelines {
  readonly #open = new WeakMap<Socket, number>();

  /** False for a request that is not to be answered: its socket is closed. */
  enter({ socket }: IncomingMessage, response: ServerResponse): boolean {
    const open = this.#open.get(socket) ?? 0;
    if (open >= maxOpen) socket.destroy();
    if (socket.destroyed) return false;
    this.#open.set(socket, open + 1);
    response.once('close', () => this.#open.set(socket, (this.#open.get(socket) ?? 1) - 1));
    return true;
  }
}
