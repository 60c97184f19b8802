import { invariant } from '@fairlot/rules/core/invariant';
import { mills } from '@fairlot/rules/core/money';
import {
  balanceOf,
  DEMO,
  findPosted,
  fund,
  type Movement,
  readPosted,
  reverse,
  postEvery,
} from '#ledger';
import { newId, transaction, type Tx } from '#platform/db';
import type { TestServer } from '#testing';
import { adjustNow } from '../../manual-adjustment/testing/adjust-now.ts';
import { collect } from '../run-debt.ts';

const postNow = async (tx: Tx, movement: Movement): Promise<void> =>
  await postEvery(tx, [[movement]]);

const fundNow = async (tx: Tx, playerId: bigint, amount: bigint): Promise<string> => {
  const given = fund({ playerId, amount: mills(amount), currency: DEMO, reason: newId() });
  await postNow(tx, given);
  return given.key;
};

async function spend(tx: Tx, playerId: bigint): Promise<bigint> {
  const has = await balanceOf(tx, playerId, DEMO);
  if (has <= 0n) return 0n;
  await adjustNow(tx, { kind: 'adjustDeduct', playerId, amount: has });
  return has;
}

/** Takes what a player has, as if he had spent it. */
export const spendAll = (server: TestServer, playerId: bigint): Promise<bigint> =>
  transaction(server.db, (tx) => spend(tx, playerId));

/** A player owes so much from now on: money of his was taken back, and he had spent it before. What he has he keeps. */
export const giveDebt = (server: TestServer, playerId: bigint, amount: bigint): Promise<void> =>
  transaction(server.db, async (tx) => {
    const key = await fundNow(tx, playerId, amount);
    const has = await spend(tx, playerId);
    const [posted] = await readPosted(tx, await findPosted(tx, [{ playerId, key }]));
    invariant(posted, 'it was posted');
    const whose = { playerId, currency: DEMO };
    const done = await collect(tx, whose, {
      amount: mills(amount),
      movements: reverse([posted], newId()),
      kind: 'chargedBack',
      cause: key,
      no: '',
      note: 'B1',
    });
    invariant(done.owed === amount, 'he had nothing');
    if (has > amount) await fundNow(tx, playerId, has - amount);
  });
