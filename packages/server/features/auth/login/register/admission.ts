import type { Result } from '@fairlot/rules/core/result';
import type { Refusal } from '@fairlot/wire/core';
import type { REGISTER_CODES } from '@fairlot/wire/auth/login';
import type { Tx } from '#platform/db';
import { port } from '#platform/port';

export type RegisterRefusal = Refusal<typeof REGISTER_CODES>;

/** What came with a registration beside name, nickname and password; each as it was typed. */
export type RegistrationInput = {
  readonly link?: string | undefined;
  readonly phone?: string | undefined;
  readonly phoneCode?: string | undefined;
  readonly email?: string | undefined;
  readonly emailCode?: string | undefined;
  readonly qq?: string | undefined;
  readonly weChat?: string | undefined;
  readonly realName?: string | undefined;
  readonly nickName?: string | undefined;
};

/** Where a new player stands. */
export type Place = {
  readonly isAgent: boolean;
  readonly parent?: bigint | undefined;
  readonly prizeGroup?: number | undefined;
  /** False: the site asks for no nickname, and a new player is called as his account. */
  readonly hasNickName?: boolean;
};

/** How somebody is let in whose form has no fault. */
export type Entrance = {
  /** Before the account is opened: holds what it goes by until the transaction ends. */
  readonly place: (tx: Tx) => Promise<Result<Place, RegisterRefusal>>;
  /** Once it is open. A refusal takes all of it back. */
  readonly keep: (tx: Tx, playerId: bigint) => Promise<RegisterRefusal | undefined>;
};

/** A registration that asks for what is there; what costs a look or counts a guess comes by `prove`. */
export type Admission = {
  readonly prove: () => Promise<Result<Entrance, RegisterRefusal>>;
};

/** What the site asks for of who registers, and where he stands then. */
export const admission =
  port<(asked: RegistrationInput) => Promise<Result<Admission, RegisterRefusal>>>(
    'session.admission',
  );
