import { runCommand, type Command } from './run-command.ts';
import { auditNow, listBreaks } from '../../features/operations/upkeep/index.ts';
import { allInvariants } from '../../audit/invariants.ts';
import { longRead } from '#platform/db';

const MOST_MINUTES = 60;
const MOST_LINES = 1_000;

const USAGE = `npm run audit                    whether every invariant holds
npm run audit -- books           the books since the last audit, range by range, as every night
npm run audit -- books --whole   the same from the first journal on`;

/** `npm run audit`: every invariant of the ledger and of the features, on the database at hand. */
async function checkAll({ db, dataFolder }: Command): Promise<void> {
  for (const { name, find } of allInvariants(dataFolder)) {
    const breaches = await longRead(db, MOST_MINUTES, (tx) => find(tx, dataFolder));
    console.log(`${breaches.length === 0 ? 'holds ' : 'BROKEN'} ${name}`);
    for (const line of breaches) console.log(`       ${line}`);
    if (breaches.length > 0) process.exitCode = 1;
  }
}

/** A run of the audit by ranges, which the console shows as well. */
const auditBooks =
  (isWhole: boolean) =>
  async ({ db }: Command): Promise<void> => {
    const id = await auditNow(db, isWhole, ({ stage, after, upto, breaks }) =>
      console.log(`${breaks.length === 0 ? 'holds ' : 'BROKEN'} ${stage} ${after} to ${upto}`),
    );
    const breaks = await listBreaks(db, id, MOST_LINES);
    for (const { invariant, line } of breaks) console.log(`       ${invariant}: ${line}`);
    console.log(`audit ${id} of the books: ${breaks.length} broken`);
    if (breaks.length > 0) process.exitCode = 1;
  };

const COMMANDS: ReadonlyMap<string, (command: Command) => Promise<void>> = new Map([
  ['', checkAll],
  ['books', auditBooks(false)],
  ['books --whole', auditBooks(true)],
]);

export async function runAudit(typed: readonly string[]): Promise<void> {
  const work = COMMANDS.get(typed.join(' '));
  if (work) await runCommand(work);
  else {
    console.log(USAGE);
    process.exitCode = 2;
  }
}
