import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from 'kysely';
import { invariant } from '@fairlot/rules/core/invariant';
import { walletHttp } from '@fairlot/wire/money/wallet';
import type { World } from './bet-crowd.ts';
import { moreIsBetter, type BenchOptions, type Line } from './line.ts';
import type { MoneyOrder, MoneyResult } from './money-load.ts';
import { rateOf } from './money-workers.ts';

const GOAL = 0.3;

async function overHttp(order: MoneyOrder): Promise<MoneyResult> {
  const child = fork(join(import.meta.dirname, 'money-load.ts'), { execArgv: ['--import', 'tsx'] });
  child.send(order);
  const [result] = (await once(child, 'message')) as [MoneyResult];
  child.kill();
  invariant(result.refusal === '', `every wallet is told: ${result.refusal}`);
  return result;
}

/** What every page asks for every ten seconds, against the row that it is read from. */
export async function walletRead(
  { database, players, url }: World,
  { isQuick = false }: BenchOptions,
): Promise<Line> {
  const times = { warmMs: 1_500, measureMs: isQuick ? 2_000 : 5_000 };
  const tokens = players.map(({ token }) => token);
  const ours = await overHttp({ url, path: walletHttp.getWalletAmount.path, tokens, ...times });
  const { db } = database.app.platform;
  const plain = await rateOf(
    players.length,
    async (worker) => {
      const id = players[worker]?.id ?? 0n;
      const { rows } = await sql`
        SELECT balance FROM ledger_account
        WHERE player_id = ${id} AND kind = 1 AND currency = 'DEM'`.execute(db);
      return rows.length === 1;
    },
    times,
  );
  return moreIsBetter({
    bench: 'money',
    case: 'wallet-read-vs-select',
    ours: ours.perSecond,
    against: `its SELECT by ${players.length} at once over a pool of 16`,
    theirs: plain.perSecond,
    unit: 'reads/s',
    note: `goal: at least ${GOAL}; p50 ${ours.p50.toFixed(1)} ms, of the SELECT ${plain.p50.toFixed(1)}`,
  });
}
