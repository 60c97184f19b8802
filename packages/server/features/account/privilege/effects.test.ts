import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { flagBit, PLAYER_FLAGS, type PlayerFlag } from '@fairlot/rules/check/access';
import { FLAG_EFFECTS, type StoppedAction } from '@fairlot/rules/check/flag-effects';
import { mills } from '@fairlot/rules/core/money';
import { profileHttp } from '@fairlot/wire/account/profile';
import { bonusHttp } from '@fairlot/wire/money/bonus';
import { depositHttp } from '@fairlot/wire/money/deposit';
import { followHttp } from '@fairlot/wire/community/follow';
import { leaderboardHttp } from '@fairlot/wire/community/leaderboard';
import { playerHttp } from '@fairlot/wire/account/player';
import { loginHttp } from '@fairlot/wire/auth/login';
import { withdrawHttp } from '@fairlot/wire/money/withdraw';
import { DEMO } from '#ledger';
import { transaction } from '#platform/db';
import { withTestServer } from '#testing';
import {
  PASSWORD_ONLY,
  passwordAnd,
  withoutContact,
  withoutReconcile,
  withoutResponsibleGaming,
} from '#testing/stand-ins';
import { profile } from '../profile/index.ts';
import {
  BET_FEATURES,
  openTestIssue,
  placeOn,
  row,
  type TestIssue,
} from '../../play/bet/testing.ts';
import { bonus, offerBonus } from '../../money/bonus/index.ts';
import { newestGrant } from '../../money/bonus/testing/with-bonus.ts';
import { deposit } from '../../money/deposit/index.ts';
import { addTestChannel } from '../../money/deposit/testing/channels.ts';
import { authenticator } from '../authenticator/index.ts';
import { follow } from '../../community/follow/index.ts';
import { askedFor, makeLeader, type TestLeader } from '../../community/follow/testing/plans.ts';
import { instant } from '../../play/instant/index.ts';
import { playRound, readySeed } from '../../play/instant/testing.ts';
import { leaderboard } from '../../community/leaderboard/index.ts';
import { giveFundPassword, TEST_FUND_PASSWORD } from '../authenticator/testing/proofs.ts';
import { registrationLink, makeLink } from '../registration-link/index.ts';
import { payoutAccount } from '../../money/payout-account/index.ts';
import { givePayee } from '../../money/payout-account/testing/give-payee.ts';
import { withdraw } from '../../money/withdraw/index.ts';
import { give, settle } from '../../money/withdraw/testing/ready.ts';
import { provider } from '../../money/provider/index.ts';
import { schedule } from '../../play/schedule/index.ts';
import { transfer } from '../../team/transfer/index.ts';
import { makeMember, send } from '../../team/transfer/testing/ready.ts';
import { readyPlayer, schedule as placeSchedule } from '../../play/schedule/testing/plans.ts';
import { forgetLogins } from '../../auth/login/sessions/authenticate.ts';
import { TEST_PASSWORD, type TestPlayer } from '../../auth/login/testing.ts';

/** Each flag alone, against everything that a flag can stop. */
const server = withTestServer({
  features: [
    ...BET_FEATURES.filter((each) => !PASSWORD_ONLY.includes(each)),
    authenticator,
    profile,
    schedule,
    instant,
    leaderboard,
    follow,
    registrationLink,
    payoutAccount,
    bonus,
    withdraw,
    provider,
    deposit,
    transfer,
    withoutContact,
    withoutReconcile,
    withoutResponsibleGaming,
    ...passwordAnd('authenticator', 'profile', 'registrationLink', 'wagering'),
  ],
  games: [1, 4],
});

const LINE = row('ssc.fixed', '3||||');
let issue: TestIssue;
let leader: TestLeader;
let channelId: number;
beforeAll(async () => {
  leader = await makeLeader(server());
  // Nobody answers there: an order is made all the same.
  channelId = await addTestChannel(server(), 'http://127.0.0.1:1');
  issue = await openTestIssue(server(), 4, 3_600_000);
  await settle(server(), { withdrawFrom: '00:00', withdrawTo: '00:00' });
});

