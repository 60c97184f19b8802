import { createHash, randomBytes } from 'node:crypto';
import { accountKey } from '@fairlot/rules/check/account';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Refusal } from '@fairlot/wire/core';
import type { FORGOT_CODES } from '@fairlot/wire/account/contact';
import { transaction } from '#platform/db';
import type { Platform } from '#platform/feature';
import { networkOf } from '#platform/network';
import { seal, unseal } from '#platform/seal';
import { hashAddress, postLetter } from '../../messaging/delivery/index.ts';
import { isWithin } from '../../auth/credentials/guard/index.ts';
import { byCommand, declareSettings, textSetting } from '../../site/settings/declare/index.ts';
import { messageKind, readAddress } from './address.ts';
import { openContact } from './sealed-contact.ts';
import {
  deleteRequest,
  findOwner,
  insertRequest,
  takeRequest,
  writeLink,
} from './store-recovery.ts';

/** Minutes that a link is good for. */
export const LINK_MINUTES = 30;
/** Links that may be asked for from one address. */
const MOST = { most: 10, seconds: 3_600 };
const TOKEN_BYTES = 32;
export const LINK_PAGE = '/Recover';

export const contactSettings = declareSettings({
  siteAddress: byCommand(
    textSetting(
      {
        zh: '玩家网站地址（邮件中的链接），例如 https://example.com',
        en: 'Where players see the site (links in mails), such as https://example.com',
      },
      '',
      { most: 200, pattern: /^(https:\/\/[^\s/?#]+)?$/ },
    ),
  ),
});

export const hashLinkToken = (token: string): Buffer => createHash('sha256').update(token).digest();

const sealedFor = { key: 'messages', table: 'password_link', owner: 'request' } as const;

type ForgotInput = { readonly nameKey: string; readonly emailKey: string };
type ForgotDeps = Pick<Platform, 'db' | 'settings' | 'log'>;

/**
 * Takes down that somebody forgot his password. Whether there is such an account is looked up by a job, after
 * the answer: neither its words nor its time tell.
 */
export async function forgot(
  { db, settings: { dataFolder } }: ForgotDeps,
  typed: { readonly userName: string; readonly email: string },
  ip: string,
): Promise<Result<{ readonly IsTaken: true }, Refusal<typeof FORGOT_CODES>>> {
  const email = readAddress('email', typed.email);
  if (!email.ok) {
    return refused({ code: email.error === 'EMAIL_TOO_LONG' ? email.error : 'EMAIL_FORMAT' });
  }
  if (!(await isWithin(db, 'forgot', ip, MOST))) return refused({ code: 'FORGOT_TOO_OFTEN' });
  const asked: ForgotInput = {
    nameKey: accountKey(typed.userName),
    emailKey: email.value.key,
  };
  const sealed = await seal(dataFolder, sealedFor, Buffer.from(JSON.stringify(asked)));
  await insertRequest(db, sealed, networkOf(ip));
  return ok({ IsTaken: true });
}

/** Looks at one request: a link to the email of the account, where there is one with this email; else it is gone. */
export async function answerForgot({ db, settings, log }: ForgotDeps): Promise<'worked' | 'idle'> {
  const { dataFolder } = settings;
  const address = (await contactSettings.read(db)).siteAddress || settings.ownAddress;
  return transaction(db, async (tx) => {
    const request = await takeRequest(tx);
    if (!request) return 'idle';
    const opened = Buffer.from(await unseal(dataFolder, sealedFor, request.sealed)).toString();
    const { nameKey, emailKey } = JSON.parse(opened) as ForgotInput;
    const hash = await hashAddress(dataFolder, messageKind('email'), emailKey);
    const owner = await findOwner(tx, nameKey, hash);
    if (address === undefined) {
      log.error({}, 'no link to a new password can be sent: npm run site -- set siteAddress');
    }
    if (!owner || address === undefined) {
      await deleteRequest(tx, request.id);
      return 'worked';
    }
    const { playerId, sealed } = owner;
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const isPosted = await postLetter(tx, dataFolder, {
      key: `password-link:${request.id}`,
      kind: 'mail',
      to: await openContact(dataFolder, playerId, 1, sealed),
      words: {
        about: 'password-link',
        url: `${address}${LINK_PAGE}#${token}`,
        minutes: LINK_MINUTES,
      },
      goodForS: LINK_MINUTES * 60,
      playerId,
      isOwn: true,
      askedFrom: request.network,
    });
    if (isPosted) {
      const link = { id: request.id, playerId, tokenHash: hashLinkToken(token) };
      await writeLink(tx, { ...link, goodForS: LINK_MINUTES * 60 });
    } else {
      await deleteRequest(tx, request.id);
    }
    return 'worked';
  });
}
