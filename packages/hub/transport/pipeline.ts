import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Clock } from '../time/clock.ts';
import type { TimerWheel } from '../time/timer-wheel.ts';
import { networkOf } from './address.ts';
import { UnreadSockets } from './unread.ts';

/** No client of a hub sends a request before the last one is answered; proxies hardly do. */
const maxOpen = 32;
/** More addresses than this are not remembered: the oldest are let in again. */
const maxShutOut = 10_000;

/**
 * Requests of one socket that were sent without waiting for answers. Node parses all that have come
 * at once, some hundreds, before anybody else is next, so a socket with too many is closed, and its
 * address gets no other for a while: a socket that nobody reads costs next to nothing.
 */
export class Pipelines {
  readonly #open = new WeakMap<Socket, number>();
  /** Until when, oldest first. */
  readonly #shutOut = new Map<string, number>();
  readonly #clock: Clock;
  readonly #shutOutMs: number;

  readonly #unread: UnreadSockets;

  constructor(clock: Clock, wheel: TimerWheel, shutOutMs: number) {
    this.#clock = clock;
    this.#unread = new UnreadSockets(clock, wheel);
    this.#shutOutMs = shutOutMs;
  }

  /** False for a socket whose address is shut out: it is closed after a second, unread. */
  accept(socket: Socket): boolean {
    const address = networkOf(socket.remoteAddress ?? '');
    const until = this.#shutOut.get(address);
    if (until === undefined) return true;
    if (this.#clock.now() < until) {
      this.#unread.keep(socket);
      return false;
    }
    this.#shutOut.delete(address);
    return true;
  }

  /** The server goes down, and its timer wheel with it. */
  close(): void {
    this.#unread.close();
  }

  /** False for a request that is not to be answered: its socket is closed. */
  enter({ socket }: IncomingMessage, response: ServerResponse): boolean {
    const open = this.#open.get(socket) ?? 0;
    if (open >= maxOpen) this.#close(socket);
    if (socket.destroyed) return false;
    this.#open.set(socket, open + 1);
    response.once('close', () => this.#open.set(socket, (this.#open.get(socket) ?? 1) - 1));
    return true;
  }

  #close(socket: Socket): void {
    if (socket.destroyed) return;
    this.#remember(networkOf(socket.remoteAddress ?? ''));
    socket.destroy();
  }

  #remember(address: string): void {
    this.#shutOut.delete(address);
    this.#shutOut.set(address, this.#clock.now() + this.#shutOutMs);
    if (this.#shutOut.size <= maxShutOut) return;
    const [oldest = ''] = this.#shutOut.keys();
    this.#shutOut.delete(oldest);
  }
}
