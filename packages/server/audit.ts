import { features } from './features/index.ts';
import { ledgerInvariants } from './ledger/audit.ts';
import { runCommand, type Command } from './command.ts';
import { longRead } from './platform/db.ts';
import { sealInvariant } from './seal.ts';

const MOST_MINUTES = 60;

/** `npm run audit`: every invariant of the ledger and of the features, on the database at hand. */
const USAGE = 'npm run audit      whether every invariant holds; it takes no words';

async function checkAll({ db, dataFolder }: Command): Promise<void> {
  const invariants = [
    ...ledgerInvariants,
    sealInvariant(dataFolder),
    ...features.flatMap((feature) => feature.invariants ?? []),
  ];
  for (const { name, find } of invariants) {
    const breaches = await longRead(db, MOST_MINUTES, (tx) => find(tx, dataFolder));
    console.log(`${breaches.length === 0 ? 'holds ' : 'BROKEN'} ${name}`);
    for (const line of breaches) console.log(`       ${line}`);
    if (breaches.length > 0) process.exitCode = 1;
  }
}

if (process.argv.length > 2) {
  console.log(USAGE);
  process.exitCode = 2;
} else await runCommand(checkAll);
