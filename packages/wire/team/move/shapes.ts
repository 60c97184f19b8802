import * as z from 'zod/mini';
import { timestamp, typedText } from '../../core/index.ts';
import { playerId } from '../../account/player/shapes.ts';

/** Days between two moves of a member, moves of an agent in a month, accounts that move without an operator, levels of a line. */
export const MOVE_BOUNDS = {
  coolingDays: 30,
  ofMonth: 5,
  unreviewed: 50,
  levels: 20,
  atOnce: 200,
} as const;

/** `waiting`: an operator decides about it. */
export const MOVE_STATES = ['waiting', 'moved', 'refused'] as const;
export type MoveState = (typeof MOVE_STATES)[number];

export const moveId = z.int().check(z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER));

/** The name of an account, as somebody typed it. */
export const account = typedText.check(z.minLength(1), z.maxLength(32));

export const aMove = {
  Id: moveId,
  /** The member, the agent above them before, and the one after. */
  UserName: z.string(),
  FromName: z.string(),
  ToName: z.string(),
  /** Accounts that move: the member and everybody below. */
  Accounts: z.int(),
  State: z.enum(MOVE_STATES),
  AskedTimeStamp: timestamp,
  /** Null while it waits. */
  DecidedTimeStamp: z.nullable(timestamp),
  /** Why it was refused; else empty. */
  Reason: z.string(),
  /** The site moved the member; the agent did not ask for it. */
  IsBySite: z.boolean(),
} as const;

/** A move in the records of the agent from whom the member moves. */
export const Move = z.object(aMove);
export type Move = z.output<typeof Move>;

/** The same as operators see it. */
export const DeskMove = z.object({
  ...aMove,
  PlayerId: playerId,
  FromId: playerId,
  ToId: playerId,
  /** The operator who decided or moved; empty: none did. */
  DecidedBy: z.string(),
});
export type DeskMove = z.output<typeof DeskMove>;
