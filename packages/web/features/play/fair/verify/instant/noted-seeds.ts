// Hashes of seeds of instant games as this device was shown them, with the seeds that it made then: what a
// proof is held against later, whatever the server says of them.
import * as z from 'zod/mini';
import { keptStore } from '@fairlot/shell';
import { accountNow } from '../../../../../session/index.ts';

const hex = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const Noted = z.object({
  v: z.literal(1),
  list: z
    .array(z.object({ account: z.string(), seed: z.int(), hash: hex, clientSeed: hex }))
    .check(z.maxLength(100)),
});
type Notes = {
  readonly v: 1;
  readonly list: readonly {
    readonly account: string;
    readonly seed: number;
    readonly hash: string;
    readonly clientSeed: string;
  }[];
};

/** The oldest goes. */
const MOST_NOTED = 100;

const kept = keptStore<Notes>(
  'fair.seeds',
  { v: 1, list: [] },
  {
    clearedAtLogout: false,
    form: {
      read: (json) => {
        const read = z.safeParse(Noted, json);
        return read.success ? read.data : undefined;
      },
      write: (notes) => notes,
    },
  },
);

/** Notes a seed before its own half leaves this device. */
export function noteSeed(seed: number, hash: string, clientSeed: string): void {
  const noted = { account: accountNow(), seed, hash, clientSeed };
  kept.set(({ list }) => ({ v: 1, list: [...list, noted].slice(-MOST_NOTED) }));
}

/** What this device noted of a seed; undefined where it was made on another one. */
export function notedSeed(
  seed: number,
  clientSeed: string | null,
): { readonly hash: string; readonly clientSeed: string } | undefined {
  const own = kept.get().list.filter((note) => note.account === accountNow() && note.seed === seed);
  // Two tabs may have made one each: the house took one of them.
  const found = own.find((note) => note.clientSeed === clientSeed) ?? own.at(-1);
  return found && { hash: found.hash, clientSeed: found.clientSeed };
}
