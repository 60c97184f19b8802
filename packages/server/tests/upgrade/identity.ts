import { sql } from 'kysely';
import { profileHttp } from '@fairlot/wire/account/profile';
import { contactHttp } from '@fairlot/wire/account/contact';
import { authenticatorHttp } from '@fairlot/wire/account/authenticator';
import { payoutAccountHttp } from '@fairlot/wire/money/payout-account';
import { loginHttp } from '@fairlot/wire/auth/login';
import { transaction } from '#platform/db';
import { setRoute } from '../../features/messaging/delivery/index.ts';
import { newestCode } from '../../features/messaging/delivery/testing/collect-mail.ts';
import { openDemoOperator } from '../../features/staff/operator/accounts/index.ts';
import { setApp } from '../../features/account/wechat/index.ts';
import { callAs, nextCode, type SignedInPlayer, type Site } from './people.ts';
import type { Operator } from './fixture.ts';

// The accounts of the old site, and values that are stored sealed.

export async function openOperator({ server }: Site, name: string): Promise<Operator> {
  const { dataFolder } = server.platform.settings;
  const wanted = { name, roles: ['owner'], isThere: false } as const;
  const opened = await openDemoOperator(server.owner, dataFolder, wanted, 'opens the site');
  if (!opened.ok) throw new Error(opened.error);
  const { password, key } = opened.value;
  return { name, password, key };
}

/** Registers a player who may withdraw the demo money. */
export async function register(
  site: Site,
  userName: string,
  password: string,
): Promise<SignedInPlayer> {
  const form = { UserName: userName, Password: password, Agree: true };
  const { value } = await site.server.call(loginHttp.register, form);
  const { rows } = await sql<{ id: bigint }>`
    SELECT player_id AS id FROM player WHERE user_name = ${userName}`.execute(site.server.owner);
  const id = rows[0]?.id ?? 0n;
  await sql`SELECT requirement_void(${id})`.execute(site.server.owner);
  return { userName, password, playerId: Number(id), token: value.access_token };
}

/** Binds an email address, sets a phrase and a fund password, and binds a card. */
export async function bindContactAndCard(site: Site, ann: SignedInPlayer) {
  const [email, phrase] = ['ann@upgrade.example', 'the blue kite of may'];
  const [fundPassword, cardNumber] = ['a-fund-password-of-2027', '6222020200112230'];
  const { password: Password } = ann;
  const address = { Kind: 'email', Address: email } as const;
  await callAs(site, ann, contactHttp.sendContactCode, { ...address, Password });
  await site.server.runJobs('courier.send');
  const Code = newestCode(site.mails);
  await callAs(site, ann, contactHttp.bindContact, { ...address, Code });
  await callAs(site, ann, profileHttp.setPhrase, { Phrase: phrase, Password });
  await callAs(site, ann, profileHttp.changePassword, {
    Kind: 'fund',
    OldPassword: Password,
    NewPassword: fundPassword,
    ConfirmPassword: fundPassword,
  });
  const card = await callAs(site, ann, payoutAccountHttp.bindBankCard, {
    Bank: 'ICBC',
    Number: cardNumber,
    Confirm: cardNumber,
    Holder: '张三',
    Category: 'none',
    Password: fundPassword,
  });
  return { email, phrase, fundPassword, cardNumber, payee: card.Id };
}

/** Turns an authenticator on. */
export async function bindAuthenticator(site: Site, player: SignedInPlayer) {
  const asked = { Password: player.password };
  const { Key } = await callAs(site, player, authenticatorHttp.offerAuthenticator, asked);
  const shown = { Code: await nextCode(site, Key) };
  const on = await callAs(site, player, authenticatorHttp.confirmAuthenticator, shown);
  return { authenticator: Key, recoveryCode: on.RecoveryCodes[0] ?? '' };
}

/** Sets the provider of text messages and the WeChat application, which operators do by command. */
export async function setExternalServices({ server }: Site): Promise<void> {
  const { dataFolder } = server.platform.settings;
  const route = { url: 'https://s3cret@sms.example/send', from: '' };
  const app = { appId: 'wx2027', secret: 'a0secret0of02027' };
  const at = { authorizeAt: 'https://open.example', apiAt: 'https://api.example' };
  await transaction(server.db, async (tx) => {
    const fault =
      (await setRoute(tx, dataFolder, 'sms', route)) ??
      (await setApp(tx, dataFolder, { ...app, ...at }));
    if (fault !== undefined) throw new Error(fault);
  });
}
