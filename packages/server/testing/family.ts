import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { invariant } from '@fairlot/rules/core/invariant';
import { betHttp } from '@fairlot/wire/play/bet';
import { deviceHttp } from '@fairlot/wire/account/device';
import { followHttp } from '@fairlot/wire/community/follow';
import { registrationLinkHttp } from '@fairlot/wire/account/registration-link';
import { scheduleHttp } from '@fairlot/wire/play/schedule';
import { loginHttp } from '@fairlot/wire/auth/login';
import { row } from '../features/play/bet/testing.ts';
import { openCartOf } from '../features/play/bet/testing/calls.ts';
import { agreeToBeFollowed } from '../features/community/follow/testing/plans.ts';
import { statementCalls } from '../features/back-office/statement/testing/calls.ts';
import { statementHttp } from '@fairlot/wire/back-office/statement';
import { followCalls } from '../features/community/follow/testing/calls.ts';
import { playRound, readySeed } from '../features/play/instant/testing.ts';
import { hashPlayerPassword } from '../features/auth/credentials/passwords/index.ts';
import { giveDemoMoney } from '../features/auth/login/register/demo-money.ts';
import { insertPlayer } from '../features/auth/login/sessions/store.ts';
import type { TestPlayer } from '../features/auth/login/testing.ts';
import {
  giveFundPassword,
  TEST_FUND_PASSWORD,
} from '../features/account/authenticator/testing/proofs.ts';
import { transferCalls } from '../features/team/transfer/testing/calls.ts';
import { transferHttp } from '@fairlot/wire/team/transfer';
import { flagBit } from '@fairlot/rules/check/access';
import { recount } from '../features/back-office/report/testing/recount.ts';
import { placeBelow } from '../features/team/line/testing/place-below.ts';
import { givePayee } from '../features/money/payout-account/testing/give-payee.ts';
import { ask, give, settle } from '../features/money/withdraw/testing/ready.ts';
import { mills } from '@fairlot/rules/core/money';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../features/auth/login/register/seed.ts';
import { transaction } from '#platform/db';
import { CALLS, RELATIONS, type Owned, type Relation } from './calls.ts';
import type { TestServer } from './server.ts';

/**
 * A player in the middle of a tree with something of every kind, and one of each who may stand to him:
 * who called what on whom is asked by these (`authorisation.test.ts`).
 */
export type Family = {
  readonly owner: TestPlayer;
  readonly others: Readonly<Record<Relation, TestPlayer>>;
  readonly owned: Owned;
};

type Account = (typeof DEMO_ACCOUNTS)[number]['userName'];

async function signIn(server: TestServer, userName: string): Promise<TestPlayer> {
  const claim = { UserName: userName, Password: DEMO_PASSWORD };
  const { value } = await server.call(loginHttp.login, claim);
  const { rows } = await sql<{ player_id: bigint }>`
    SELECT player_id FROM player WHERE user_name = ${userName}`.execute(server.owner);
  invariant(rows[0], `${userName} is among the accounts of a demo`);
  return { userName, playerId: rows[0].player_id, token: value.access_token };
}

/** Makes one more agent, as the accounts of a demo are made. */
async function addAgent(
  server: TestServer,
  userName: string,
  more: { parent?: Account; prizeGroup?: number },
) {
  const account = { userName, nickName: userName, isAgent: true, ...more } as const;
  const hash = await hashPlayerPassword(server.platform.settings.dataFolder, DEMO_PASSWORD);
  invariant(hash.ok, 'there is time for a hash');
  await transaction(server.platform.db, async (tx) => {
    const id = await insertPlayer(tx, { ...account, passwordHash: hash.value });
    invariant(id, 'nobody has this name');
    await giveDemoMoney({ tx, ports: server.platform.ports }, id, 'DEM');
  });
  return signIn(server, userName);
}

