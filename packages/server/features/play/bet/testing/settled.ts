import { invariant } from '@fairlot/rules/core/invariant';
import type { CartRow } from '@fairlot/wire/play/bet';
import { DEMO } from '#ledger';
import type { TestServer } from '#testing';
import { claimIssue } from '../../lottery/claims/index.ts';
import { correct } from '../correct/correct.ts';
import { priceCart } from '../place/price.ts';
import { settle } from '../settle/settle.ts';
import { placeCarts } from '../place/store-place.ts';
import { termsOf } from '../odds/terms.ts';
import { FIVE_DIGITS, smallCart, type TestIssue } from '../testing.ts';
import { closeFedIssue, correctFedIssue, drawFedIssue } from './fed.ts';

/** Five digits that a feed tells, so that they are corrected. */
export const CQSSC = 19;

const pricing = {
  family: 'ssc',
  drawMs: Date.UTC(2027, 2, 5),
  seen: () => undefined,
  acceptAnyOdds: false,
};

/** Bets of a player, below the web server; their ids. */
export async function placeRows(
  server: Pick<TestServer, 'db'>,
  playerId: bigint,
  issue: TestIssue,
  rows: readonly CartRow[],
): Promise<readonly string[]> {
  const { ids, verdict } = await tryRows(server, playerId, issue, rows);
  invariant(verdict === 'OK', `it is taken: ${verdict}`);
  return ids;
}

/** The same where it may be refused, under other limits where they are given. */
export async function tryRows(
  { db }: Pick<TestServer, 'db'>,
  playerId: bigint,
  issue: TestIssue,
  rows: readonly CartRow[],
  limits: Parameters<typeof termsOf>[2] = {},
) {
  const terms = termsOf({ id: FIVE_DIGITS, family: 'ssc' }, 0, limits);
  const priced = priceCart(rows, { ...pricing, terms });
  invariant(priced.ok, 'the rows are good');
  const nothing = rows.map(() => 0);
  const cart = smallCart(playerId, issue, nothing);
  const bets = cart.bets.map(({ id }, i) => {
    const bet = priced.value[i];
    invariant(bet, 'each row has a price');
    return { ...bet, id };
  });
  const [verdict] = await placeCarts(db, [{ ...cart, bets }]);
  invariant(verdict, 'a cart has a verdict');
  return { ids: bets.map(({ id }) => id), verdict: verdict.verdict, detail: verdict.detail };
}

/** Closes a fed issue, draws it and pays it. */
export async function settleFed(
  server: TestServer,
  issue: TestIssue,
  number: string,
  chunk?: number,
): Promise<void> {
  await closeFedIssue(server, issue);
  await drawFedIssue(server, issue, number);
  const claim = await claimIssue(server.db, { steps: ['settle'], owner: 'test' });
  invariant(claim, 'it is due');
  const options = { currency: DEMO, ...(chunk !== undefined && { chunk }) };
  invariant((await settle(server.platform, claim, options)) === 'settled', 'nobody else has it');
}

/** Corrects the number of an issue that is paid. */
export async function correctFed(
  server: TestServer,
  issue: TestIssue,
  number: string,
  people: readonly [number, number],
): Promise<void> {
  await correctFedIssue(server, issue, number, people);
  const claim = await claimIssue(server.db, { steps: ['correct'], owner: 'test' });
  invariant(claim, 'it is due');
  const done = await correct(server.platform, claim, { currency: DEMO, chunk: 3 });
  invariant(done === 'settled', 'nobody else has it');
}
