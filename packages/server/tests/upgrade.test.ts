import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { startSandbox } from '@fairlot/sandbox';
import { profileHttp } from '@fairlot/wire/account/profile';
import { betHttp } from '@fairlot/wire/play/bet';
import { bonusHttp } from '@fairlot/wire/money/bonus';
import { contactHttp } from '@fairlot/wire/account/contact';
import { depositHttp } from '@fairlot/wire/money/deposit';
import { domainEventsHttp } from '@fairlot/wire/core/domain-events';
import { responsibleGamingHttp } from '@fairlot/wire/play/responsible-gaming';
import { playerAdminConsole } from '@fairlot/wire/back-office/player-admin';
import { inboxHttp } from '@fairlot/wire/messaging/inbox';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { payoutAccountConsole } from '@fairlot/wire/money/payout-account';
import { scheduleHttp } from '@fairlot/wire/play/schedule';
import { templateConsole } from '@fairlot/wire/content/template';
import { walletHttp } from '@fairlot/wire/money/wallet';
import { withdrawHttp } from '@fairlot/wire/money/withdraw';
import { startTestServer } from '#testing';
import { unseal } from '#platform/seal';
import { readRoute } from '../features/messaging/delivery/index.ts';
import { collectMail, newestCode } from '../features/messaging/delivery/testing/collect-mail.ts';
import { TEST_SECRET } from '../features/money/deposit/testing/channels.ts';
import { readApp } from '../features/account/wechat/index.ts';
import { allInvariants } from '../audit/invariants.ts';
import { INSTALLATION_KEYS } from '../keys/index.ts';
import { keepBooks } from '../audit/seal.ts';
import { HOUR_MS, placeBet } from './upgrade/bets.ts';
import { GAME, INSTANT, readOldSite } from './upgrade/fixture.ts';
import {
  callAs,
  callConsole,
  nextCode,
  signIn,
  signInOperator,
  withdrawalDesk,
  type Site,
} from './upgrade/people.ts';
import { restoreOldSite, type RestoredSite } from './upgrade/restore.ts';

/**
 * The present program takes over the rows and the data folder of an earlier one (`upgrade/README.md`). It reads what is
 * stored there, and finishes what was unfinished. The tests run in order on one site.
 */
const MINUTE_MS = 60_000;
const old = readOldSite();
const { ann, bob } = old.players;
/** The logins that were open when the old program stopped. */
const annsLogin = { token: old.tokens.ann };
const bobsLogin = { token: old.tokens.bob };

let restored: RestoredSite;
let site: Site;
let benToken = '';

beforeAll(async () => {
  restored = await restoreOldSite();
  const { database, dataFolder, providerFile: file } = restored;
  const mailbox = await collectMail();
  await database.clock.set(restored.stoppedAt + 1_000);
  const now = () => database.clock.now();
  const sandbox = await startSandbox({ secret: TEST_SECRET, controlToken: 'c', now, file });
  // The payment provider listens on another port than before.
  await sql`UPDATE provider SET api_at = ${sandbox.url} WHERE api_at = ${old.providerUrl}`.execute(
    database.owner,
  );
  const server = await startTestServer({
    database,
    games: [GAME, INSTANT],
    settings: { dataFolder, localMailbox: mailbox.url },
  });
  Object.assign(server.platform.settings, { ownAddress: server.url });
  site = { server, sandbox, mails: mailbox.mails };
  return async () => {
    await Promise.all([sandbox.stop(), mailbox.stop()]);
    await server.stop();
  };
});

const walletOf = (login: { readonly token: string }) =>
  callAs(site, login, walletHttp.getWalletAmount, null);

test('keeps open logins, and accepts old passwords and codes', async () => {
  expect(String(await walletOf(annsLogin))).toBe(old.wallets.ann);
  expect(String(await walletOf(bobsLogin))).toBe(old.wallets.bob);
  await expect(signIn(site, { ...ann, password: 'another-password' })).rejects.toThrow();
  expect(String(await walletOf(await signIn(site, ann)))).toBe(old.wallets.ann);
  await signIn(site, bob, old.recoveryCode);
  await signIn(site, bob, await nextCode(site, old.authenticator));
  benToken = await signInOperator(site, old.operators[1]);
  const token = { token: old.tokens.ada };
  const me = await site.server.callConsole(operatorHttp.getMe, null, token);
  expect(me.value).toMatchObject({ Name: 'ada' });
});

