import { auditBooksStep, readWatermark, type BooksStep } from '#ledger';
import { transaction, type Db, type Executor } from '#platform/db';
import { isTurnDue, takeTurn, type Turn } from '#platform/jobs';
import { addRun, giveMinutes, holdRun, isUnderWay, noteStep, readAudited } from './store.ts';

/** Far more than a step takes; the first snapshot of old books reads all that came before it. */
const MOST_MINUTES = 20;

/** Begins an audit up to now: of what came since the last one, or of everything from the first journal on. */
export const beginAudit = async (db: Db, isWhole: boolean): Promise<number> =>
  addAudit(db, await readWatermark(db), isWhole);

async function addAudit(db: Executor, upto: bigint, isWhole: boolean): Promise<number> {
  const audited = isWhole ? 0n : await readAudited(db);
  return addRun(db, { after: audited < upto ? audited : upto, upto }, isWhole);
}

/**
 * Begins the audit of a night where nobody has: the turn and the run are one transaction, so that a process that is
 * ended in between, or books that are never still, leave the turn to whoever looks next. The wait for still books comes
 * before it: within, it would wait for itself.
 */
export async function beginNight(db: Db, night: Turn): Promise<void> {
  if (!(await isTurnDue(db, night))) return;
  const upto = await readWatermark(db);
  await transaction(db, async (tx) => {
    if (await takeTurn(tx, night)) await addAudit(tx, upto, false);
  });
}

/**
 * Does the next step of an audit that has not ended, of whichever process: what it found and where the next one begins
 * are noted in the same transaction, so that one which was ended in between is done again. Undefined: there is none.
 */
export const stepAudit = (db: Db, id?: number): Promise<BooksStep | undefined> =>
  transaction(db, async (tx) => {
    const run = await holdRun(tx, id);
    if (!run) return undefined;
    await giveMinutes(tx, MOST_MINUTES);
    const span = { after: run.after_n, upto: run.upto_n };
    const step = await auditBooksStep(tx, span, { stage: run.stage, at: run.place });
    await noteStep(tx, run, step);
    return step;
  });

/** Begins one and does all of it; a step that a server takes instead is none of ours. Tells its number. */
export async function auditNow(
  db: Db,
  isWhole: boolean,
  see: (step: BooksStep) => void,
): Promise<number> {
  const id = await beginAudit(db, isWhole);
  for (;;) {
    const step = await stepAudit(db, id);
    if (step) see(step);
    if (!(await isUnderWay(db, id))) return id;
  }
}