/** Moves somebody as operators do. */
const moveTo = (server: TestServer, { playerId }: TestPlayer, to: TestPlayer) =>
  sql`
    INSERT INTO move_request (agent_id, player_id, to_parent, accounts, state, is_by_site, asked_at, decided_at, decided_by, move_id)
    SELECT p.parent, p.player_id, ${to.playerId}, 1, 1, true, app_now(), app_now(), 'x', player_move_to(p.player_id, ${to.playerId})
    FROM player p WHERE p.player_id = ${playerId}`.execute(server.owner);

/**
 * The demo has three levels below its first agent. Above that one comes a grandparent, beside the owner a sibling. The owner stood
 * below a former parent, and the sibling's child below the owner.
 */
async function gather(server: TestServer): Promise<Omit<Family, 'owned'>> {
  const owner = await signIn(server, 'agent02');
  const parent = await signIn(server, 'agent01');
  const grandparent = await addAgent(server, 'grandp1', { prizeGroup: 1990 });
  await placeBelow(server, parent.playerId, grandparent.playerId);
  const sibling = await addAgent(server, 'sibling1', { parent: 'agent01' });
  const formerParent = await addAgent(server, 'former1', { prizeGroup: 1990 });
  await moveTo(server, owner, formerParent);
  await moveTo(server, owner, parent);
  const formerChild = await addAgent(server, 'former2', { parent: 'agent02' });
  await moveTo(server, formerChild, parent);
  await recount(server);
  const child = await signIn(server, 'agent03');
  const grandchild = await signIn(server, 'player1');
  const stranger = await signIn(server, 'player2');
  const others = {
    grandparent,
    parent,
    sibling,
    child,
    grandchild,
    formerParent,
    formerChild,
    stranger,
  };
  const { rows } = await sql<{ chain: bigint[] }>`
    SELECT array[c.parent, g.parent, o.parent, s.parent, a.parent] AS chain
    FROM player c, player g, player o, player s, player a
    WHERE c.player_id = ${child.playerId} AND g.player_id = ${grandchild.playerId}
      AND o.player_id = ${owner.playerId} AND s.player_id = ${sibling.playerId} AND a.player_id = ${parent.playerId}`.execute(
    server.owner,
  );
  const above = [parent.playerId, parent.playerId, grandparent.playerId];
  const said = [owner.playerId, child.playerId, ...above];
  invariant(String(rows[0]?.chain) === String(said), 'the tree is as it is said to be');
  return { owner, others };
}

/** A bet on the half of the numbers, in the issue that is drawn first. */
const halfCart = (Content: 'big' | 'small') => ({
  IntentId: randomUUID(),
  GameId: CALLS.game,
  SerialNumber: CALLS.serial,
  Bets: [
    { Play: 'ssc.c.total', Content, Notes: 1, Mode: 0, Multiple: 1, Amount: 2, OddsVersion: 0 },
  ],
});

export async function makeFamily(server: TestServer): Promise<Family> {
  const { owner, others } = await gather(server);
  const { token, playerId, userName } = owner;
  const place = async (cart: object): Promise<string> => {
    const reply = await server.callRaw(betHttp.place, cart, { token });
    return reply.value.BetIds[0] ?? '';
  };
  // One of the two wins.
  const settled = await place(halfCart('big'));
  await place(halfCart('small'));
  await server.clock.set(CALLS.startAt + 40_000);
  await server.runJobs();
  const intent = randomUUID();
  const open = await place(openCartOf(intent));
  const more = await ownMore(server, owner);
  invariant(
    RELATIONS.every((name) => others[name].playerId !== playerId),
    'nobody is the owner',
  );
  const moved = await ownTransfer(server, { owner, others });
  return { owner, others, owned: { intent, open, settled, playerId, userName, ...more, ...moved } };
}

