import type { Executor } from '#platform/db';
import { portList } from '#platform/port';

/** One line of AccountSecurity (product 2.6): something that keeps an account safe, and whether its player has it. */
export type SecurityRow = {
  /** The page knows its words and its form by this name: `password`, `authenticator`. */
  readonly key: string;
  readonly isDone: boolean;
  /** What it gives of the score, of `most`; a row that is only shown gives nothing of nothing. */
  readonly points: number;
  readonly most: number;
  /** Since when it is as it is, in milliseconds; null where there is no such moment. */
  readonly at?: number | null;
  /** What is shown beside it, masked where others must not know it: `q***@example.com`. */
  readonly shown?: string;
};

/** The rows that a feature has of a player; they are asked for together, so one statement is enough for all. */
export type SecurityRows = (db: Executor, playerId: bigint) => Promise<readonly SecurityRow[]>;

/** Rows of AccountSecurity; each feature adds its own, `account` puts them together. */
export const securityRows = portList<SecurityRows>('proof.security-rows');
