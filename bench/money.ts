import { inWorld } from './bets.ts';
import { startBetDatabase } from './bet-database.ts';
import { isWanted, type Bench, type BenchOptions } from './line.ts';
import { nightlyAudit } from './money-audit.ts';
import { statementPages } from './money-statement.ts';
import { walletRead } from './money-wallet.ts';
import { withdrawals } from './money-withdraw.ts';

/** Cases that are measured together, of one player's year. */
const STATEMENTS = [
  'statement-first-page',
  'statement-last-page',
  'statement-csv',
  'statement-json',
  'statement-pdf',
] as const;

/** Money as players and the night read it, and what it takes to ask for a withdrawal. */
export const run: Bench = async (emit, options: BenchOptions = {}) => {
  if (isWanted('wallet-read-vs-select', options))
    await inWorld({}, async (world) => emit(await walletRead(world, options)));
  if (isWanted('withdraw-vs-sql', options)) {
    const database = await startBetDatabase();
    emit(await withdrawals(database, options).finally(() => database.stop()));
  }
  if (STATEMENTS.some((name) => isWanted(name, options))) {
    const database = await startBetDatabase();
    const lines = await statementPages(database, options).finally(() => database.stop());
    for (const line of lines) emit(line);
  }
  if (isWanted('nightly-audit', options)) emit(await nightlyAudit(options));
};