type Answer = { readonly code: string; readonly status: number };
type Seeded = TestPlayer & {
  readonly seedId: number;
  readonly payeeId: number;
  readonly grantId: number;
};
type Try = (player: Seeded) => Promise<Answer>;

const TRIES: Readonly<Record<StoppedAction, Try>> = {
  signIn: ({ userName }) =>
    server().call(loginHttp.login, { UserName: userName, Password: TEST_PASSWORD }),
  call: ({ token }) => server().call(playerHttp.getPlayerBaseData, null, { token }),
  bet: ({ token }) => placeOn(server(), token, issue, [LINE]),
  round: (player) => playRound(server(), player, { rows: [LINE], seedId: player.seedId }),
  schedule: (player) => placeSchedule(server(), player, [issue]),
  follow: async ({ token }) => {
    const asked = askedFor(leader, await server().clock.now(), { IntentId: randomUUID() });
    return server().call(followHttp.start, { ...asked, BetCap: mills(2_000) }, { token });
  },
  lead: ({ token }) =>
    server().call(leaderboardHttp.agree, { IsShown: true, IsFollowable: true }, { token }),
  rate: ({ token }) => server().call(followHttp.setRate, { CommissionRate: 5 }, { token }),
  // By an operator, for an agent; what he is told who makes one himself: own-link.test.ts of links.
  makeLink: async ({ playerId, userName: maker }) => {
    await sql`UPDATE player SET is_agent = true WHERE player_id = ${playerId}`.execute(
      server().owner,
    );
    const { db } = server().platform;
    const terms = { maker, isAgent: false, prizeGroup: 1900, days: 0, quota: null, note: '' };
    const made = await makeLink(db, 'command', terms, 'a try');
    return { status: 200, code: made.ok ? 'OK' : made.error.code };
  },
  withdraw: ({ token, payeeId }) =>
    server().call(
      withdrawHttp.request,
      {
        IntentId: randomUUID(),
        PayeeId: payeeId,
        Amount: mills(100_000),
        FundPassword: TEST_FUND_PASSWORD,
      },
      { token },
    ),
  // The permission is a flag too: it is put beside the one that is tried.
  transfer: async (player) => {
    const change = (to: bigint) =>
      sql`UPDATE player SET flags = ${to} WHERE player_id = ${player.playerId}`.execute(
        server().owner,
      );
    const { rows } = await sql<{ flags: bigint }>`
      SELECT flags FROM player WHERE player_id = ${player.playerId}`.execute(server().owner);
    const before = rows[0]?.flags ?? 0n;
    await change(before | flagBit('ALLOW_TRANSFER'));
    const member = await makeMember(server(), player);
    // A test account transfers to its like.
    await sql`UPDATE player SET flags = ${before & flagBit('TEST_ACCOUNT')} WHERE player_id = ${member.playerId}`.execute(
      server().owner,
    );
    const answer = await send(server(), player, member);
    await change(before);
    return answer;
  },
  deposit: ({ token }) => {
    const asked = { IntentId: randomUUID(), ChannelId: channelId, Amount: mills(100_000) };
    return server().call(depositHttp.createDeposit, asked, { token });
  },
  unbind: ({ token }) =>
    server().call(profileHttp.setNetworks, { Networks: [], Password: TEST_PASSWORD }, { token }),
  takeBonus: ({ token, grantId }) =>
    server().call(bonusHttp.claimBonus, { Id: grantId }, { token }),
  // The last: nobody signs in with the old one after it.
  changePassword: ({ token }) => {
    const NewPassword = 'river-stone-41';
    const form = { Kind: 'login', OldPassword: TEST_PASSWORD, NewPassword } as const;
    return server().call(
      profileHttp.changePassword,
      { ...form, ConfirmPassword: NewPassword },
      { token },
    );
  },
};
const ACTIONS = Object.keys(TRIES) as StoppedAction[];

