import { mills } from '@fairlot/rules/core/money';
import { contactHttp } from '@fairlot/wire/account/contact';
import { responsibleGamingHttp } from '@fairlot/wire/play/responsible-gaming';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { templateConsole } from '@fairlot/wire/content/template';
import { walletHttp } from '@fairlot/wire/money/wallet';
import { playRound } from '../../features/play/instant/testing.ts';
import { settle } from '../../features/money/withdraw/testing/ready.ts';
import { keepBooks } from '../../audit/seal.ts';
import { DIGIT, follow, HOUR_MS, placeBet, placeSchedule } from './bets.ts';
import {
  bindAuthenticator,
  bindContactAndCard,
  openOperator,
  register,
  setExternalServices,
} from './identity.ts';
import {
  deposit,
  depositWithoutCallback,
  offerBonus,
  proposeMoney,
  withdraw,
  type OperatorTokens,
} from './money.ts';
import {
  callAs,
  callConsole,
  nextCode,
  signIn,
  signInOperator,
  type SignedInPlayer,
  type Site,
} from './people.ts';
import type { OldSite } from './fixture.ts';

const SETTINGS = {
  withdrawFrom: '00:00',
  withdrawTo: '00:00',
  withdrawIntervalMinutes: 0,
  withdrawPending: 3,
  withdrawFree: 0,
  payeeCardHours: 0,
  payeeChangeHours: 0,
};

/** Two operators agree on the text of a mail, to be published in two hours. */
async function publishLater(site: Site, [ada, ben]: OperatorTokens): Promise<void> {
  const nowMs = await site.server.clock.now();
  const { Id, Hash } = await callConsole(site, ada, templateConsole.proposeTemplate, {
    Name: 'code',
    Seen: 1,
    Rules: {
      Title: '验证码',
      TitleEn: 'Your new code',
      Content: '{code} 是验证码。',
      ContentEn: '{code} is the code.',
    },
    Reason: 'shorter',
    At: nowMs - (nowMs % 60_000) + 2 * HOUR_MS,
  });
  await callConsole(site, ben, operatorHttp.confirm, { Id, Hash });
}

/** Sets a limit and asks to raise it, which is confirmed a day later. */
async function raiseLimit(site: Site, player: SignedInPlayer): Promise<void> {
  const which = { Kind: 'stake', Period: 'week' } as const;
  for (const amount of [50_000_000, 60_000_000])
    await callAs(site, player, responsibleGamingHttp.setLimit, { ...which, Amount: mills(amount) });
}

/** Queues two mails that are not sent before the site stops: a code, and a link to a new password. */
async function queueMails(
  site: Site,
  ann: SignedInPlayer & { readonly email: string },
  bob: SignedInPlayer,
) {
  const unsentTo = 'bob@upgrade.example';
  const asked = { Kind: 'email', Address: unsentTo, Password: bob.password } as const;
  await callAs(site, bob, contactHttp.sendContactCode, asked);
  const lost = { UserName: ann.userName, Email: ann.email };
  await callAs(site, { token: '' }, contactHttp.forgotPassword, lost);
  return { unsentTo };
}

const playerOf = ({ userName, password, playerId }: SignedInPlayer) => ({
  userName,
  password,
  playerId,
});

/** Plays and works on a new site for an hour, and leaves something of every kind unfinished. */
export async function playOnOldSite(site: Site): Promise<OldSite> {
  const { server, sandbox } = site;
  const seal = () => keepBooks(server.db, server.platform.settings.dataFolder);
  const walletOf = async (player: SignedInPlayer) =>
    String(await callAs(site, player, walletHttp.getWalletAmount, null));
  await settle(server, SETTINGS);
  await server.runJobs();
  await setExternalServices(site);
  const operators = [await openOperator(site, 'ada'), await openOperator(site, 'ben')] as const;
  let ann = await register(site, 'ann2027', 'a-long-password-of-ann');
  let bob = await register(site, 'bob2027', 'a-long-password-of-bob');
  const method = await bindContactAndCard(site, ann);
  const factor = await bindAuthenticator(site, bob);
  const channel = await deposit(site, ann);
  await raiseLimit(site, ann);
  await playRound(server, ann, { rows: [DIGIT] });
  const schedule = await placeSchedule(site, ann);
  const plan = await follow(site, ann, bob);
  await placeBet(site, ann, 'big');
  await placeBet(site, bob, 'small');
  await server.runJobs();
  await server.clock.advance(HOUR_MS);
  await server.runJobs();
  await seal();

  ann = await signIn(site, ann);
  bob = await signIn(site, bob, await nextCode(site, factor.authenticator));
  const tokens = [
    await signInOperator(site, operators[0]),
    await signInOperator(site, operators[1]),
  ] as const;
  const open = {
    big: await placeBet(site, ann, 'big'),
    small: await placeBet(site, ann, 'small'),
  };
  await server.runJobs();
  const withdrawals = await withdraw(site, ann, method, tokens);
  await publishLater(site, tokens);
  await offerBonus(site, tokens, bob);
  const { Id, Hash } = await proposeMoney(site, tokens, bob, { Type: 'add', Amount: 12.345 });
  await server.runJobs();
  await seal();
  return {
    providerUrl: sandbox.url,
    operators,
    players: { ann: playerOf(ann), bob: playerOf(bob) },
    tokens: { ann: ann.token, bob: bob.token, ada: tokens[0] },
    ...method,
    ...factor,
    ...withdrawals,
    schedule,
    plan,
    open,
    proposal: { Id, Hash },
    openOrder: await depositWithoutCallback(site, ann, channel),
    ...(await queueMails(site, { ...ann, ...method }, bob)),
    wallets: { ann: await walletOf(ann), bob: await walletOf(bob) },
  };
}
