import { type Db, retrying, transaction } from '#platform/db';
import type { Platform } from '#platform/feature';
import { type Taking, transferTaker } from './ports.ts';
import { listConfirmed, takeTransfer, writeWorthless } from './store-transfer.ts';

type TakeConfirmedDeps = { readonly db: Db } & Pick<Platform, 'ports'>;
const MOST = 200;

/** Takes back what this transaction took: nothing came of it. */
class NotTaken extends Error {
  readonly why: Taking;
  constructor(why: Taking) {
    super(why);
    this.why = why;
  }
}

/**
 * Hands over what is confirmed, each in a transaction of its own in which it is marked: of all who try one does, and a
 * transfer is handed over once. What cannot be taken now, for want of a rate, is handed over again, and one that cannot be
 * taken at all holds up none behind it.
 */
export async function takeConfirmed({ db, ports }: TakeConfirmedDeps, code: string): Promise<void> {
  const { take } = ports.read(transferTaker);
  const failures: unknown[] = [];
  for (const each of await listConfirmed(db, code, MOST)) {
    try {
      await retrying(() =>
        transaction(db, async (tx) => {
          const transfer = await takeTransfer(tx, code, each);
          const taking = transfer ? await take(tx, transfer) : 'taken';
          if (taking !== 'taken') throw new NotTaken(taking);
        }),
      );
    } catch (error) {
      if (!(error instanceof NotTaken)) failures.push(error);
      else if (error.why === 'nothing') await writeWorthless(db, code, each);
    }
  }
  if (failures.length > 0) throw failures[0];
}
