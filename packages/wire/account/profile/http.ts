import * as z from 'zod/mini';
import { nothing, post, specPost, timestamp, typedCode } from '../../core/index.ts';
import { PASSWORD_CODES } from '../player/codes.ts';
import { HEAD_IMAGES } from '@fairlot/rules/check/account';
import { OWN_PASSWORD_CODES } from '../contact/codes.ts';
import { OWNER_CODES } from '../authenticator/codes.ts';
import { Assertion } from '../../auth/credentials/webauthn.ts';
import { PICTURE_CODES } from '../../site/media/codes.ts';
import { uploaded } from '../../site/media/shapes.ts';
import { ACCOUNT_CODES, AVATAR_CODES, NETWORK_CODES, PROFILE_CODES } from './codes.ts';

export { resetFundPassword, sendFundCode } from './fund.ts';

const { CODE_NEEDED, CODE_WRONG } = OWNER_CODES;

const Word = z.string().check(z.maxLength(256));

/** Spec section 7 names it and shows nothing of it. */
export const getSecurityCenterData = specPost('/api/AccountCenter/GetSecurityCenterData', {
  access: 'player',
  passive: true,
  input: nothing,
  output: z.object({
    /** 0 to 100: the points of the rows, of all that can be had here. */
    SecurityScore: z.int(),
    HasFundPassword: z.boolean(),
    /** Whether a change of a password asks for a code of the authenticator. */
    IsCodeAsked: z.boolean(),
    Rows: z.array(
      z.object({
        Key: z.string(),
        IsDone: z.boolean(),
        Points: z.int(),
        /** What the row can give; 0 where it is only shown. */
        MostPoints: z.int(),
        /** Since when it is so. */
        TimeStamp: z.nullable(timestamp),
        /** What is shown of it, masked; empty where nothing is. */
        Shown: z.string(),
      }),
    ),
  }),
  about: 'How safe the account is: a score and what makes it up.',
});

export const changePassword = post('/api/AccountCenter/ChangePassword', {
  access: 'player',
  input: z.strictObject({
    Kind: z.enum(['login', 'fund']),
    /** The password that is replaced; that of the login where there is no fund password yet. */
    OldPassword: Word,
    NewPassword: Word,
    ConfirmPassword: Word,
    /** Of the authenticator, where `IsCodeAsked`. */
    Code: z.optional(typedCode),
    /** A passkey of this account, in place of the code. */
    Passkey: z.optional(Assertion),
  }),
  /** How many other logins it ended. */
  output: z.object({ Ended: z.int() }),
  codes: { ...PASSWORD_CODES, ...ACCOUNT_CODES },
  about:
    'Changes the sign-in or fund password and ends all other logins; a first fund password ends none.',
});

/** The picture that a player uploaded of himself. */
const Avatar = z.object({
  /** Where it is, as he sees it; empty: he has none. */
  FilePath: z.string(),
  /** Whether others see it, or will once an operator looked at it. */
  IsWaiting: z.boolean(),
  /** Why the last one was refused; empty: it was not. */
  RefusedReason: z.string(),
  /** Whether this site takes any. */
  IsTaken: z.boolean(),
});

export const getProfile = post('/api/AccountCenter/GetProfile', {
  access: 'player',
  passive: true,
  input: nothing,
  output: z.object({
    HeadImage: z.int(),
    Avatar: Avatar,
    /** By which the player knows this site again; empty where he has none. */
    Phrase: z.string(),
    /** From when the nickname may be changed; null: now. */
    NickFromTimeStamp: z.nullable(timestamp),
    /** Who he came by, masked; empty: nobody stands above him. */
    Referrer: z.string(),
  }),
  about: 'What a player chose for himself, beside what GetPlayerBaseData says.',
});

export const changeNickname = post('/api/AccountCenter/ChangeNickname', {
  access: 'player',
  input: z.strictObject({ NickName: z.string().check(z.maxLength(64)) }),
  output: z.object({ NickName: z.string() }),
  codes: { NICK_LENGTH: PROFILE_CODES.NICK_LENGTH, NICK_TOO_SOON: PROFILE_CODES.NICK_TOO_SOON },
  about: 'Changes the nickname, once in 30 days.',
});

export const chooseHeadImage = post('/api/AccountCenter/ChooseHeadImage', {
  access: 'player',
  input: z.strictObject({ HeadImage: z.int().check(z.minimum(0), z.maximum(HEAD_IMAGES - 1)) }),
  output: z.object({ HeadImage: z.int() }),
  about: 'Chooses one of the pictures that are built in; an uploaded one goes.',
});

export const uploadAvatar = post('/api/AccountCenter/UploadAvatar', {
  access: 'player',
  input: z.strictObject({ Picture: uploaded }),
  output: Avatar,
  codes: {
    ...PICTURE_CODES,
    UPLOADS_TODAY: AVATAR_CODES.UPLOADS_TODAY,
    UPLOADS_OFF: AVATAR_CODES.UPLOADS_OFF,
  },
  about: 'A picture of the player: he sees it at once, others once an operator accepted it.',
});

export const setPhrase = post('/api/AccountCenter/SetPhrase', {
  access: 'player',
  input: z.strictObject({
    /** Empty takes it away. */
    Phrase: z.string().check(z.maxLength(64)),
    Password: Word,
  }),
  output: z.object({ Phrase: z.string() }),
  codes: { PHRASE_FORM: PROFILE_CODES.PHRASE_FORM, ...OWN_PASSWORD_CODES },
  about: 'Sets the phrase by which the player knows this site again.',
});

const Networks = z.object({
  /** `203.0.113.0/24`, `2001:db8:7::/48`; none: he may sign in from everywhere. */
  Networks: z.array(z.string()),
  /** The one that asks. */
  Current: z.string(),
  /** Whether a change of them takes a code of the authenticator. */
  IsCodeAsked: z.boolean(),
});

export const getNetworks = post('/api/AccountCenter/GetNetworks', {
  access: 'player',
  passive: true,
  input: nothing,
  output: Networks,
  about: 'The networks from which this account may be signed in to.',
});

export const setNetworks = post('/api/AccountCenter/SetNetworks', {
  access: 'player',
  input: z.strictObject({
    /** Addresses, or networks as they are shown; none lifts the check. */
    Networks: z.array(z.string().check(z.maxLength(64))).check(z.maxLength(10)),
    Password: Word,
    /** Of the authenticator, or a recovery code, where `IsCodeAsked`. */
    Code: z.optional(typedCode),
  }),
  output: Networks,
  codes: { ...NETWORK_CODES, ...OWN_PASSWORD_CODES, CODE_NEEDED, CODE_WRONG },
  about: 'Binds the account to networks; a sign-in from elsewhere is refused.',
});
