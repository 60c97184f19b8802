import { clearingBalance, type Currency } from '#ledger';
import { retrying, transaction } from '#platform/db';
import type { Platform } from '#platform/feature';
import { publishPageChanges } from '../../staff/operator/audit/index.ts';
import { allProviders } from '../provider/index.ts';
import { readSite } from '../../site/settings/values/index.ts';
import { PAGE } from './match.ts';
import { refuseAll } from './note-missing.ts';
import { endBalanceBreaks, insertBreak } from './store-break.ts';
import { explained, holdSum, writeSaid } from './store-read.ts';

/**
 * Compares what each provider says to have of the house with what clearing says. A difference that no break and no line
 * on its way explains is a break of its own when it is the same twice: what moved between two questions is none.
 */
export async function compareBalances(platform: Platform): Promise<void> {
  const { currency } = await readSite(platform.db);
  for (const its of await allProviders(platform)) {
    const said = await its.balance(currency);
    await refuseAll(platform, its.number, said.unreadable);
    if (said.state !== 'PAID') continue;
    const of = { provider: its.number, currency, said: said.amount };
    await retrying(() => compareOne(platform, of));
  }
}

type Said = {
  readonly provider: number;
  readonly currency: Currency;
  readonly said: bigint;
};

const compareOne = ({ db }: Platform, { provider, currency, said }: Said): Promise<void> =>
  transaction(db, async (tx) => {
    const before = await holdSum(tx, provider, currency);
    const ours = await clearingBalance(tx, BigInt(provider), currency);
    const odd = said - ours - (await explained(tx, provider, currency));
    await writeSaid(tx, before, { said, ours, odd });
    const ref = odd === 0n ? '' : `${currency} ${odd}`;
    // What moves between two questions is neither a break nor the end of one that was closed.
    const isSure = odd === before.odd;
    const isBreak = odd !== 0n && isSure;
    const isOver = await endBalanceBreaks(tx, { provider, currency, butRef: ref, isSure });
    const made = { provider, what: 0, no: '', ref, here: said - odd, there: said, currency };
    const isNew = isBreak && (await insertBreak(tx, { ...made, kind: 'balance' }));
    if (isOver || isNew) await publishPageChanges(tx, [PAGE], ref);
  });