test('opens every sealed value', async () => {
  const { dataFolder } = restored;
  let opened = 0;
  for (const { name: key, sealed = [] } of INSTALLATION_KEYS) {
    for (const { table, column, owner } of sealed) {
      const { rows } = await sql<{ owner: string; value: Buffer }>`
        SELECT ${sql.raw(owner)} AS owner, ${sql.ref(column)} AS value
        FROM ${sql.table(table)} WHERE ${sql.ref(column)} IS NOT NULL`.execute(site.server.owner);
      for (const row of rows) await unseal(dataFolder, { key, table, owner: row.owner }, row.value);
      opened += rows.length;
    }
  }
  expect(opened).toBeGreaterThan(10);
  const profile = await callAs(site, annsLogin, profileHttp.getProfile, null);
  expect(profile).toMatchObject({ Phrase: old.phrase });
  const which = { PlayerId: ann.playerId, Reason: 'the player asked' };
  expect(await callConsole(site, benToken, playerAdminConsole.viewContacts, which)).toEqual({
    Contacts: [{ Kind: 'email', Address: old.email }],
  });
  const card = { ...which, Id: old.payee };
  expect(await callConsole(site, benToken, payoutAccountConsole.viewPayee, card)).toEqual({
    Number: old.cardNumber,
    Holder: '张三',
  });
  const { db } = site.server;
  expect(await readRoute(db, dataFolder, 'sms')).toMatchObject({ from: '' });
  expect(await readApp(db, dataFolder)).toMatchObject({ appId: 'wx2027' });
});

test('shows old messages and events', async () => {
  const asked = { Count: 20 };
  const inbox = await callAs(site, annsLogin, inboxHttp.getMessages, asked);
  expect(inbox.Rows.map(({ TitleEn }) => TitleEn)).toContain('Your email was bound');
  const { Topics } = await callAs(site, annsLogin, domainEventsHttp.since, {
    Topics: [{ Topic: 'player', Seq: 0 }],
  });
  expect(Topics[0]?.Events.map(({ Target }) => Target)).toContain('ContactChanged');
});

test('sends each queued mail once', async () => {
  const { server, mails } = site;
  const sentTo = (address: string) => mails.filter((mail) => mail.includes(address));
  await server.runJobs();
  const Code = newestCode(sentTo(old.unsentTo));
  const bound = { Kind: 'email', Address: old.unsentTo, Code } as const;
  await callAs(site, bobsLogin, contactHttp.bindContact, bound);
  await server.runJobs('courier.send');
  expect([sentTo(old.unsentTo).length, sentTo(old.email).length]).toEqual([1, 1]);
});

test('lets the second operator confirm an old proposal', async () => {
  const before = await walletOf(bobsLogin);
  await callConsole(site, benToken, operatorHttp.confirm, old.proposal);
  expect(await walletOf(bobsLogin)).toBe(before + 12_345n);
});

test('finishes the deposit and the withdrawals', async () => {
  const { server, sandbox } = site;
  const stateOf = async (Id: string) =>
    (await callAs(site, annsLogin, withdrawHttp.getRecord, { Id })).State;
  const desk = withdrawalDesk(site, benToken, { ...ann, id: old.inQueue });
  await desk.review();
  await desk.pay();
  const { payouts } = (await sandbox.control('list')) as { payouts: { payoutNo: string }[] };
  expect(payouts).toHaveLength(1);
  await sandbox.control('payout', { payoutNo: payouts[0]?.payoutNo, state: 'PAID' });
  await server.clock.advance(2 * MINUTE_MS);
  await server.runJobs();
  const states = [await stateOf(old.atProvider), await stateOf(old.inQueue)];
  expect(states).toEqual(['CONFIRM', 'CONFIRM']);
  const order = { OrderNo: old.openOrder };
  expect(await callAs(site, annsLogin, depositHttp.getDeposit, order)).toMatchObject({
    State: 'CONFIRM',
    Credited: 100_005n,
  });
});

