import * as z from 'zod/mini';
import { playerId } from '../../account/player/shapes.ts';
import { PLAYER_FLAGS, type PlayerFlag } from '@fairlot/rules/check/access';
import { money, timestamp } from '../../core/index.ts';

/** So many players a page at the most. */
export const PLAYERS_AT_ONCE = 200;
/** Characters of a note, and notes of a player. */
export const NOTE_BOUNDS = { length: 500, each: 100 } as const;

/** A contact that was bound so short a time ago goes with a password that an operator resets, in hours. */
export const RECENT_CONTACT_HOURS = 72;

/** A flag that is set for some time is set for so many hours at the most: a year. */
export const FLAG_HOURS = 8_784;

export const contactKind = z.enum(['email', 'phone']);

/** As a JSON number: ids of players stay far below 2^53. */

/** The name of a flag of product 6.8. */
export const flag = z.enum(Object.keys(PLAYER_FLAGS) as [PlayerFlag, ...PlayerFlag[]]);

const row = {
  PlayerId: playerId,
  UserName: z.string(),
  NickName: z.string(),
  IsAgent: z.boolean(),
  /** Who stands directly above; null at the top. */
  ParentName: z.nullable(z.string()),
  /** How many stand above. */
  Depth: z.int(),
  Flags: z.array(flag),
  WalletAmount: money,
  RegisterTimeStamp: timestamp,
  LastLoginTimeStamp: z.nullable(timestamp),
};

export const PlayerRow = z.object(row);
export type PlayerRow = z.output<typeof PlayerRow>;

/** Where somebody signed in from. */
const Origin = { IP: z.string(), Device: z.string() } as const;

/** What the client of a login said of itself, of which nothing is proven. */
const Said = {
  IsMobile: z.boolean(),
  /** Version and device id of an app build; null where it was none. */
  App: z.nullable(z.string()),
  DeviceId: z.nullable(z.string()),
  LoginId: z.uuid(),
  /** Something is known by which its device could be told again, and kept from signing in. */
  HasMarks: z.boolean(),
} as const;

export const PlayerNote = z.object({
  Id: z.int(),
  Text: z.string(),
  IsPinned: z.boolean(),
  AuthorName: z.string(),
  MadeAt: timestamp,
});
export type PlayerNote = z.output<typeof PlayerNote>;

export const PlayerDetail = z.object({
  ...row,
  /** Until when flags stand, of those that are taken off by themselves. */
  FlagEnds: z.array(z.object({ Flag: flag, EndTimeStamp: timestamp })),
  /** Where the picture is that others see of him; empty: there is none. */
  FilePath: z.string(),
  /** A newer one waits for a look. */
  IsPictureWaiting: z.boolean(),
  /** Ancestors from the top to the parent. */
  Path: z.array(z.object({ PlayerId: playerId, UserName: z.string() })),
  /** Who stand directly below. */
  Children: z.int(),
  PrizeGroup: z.int(),
  /** Ten-thousandths of the stake. */
  Rebate: z.int(),
  /** Set aside of his money. */
  HeldAmount: money,
  /** He was handed his password and has not chosen his own. */
  IsInitialPassword: z.boolean(),
  PasswordTimeStamp: z.nullable(timestamp),
  HasFundPassword: z.boolean(),
  Passkeys: z.int(),
  /** Since when his authenticator is on; null: it is off. */
  AuthenticatorTimeStamp: z.nullable(timestamp),
  RecoveryCodesLeft: z.int(),
  /** Until when he moves no money out; null: he may. */
  FundsRestUntil: z.nullable(timestamp),
  /** Masked; in full they are `manage.pii.view`, and each look stands in the audit. */
  Contacts: z.array(z.object({ Kind: contactKind, Masked: z.string(), BoundTimeStamp: timestamp })),
  Living: z.array(
    z.object({ ...Origin, ...Said, StartTimeStamp: timestamp, ActiveTimeStamp: timestamp }),
  ),
  /** The last 20 sign-ins, and the last 20 tries with a wrong password. */
  Logins: z.array(z.object({ ...Origin, ...Said, TimeStamp: timestamp })),
  Failures: z.array(z.object({ ...Origin, TimeStamp: timestamp })),
  /** Pinned ones first, then the newest. */
  Notes: z.array(PlayerNote),
});
