import { manualAdjustmentConsole } from '@fairlot/wire/money/manual-adjustment';
import { bonusHttp } from '@fairlot/wire/money/bonus';
import type { Input } from '@fairlot/wire/core';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import type { TestServer } from '#testing';
import { signInOperator } from '../../../staff/operator/testing/sign-in.ts';
import type { TestPlayer } from '../../../auth/login/testing.ts';

/** Two operators, of whom one proposes and the other confirms. */
export async function signInBoth(server: TestServer) {
  const { token: clerk } = await signInOperator(server, 'clerk', ['finance']);
  const { token: lead } = await signInOperator(server, 'lead', ['finance-lead']);
  return { clerk, lead };
}
export type Both = Awaited<ReturnType<typeof signInBoth>>;

type Asked = Input<typeof manualAdjustmentConsole.proposeAdjustment>;

/** Two operators offer a player a bonus, in thousandths; the number of the grant. */
export async function offer(
  server: TestServer,
  { clerk, lead }: Both,
  player: TestPlayer,
  amount: bigint,
  more: Partial<Asked> = {},
): Promise<number> {
  const put = await server.callConsole(
    manualAdjustmentConsole.proposeAdjustment,
    {
      Type: 'grant',
      Lines: [{ UserName: player.userName, Amount: Number(amount) / 1000 }],
      Times: 200,
      MemoZh: `试用 ${Math.random()}`,
      MemoEn: 'to try',
      Reason: 'a test of it',
      ...more,
    },
    { token: clerk },
  );
  const { Id, Hash } = put.value;
  await server.callConsole(operatorHttp.confirm, { Id, Hash }, { token: lead });
  const [newest] = (await walletOf(server, player)).Grants.filter(
    ({ State }) => State === 'PENDING',
  );
  return newest?.Id ?? 0;
}

export const walletOf = async (server: TestServer, { token }: TestPlayer) =>
  (await server.call(bonusHttp.getBonusWallet, null, { token })).value;

/** The player takes it. */
export const claim = (server: TestServer, { token }: TestPlayer, Id: number) =>
  server.call(bonusHttp.claimBonus, { Id }, { token });

/** What a player is offered and takes at once. */
export async function given(
  server: TestServer,
  both: Both,
  player: TestPlayer,
  amount: bigint,
  more: Partial<Asked> = {},
): Promise<number> {
  const id = await offer(server, both, player, amount, more);
  await claim(server, player, id);
  return id;
}
