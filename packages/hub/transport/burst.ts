/** What can be held back until the end of the turn. */
export interface Holding {
  /** Writes what is held. */
  flush(): void;
}

/** More than this is written at once: held bytes are counted by nobody. */
export const maxHeldBytes = 16_384;

let holding: Holding[] = [];
let joined: { readonly frames: readonly Buffer[]; readonly bytes: Buffer } | undefined;

/**
 * Writes at the end of the turn of the event loop. What one turn sends to a connection (answers
 * of calls that came together, events of one transaction) then costs one system call, not one
 * for each message.
 */
export function flushSoon(owner: Holding): void {
  if (holding.push(owner) === 1) process.nextTick(flushAll);
}

function flushAll(): void {
  const owners = holding;
  holding = [];
  for (const owner of owners) owner.flush();
  joined = undefined;
}

/** The frames as one. Receivers of the same broadcasts get the same bytes, joined once. */
export function join(frames: readonly Buffer[]): Buffer {
  if (joined && areSame(joined.frames, frames)) return joined.bytes;
  joined = { frames, bytes: Buffer.concat(frames) };
  return joined.bytes;
}

function areSame(a: readonly Buffer[], b: readonly Buffer[]): boolean {
  return a.length === b.length && a.every((frame, index) => frame === b[index]);
}
