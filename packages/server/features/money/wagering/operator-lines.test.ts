import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { transaction } from '#platform/db';
import { withTestServer } from '#testing';
import {
  BET_FEATURES,
  drawTestIssue,
  openTestIssue,
  placeOn,
  row,
} from '../../play/bet/testing.ts';
import { registerPlayer } from '../../auth/login/testing.ts';
import { requireTurnover, waiveTurnover } from './operator-lines.ts';
import { getRequirement } from './requirement.ts';

const server = withTestServer({ features: BET_FEATURES });

it('a line of an operator is done like others, and what he waives is void', async () => {
  const { token, playerId } = await registerPlayer(server());
  const { db, owner } = server();
  const { rows } = await sql<{ name: string }>`
    SELECT user_name AS name FROM player WHERE player_id = ${playerId}`.execute(owner);
  const name = rows[0]!.name;
  const inTx = transaction.bind(undefined, db);
  const stand = async () => {
    const { Gap, Lines } = await getRequirement(db, playerId);
    return [Gap, Lines.map(({ State, EndedBy, Done }) => [State, EndedBy, Done])];
  };
  // The line of his welcome goes first.
  await inTx((tx) => waiveTurnover(tx, name));
  expect((await stand())[0]).toBe(0n);
  expect(await inTx((tx) => waiveTurnover(tx, name))).toMatchObject({ error: 'NOTHING_OPEN' });
  const wish = { amount: mills(4_000), times: 150 };
  expect(await inTx((tx) => requireTurnover(tx, name, wish))).toEqual({
    ok: true,
    value: { before: 0n, after: 6_000n },
  });
  const issue = await openTestIssue(server());
  await placeOn(server(), token, issue, [row('ssc.fixed', '3||||')]);
  await drawTestIssue(server(), issue, '1,2,3,4,5');
  await server().runJobs('bet.settle');
  expect((await stand())[0]).toBe(4_000n);
  expect(await inTx((tx) => waiveTurnover(tx, name))).toMatchObject({ ok: true });
  expect(await stand()).toMatchObject([
    0n,
    [
      [2, 3, 2_000n],
      [2, 3, 0n],
    ],
  ]);
  for (const act of [
    inTx((tx) => waiveTurnover(tx, 'nobody')),
    inTx((tx) => requireTurnover(tx, 'nobody', wish)),
  ]) {
    expect(await act).toEqual({ ok: false, error: 'NO_SUCH_PLAYER' });
  }
});
