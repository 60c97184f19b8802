import { setTimeout as delay } from 'node:timers/promises';

/** Origins beside its own that a page may speak to: features add what they know of. */
export type ConnectSources = {
  /** `ask` is asked for each page; it answers with origins, from what is at most a second old. */
  add(ask: () => Promise<readonly string[]>): void;
  all(): Promise<readonly string[]>;
};

/** A page comes without the database too: longer it does not wait, and takes what was known last. */
const PATIENT_MS = 300;

export function createConnectSources(): ConnectSources {
  const asks: (() => Promise<readonly string[]>)[] = [];
  let last: readonly string[] = [];
  const read = async (): Promise<readonly string[]> => {
    const found = await Promise.all(asks.map((ask) => ask()));
    last = found.flat();
    return last;
  };
  return {
    add: (ask) => void asks.push(ask),
    all: () =>
      Promise.race([
        read().catch(() => last),
        delay(PATIENT_MS, undefined, { ref: false }).then(() => last),
      ]),
  };
}