test('settles open bets once, and continues the schedule and the follow plan', async () => {
  const { server } = site;
  let login = await signIn(site, ann);
  const schedule = async () =>
    (await callAs(site, login, scheduleHttp.getSchedule, { Id: old.schedule })).Issues;
  const isPlaced = async () => (await schedule()).map(({ BetIds }) => BetIds.length > 0);
  const followOrders = async () => {
    const { rows } = await sql<{ state: number }>`
      SELECT state FROM follow_order WHERE plan_id = ${old.plan}`.execute(server.owner);
    return rows.map(({ state }) => state);
  };
  const betOf = async (Id: string) =>
    (await callAs(site, login, betHttp.getBetRecords, { Id, PageSize: 1 })).Rows[0];
  expect(await isPlaced()).toEqual([true, true, false, false]);
  const ordersBefore = (await followOrders()).length;
  const newBet = await placeBet(site, login, 'big');
  const before = await walletOf(login);
  for (let hours = 0; hours < 2; hours += 1) {
    await server.clock.advance(HOUR_MS);
    await server.runJobs();
  }
  login = await signIn(site, ann);
  expect(await isPlaced()).toEqual([true, true, true, true]);
  expect(await followOrders()).toHaveLength(ordersBefore + 1);
  expect((await followOrders()).every((state) => state > 1)).toBe(true);
  const [big, small] = [await betOf(old.open.big), await betOf(old.open.small)];
  expect([big, small].filter((bet) => bet && bet.Prize > 0n)).toHaveLength(1);
  // The stakes of the schedule left the wallet when it was placed.
  const ended = [big, small, await betOf(newBet), ...(await schedule())];
  const prizes = ended.reduce((sum, each) => sum + (each?.Prize ?? 0n), 0n);
  expect(await walletOf(login)).toBe(before + prizes);
});

test('publishes a due version, and lets the player claim an old bonus', async () => {
  const token = await signInOperator(site, old.operators[1]);
  const letters = await callConsole(site, token, templateConsole.getTemplates, {});
  const published = letters.Rows.find(({ Name }) => Name === 'code');
  expect(published).toMatchObject({ Version: 2, IsBuiltIn: false });
  const login = await signIn(site, bob, await nextCode(site, old.authenticator));
  const bonuses = async () => (await callAs(site, login, bonusHttp.getBonusWallet, null)).Grants;
  await callAs(site, login, bonusHttp.claimBonus, { Id: (await bonuses())[0]?.Id ?? 0 });
  expect(await bonuses()).toMatchObject([{ State: 'ACTIVE', Amount: 50_000n }]);
});

test('takes every job turn and issue step a day later, and raises the limit', async () => {
  const { server } = site;
  const turns = async () => {
    const { rows } = await sql<{ name: string; turn: bigint }>`
      SELECT name, turn FROM job_turn`.execute(server.owner);
    return new Map(rows.map(({ name, turn }) => [name, turn]));
  };
  const before = await turns();
  await server.clock.advance(25 * HOUR_MS);
  await server.runJobs();
  const after = await turns();
  const missed = [...before].filter(([name, turn]) => (after.get(name) ?? 0n) <= turn);
  expect(missed.map(([name]) => name)).toEqual([]);
  const { rows: overdue } = await sql`
    SELECT issue_id, step FROM issue_job WHERE step <> 'done' AND due_at < app_now()`.execute(
    server.owner,
  );
  expect(overdue).toEqual([]);
  const raised = { Kind: 'stake', Period: 'week', Amount: mills(60_000_000) } as const;
  await callAs(site, await signIn(site, ann), responsibleGamingHttp.confirmLimit, raised);
});

test('holds every invariant, and continues the chain of seals', async () => {
  const { db, owner, audit } = site.server;
  await keepBooks(db, restored.dataFolder);
  const { rows: seals } = await sql<{ keys: bigint; seals: bigint }>`
    SELECT count(DISTINCT key) AS keys, count(*) AS seals FROM ledger_seal`.execute(owner);
  // Three of them are from the old program.
  expect(seals).toEqual([{ keys: 1n, seals: 4n }]);
  for (const { name, find } of allInvariants(restored.dataFolder))
    expect([name, await find(db, restored.dataFolder)]).toEqual([name, []]);
  expect(await audit()).toEqual([]);
});
