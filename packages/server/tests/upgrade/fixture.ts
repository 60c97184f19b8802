import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Snapshot } from './snapshot.ts';

/** A game of five digits. On a test server its issues last an hour. */
export const GAME = 8;
export const INSTANT = 1;

export type Player = {
  readonly userName: string;
  readonly password: string;
  readonly playerId: number;
};
export type Operator = { readonly name: string; readonly password: string; readonly key: string };

/** What the people of the old site know: passwords, codes, and the ids of what is unfinished. */
export type OldSite = {
  readonly operators: readonly [ada: Operator, ben: Operator];
  readonly players: Of<Player>;
  /** Tokens of logins that are still open. */
  readonly tokens: Of<string> & { readonly ada: string };
  /** In thousandths. */
  readonly wallets: Of<string>;
  /** The address of the payment provider. */
  readonly providerUrl: string;
  /** Ann's email address, phrase, fund password and card, all sealed or hashed in the rows. */
  readonly email: string;
  readonly phrase: string;
  readonly fundPassword: string;
  readonly cardNumber: string;
  readonly payee: number;
  /** Bob's authenticator, and a recovery code of it. */
  readonly authenticator: string;
  readonly recoveryCode: string;
  /** Ann's bets on both halves of an issue that is still on sale. */
  readonly open: { readonly big: string; readonly small: string };
  /** Ann's schedule, of which two issues are left. */
  readonly schedule: string;
  /** The plan by which Bob follows Ann. */
  readonly plan: string;
  /** Ann's withdrawals: one is pending at the provider, one needs a second review. */
  readonly atProvider: string;
  readonly inQueue: string;
  /** Ann's deposit that was paid at the provider without a callback to the site. */
  readonly openOrder: string;
  /** Ada's proposal of 12.345 for Bob, which Ben has not confirmed. */
  readonly proposal: { readonly Id: number; readonly Hash: string };
  /** The address of a queued mail with a code. */
  readonly unsentTo: string;
};

type Of<T> = { readonly ann: T; readonly bob: T };

const HERE = join(import.meta.dirname, 'fixtures');
export const FILES = {
  rows: join(HERE, 'rows.json.gz'),
  oldSite: join(HERE, 'old-site.json'),
  /** The book of the payment provider. */
  provider: join(HERE, 'provider.json'),
  data: join(HERE, 'data'),
} as const;

export const readOldSite = (): OldSite =>
  JSON.parse(readFileSync(FILES.oldSite, 'utf8')) as OldSite;

export const readRows = (): Snapshot =>
  JSON.parse(gunzipSync(readFileSync(FILES.rows)).toString()) as Snapshot;