/** The words of the contract for what each flag stops. */
const SAID: Partial<Record<PlayerFlag, string>> = {
  DISABLE_ACCOUNT: 'DISABLED',
  DISABLE_BET: 'BET_DISABLED',
  DISABLE_WITHDRAW: 'WITHDRAW_DISABLED',
  GA_WITHDRAW: 'CODE_NEEDED',
  GA_TRANSFER: 'CODE_NEEDED',
  DEBT: 'FUNDS_FROZEN',
  FUNDS_FREEZE: 'FUNDS_FROZEN',
  GA_LOGIN: 'GOOGLE_REQUIRED',
  GA_CHANGE_PASSWORD: 'GOOGLE_FAILED',
  DISABLE_FOLLOW: 'FOLLOW_DISABLED',
  REGISTER_LINK_LIMIT: 'MAKER_LIMITED',
  DISABLE_DEPOSIT: 'DEPOSIT_DISABLED',
  READ_ONLY_LAYER: 'READ_ONLY_LAYER',
  SELF_EXCLUDED: 'BET_DISABLED',
  DISABLE_ACTIVITY: 'BONUS_DISABLED',
  FORCE_CHANGE_PASSWORD: 'FIRST_CHANGE',
  IP_BIND: 'IP_NOT_BOUND',
};

/** What one flag stops by other words than the rest. */
const SAID_OF: Readonly<Record<string, string>> = {
  'SELF_EXCLUDED deposit': 'DEPOSIT_DISABLED',
  'IP_BIND unbind': 'NETWORK_KEPT',
};

async function offeredBonus(playerId: bigint): Promise<number> {
  const { db } = server().platform;
  const offer = { playerId, source: `try:${playerId}`, amount: mills(1_000) };
  const terms = { currency: DEMO, times: 100, memo: { zh: '', en: '' } } as const;
  await transaction(db, (tx) => offerBonus(tx, [offer], terms));
  return Number((await newestGrant({ db }, playerId)).id);
}

async function answersUnder(flags: bigint): Promise<Record<string, string>> {
  const signedIn = await readyPlayer(server());
  const { SeedId: seedId } = await readySeed(server(), signedIn);
  const { playerId } = signedIn;
  // What he may withdraw is there, and nothing of it has to be turned over.
  await give(server(), playerId, mills(1_000_000));
  await sql`SELECT requirement_void(${playerId})`.execute(server().owner);
  await giveFundPassword(server(), playerId);
  const payeeId = Number(await givePayee(server(), playerId));
  const grantId = await offeredBonus(playerId);
  const player = { ...signedIn, seedId, payeeId, grantId };
  await sql`UPDATE player SET flags = ${flags} WHERE player_id = ${player.playerId}`.execute(
    server().owner,
  );
  forgetLogins(server().platform.db);
  const answers: Record<string, string> = {};
  for (const action of ACTIONS) {
    const { status, code } = await TRIES[action](player);
    answers[action] = status === 200 ? code : `${status} ${code}`;
  }
  return answers;
}

const NOTHING = Object.fromEntries(ACTIONS.map((action) => [action, 'OK']));

it('without a flag all of it may be done', async () => {
  expect(await answersUnder(0n)).toEqual(NOTHING);
});

it.each(Object.keys(PLAYER_FLAGS) as PlayerFlag[])(
  '%s stops exactly what it says',
  async (flag) => {
    const { stops = [] } = FLAG_EFFECTS[flag];
    const answers = await answersUnder(flagBit(flag));
    if (stops.includes('call')) {
      const denied = ACTIONS.filter((action) => action !== 'signIn' && action !== 'makeLink');
      expect(answers).toEqual({
        ...Object.fromEntries(denied.map((action) => [action, '401 forced_logout'])),
        signIn: SAID[flag],
        makeLink: 'MAKER_DISABLED',
      });
      return;
    }
    const refused = stops.map((action) => [action, SAID_OF[`${flag} ${action}`] ?? SAID[flag]]);
    expect(answers).toEqual({ ...NOTHING, ...Object.fromEntries(refused) });
  },
);
