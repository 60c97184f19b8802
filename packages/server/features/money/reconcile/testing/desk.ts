import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { OperatorRole } from '@fairlot/rules/check/operator-roles';
import { mills } from '@fairlot/rules/core/money';
import { startSandbox, type Sandbox } from '@fairlot/sandbox';
import { depositHttp } from '@fairlot/wire/money/deposit';
import type { TestServer } from '#testing';
import { addTestChannel, TEST_SECRET } from '../../deposit/testing/channels.ts';
import { signInOperator } from '../../../staff/operator/testing/sign-in.ts';
import { registerPlayer, type TestPlayer } from '../../../auth/login/testing.ts';
import { readParts } from '../../withdraw/request/store.ts';
import { ask, deskOf, readyToWithdraw, settle as setTo } from '../../withdraw/testing/ready.ts';

export type FoundBreak = {
  readonly kind: number;
  readonly no: string;
  readonly here: bigint | null;
  readonly there: bigint | null;
  readonly state: number;
  readonly id: number;
};
export const [HERE, THERE, AMOUNT, DOUBLED, STATE] = [1, 2, 3, 4, 5];

/** A site with the sandbox as its provider, whose statements are read and matched; one for a file, as its server is. */
export function statementDesk(server: () => TestServer) {
  let sandbox: Sandbox;
  let channel = 0;
  beforeAll(async () => {
    const now = () => server().clock.now();
    sandbox = await startSandbox({ secret: TEST_SECRET, controlToken: 'c', now });
    Object.assign(server().platform.settings, { ownAddress: server().url });
    channel = await addTestChannel(server(), sandbox.url);
    await setTo(server(), { withdrawFree: 0 });
  });
  afterAll(() => sandbox.stop());
  beforeEach(async () => {
    await sandbox.control('manner', { api: 'well', notify: 'once', payout: 'PAID' });
  });

  const control = (...asked: Parameters<Sandbox['control']>) => sandbox.control(...asked);
  const signIn = (name: string, roles?: readonly OperatorRole[]) =>
    signInOperator(server(), `${name}${randomUUID().slice(0, 6)}`, roles);
  async function order(player: TestPlayer, amount = 100_000): Promise<string> {
    const asked = { IntentId: randomUUID(), ChannelId: channel, Amount: mills(amount) };
    const { token } = player;
    return (await server().call(depositHttp.createDeposit, asked, { token })).value.OrderNo;
  }
  async function deposited(amount = 100_000): Promise<string> {
    const no = await order(await registerPlayer(server()), amount);
    await sandbox.control('pay', { orderNo: no, amount });
    return no;
  }
  /** A withdrawal of 1,000 on its way to the sandbox; the number of its payout. */
  async function sent(): Promise<string> {
    const me = await readyToWithdraw(server());
    const { value } = await ask(server(), me, { amount: mills(1_000_000) });
    const id = value?.Id ?? '';
    // Logins of operators do not outlast what a test lets go by.
    const [anna, bert] = [await signIn('anna'), await signIn('bert')];
    for (const who of [anna, bert]) {
      await deskOf(server(), who, me.playerId, id).claim();
      await deskOf(server(), who, me.playerId, id).approve();
    }
    await deskOf(server(), bert, me.playerId, id).pay('sandbox');
    await server().runJobs('withdraw.send');
    const [part] = await readParts(server().db, me.playerId, [id]);
    return part?.no ?? '';
  }
  async function paid(no: string): Promise<string> {
    await expect
      .poll(async () => {
        const { rows } = await sql<{ state: number }>`
          SELECT state FROM withdrawal_part WHERE no = ${no}`.execute(server().owner);
        return rows[0]?.state;
      })
      .toBe(1);
    return no;
  }
  return { control, signIn, order, deposited, sent, paid, ...statementLooks(server) };
}

/** Reading what was found, and having it looked for. */
function statementLooks(server: () => TestServer) {
  /** Reads and matches as the jobs do, now and after every grace. */
  async function reconciled(minutes = 25): Promise<void> {
    for (let n = 0; n < minutes; n += 5) {
      await server().clock.advance(5 * 60_000);
      for (const job of ['read', 'match', 'missing', 'balance']) {
        await server().runJobs(`reconcile.${job}`);
      }
    }
  }
  const breaks = async (no: string): Promise<readonly FoundBreak[]> =>
    (
      await sql<FoundBreak>`
        SELECT id, kind, no, here, there, state FROM money_break WHERE no = ${no} ORDER BY id`.execute(
        server().owner,
      )
    ).rows;
  const balanceBreaks = async () =>
    (
      await sql<FoundBreak>`SELECT * FROM money_break WHERE kind = 6 AND state < 2`.execute(
        server().owner,
      )
    ).rows;
  return { reconciled, breaks, balanceBreaks };
}
