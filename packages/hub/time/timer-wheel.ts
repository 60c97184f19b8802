/**
 * All timeouts of a server on one interval. Each owner has at most one deadline, which it sets
 * anew when it fires: a thousand idle connections cost a thousand entries and no timers.
 */
export interface Timed {
  /** Called once the deadline has passed. Returns the next one, or nothing. */
  onTime(now: number): number | undefined;
}

interface Deadline {
  readonly due: number;
  readonly slot: Set<Timed>;
}

export class TimerWheel {
  readonly #tickMs: number;
  readonly #slots: Set<Timed>[];
  readonly #deadlines = new Map<Timed, Deadline>();
  #tick: number;

  constructor(tickMs: number, now: number, slots = 128) {
    this.#tickMs = tickMs;
    this.#slots = Array.from({ length: slots }, () => new Set<Timed>());
    this.#tick = Math.floor(now / tickMs);
  }

  get size(): number {
    return this.#deadlines.size;
  }

  /** Sets or replaces the deadline of an owner; an infinite one is none. */
  set(owner: Timed, due: number): void {
    this.delete(owner);
    if (due === Infinity) return;
    // A deadline that has already passed waits in the slot that the next advance visits.
    const slot = this.#slotAt(Math.max(Math.floor(due / this.#tickMs), this.#tick));
    this.#deadlines.set(owner, { due, slot });
    slot.add(owner);
  }

  delete(owner: Timed): void {
    this.#deadlines.get(owner)?.slot.delete(owner);
    this.#deadlines.delete(owner);
  }

  /**
   * Fires everything that is due. A long pause is made up for with at most one round. An owner that
   * fails has no deadline any more, and the others have theirs.
   */
  advance(now: number, failed: (error: unknown) => void = rethrow): void {
    const last = Math.floor(now / this.#tickMs);
    const first = Math.max(this.#tick, last - this.#slots.length + 1);
    this.#tick = last;
    for (let tick = first; tick <= last; tick++) this.#fire(this.#slotAt(tick), now, failed);
  }

  #fire(slot: Set<Timed>, now: number, failed: (error: unknown) => void): void {
    for (const owner of Array.from(slot)) {
      const deadline = this.#deadlines.get(owner);
      // Another round shares the slot, and an owner may be moved by the one before it.
      if (deadline?.slot !== slot || deadline.due > now) continue;
      this.delete(owner);
      try {
        const next = owner.onTime(now);
        if (next !== undefined) this.set(owner, next);
      } catch (error) {
        failed(error);
      }
    }
  }

  #slotAt(tick: number): Set<Timed> {
    const slot = this.#slots[tick % this.#slots.length];
    if (!slot) throw new RangeError(`No slot for tick ${tick}.`);
    return slot;
  }
}

function rethrow(error: unknown): never {
  throw error;
}
