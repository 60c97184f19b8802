import type { Socket } from 'node:net';
import type { Clock } from '../time/clock.ts';
import type { Timed, TimerWheel } from '../time/timer-wheel.ts';

/** So many are kept at a time; each may hold some 80 KiB that were sent to it. */
const maxKept = 100;
const keptMs = 1_000;

/**
 * Sockets that are kept for a moment unread, and then closed: whoever comes back as soon as it is
 * closed has to wait. Beyond a bound they are closed at once.
 */
export class UnreadSockets {
  readonly #kept = new Set<Socket>();
  readonly #clock: Clock;
  readonly #wheel: TimerWheel;

  constructor(clock: Clock, wheel: TimerWheel) {
    this.#clock = clock;
    this.#wheel = wheel;
  }

  get size(): number {
    return this.#kept.size;
  }

  keep(socket: Socket): void {
    if (this.#kept.size >= maxKept) return void socket.destroy();
    this.#kept.add(socket);
    // Who listens for `readable` and does not read lets the buffer fill, and nothing is parsed.
    socket.on('readable', () => {});
    const end: Timed = { onTime: () => void socket.destroy() };
    this.#wheel.set(end, this.#clock.now() + keptMs);
    socket.once('close', () => {
      this.#kept.delete(socket);
      this.#wheel.delete(end);
    });
  }

  close(): void {
    for (const socket of this.#kept) socket.destroy();
  }
}