/** What the owner has beside bets: a login elsewhere, a schedule, a round and a plan to follow. */
async function ownMore(server: TestServer, owner: TestPlayer) {
  const { token } = owner;
  await signIn(server, 'agent02');
  const { value: logins } = await server.call(deviceHttp.getLogins, null, { token });
  const session = logins.Logins.find(({ IsThis }) => !IsThis)?.Id;
  invariant(session !== undefined, 'he is signed in twice');
  await server.call(scheduleHttp.acceptAgreement, { Version: 1 }, { token });
  const scheduleIntent = randomUUID();
  const Issues = [4, 5, 6].map((on) => ({ SerialNumber: CALLS.serial + on, Multiple: 1 }));
  const planned = await server.call(
    scheduleHttp.place,
    {
      IntentId: scheduleIntent,
      GameId: CALLS.game,
      Bets: [row('ssc.fixed', '3||||')],
      Issues,
      Plan: 0,
      StopIfWin: false,
    },
    { token },
  );
  const { SeedId: seed } = await readySeed(server, owner);
  const roundIntent = randomUUID();
  // Rounds are taken at the player's own prize group.
  const wish = { rows: [row('ssc.fixed', '3||||', { PrizeGroup: 1970 })], intent: roundIntent };
  const played = await playRound(server, owner, wish);
  invariant(played.code === 'OK', `a round was played: ${played.code}`);
  const leader = await signIn(server, 'player3');
  const handle = await agreeToBeFollowed(server, leader.playerId);
  const followed = await server.callRaw(
    followHttp.start,
    { ...followCalls.start.sample, IntentId: randomUUID(), Handle: handle, CommissionRate: 0 },
    { token },
  );
  const withdrawn = await ownWithdrawal(server, owner);
  return {
    ...withdrawn,
    statement: await ownStatement(server, token),
    session,
    schedule: planned.value.Id,
    scheduleIntent,
    serialAhead: Issues[0]!.SerialNumber,
    seed,
    roundIntent,
    plan: followed.value.Id,
    handle,
    link: await ownLink(server, token),
    otherLink: await ownLink(server, token),
  };
}

/** A statement that lies ready to be fetched. */
async function ownStatement(server: TestServer, token: string): Promise<string> {
  const { sample } = statementCalls.makeStatement;
  const made = await server.callRaw(statementHttp.makeStatement, sample, { token });
  return made.value.Id;
}

/** A withdrawal that waits for an operator. */
async function ownWithdrawal(server: TestServer, owner: TestPlayer) {
  const { playerId } = owner;
  await settle(server, { withdrawFrom: '00:00', withdrawTo: '00:00' });
  await give(server, playerId, mills(1_000_000));
  await sql`SELECT requirement_void(${playerId})`.execute(server.owner);
  await giveFundPassword(server, playerId);
  const payee = Number(await givePayee(server, playerId));
  const withdrawIntent = randomUUID();
  const { value } = await ask(server, { ...owner, payeeId: payee }, { intent: withdrawIntent });
  return { withdrawal: value?.Id ?? '', withdrawIntent, payee };
}

/** A transfer to a direct member who is none of the others; all of them have the permission. */
async function ownTransfer(server: TestServer, { owner, others }: Omit<Family, 'owned'>) {
  const ids = [owner, ...Object.values(others)].map(({ playerId }) => playerId);
  await sql`UPDATE player SET flags = flags | ${flagBit('ALLOW_TRANSFER')}::bigint WHERE player_id = ANY (${ids}::bigint[])`.execute(
    server.owner,
  );
  const { userName: member } = await addAgent(server, 'member1', { parent: 'agent02' });
  const transferIntent = randomUUID();
  const asked = { ...transferCalls.transfer.sample, IntentId: transferIntent, UserName: member };
  const made = await server.callRaw(
    transferHttp.transfer,
    { ...asked, FundPassword: TEST_FUND_PASSWORD },
    { token: owner.token },
  );
  invariant(made.code === 'OK', `a transfer was made: ${made.code}`);
  return { transfer: made.value.Id, transferIntent, member };
}

/** A link to register by below him. */
async function ownLink(server: TestServer, token: string): Promise<number> {
  const wish = { Kind: 'player', PrizeGroup: 1900, Days: 0, Quota: null, Note: '' } as const;
  const { value } = await server.call(registrationLinkHttp.makeOwnLink, wish, { token });
  return value.Id;
}
