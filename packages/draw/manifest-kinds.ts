/**
 * What is published of a draw, and when: the day before, at opening, at close, at the draw, after
 * settlement. Names follow the notation of the scheme. Times are Unix milliseconds, amounts are
 * integer thousandths as decimal text, hashes and keys are lower-case hex.
 */
type Head<Kind extends string> = {
  readonly v: 1;
  readonly kind: Kind;
  /** The game. */
  readonly g: string;
  /** Hash of the same game's previous manifest; zeros for its first. */
  readonly prev: string;
};

/** Before the first opening: fixes every secret of the day, the mapping and the price list. */
export type DayManifest = Head<'day'> & {
  readonly d: string;
  /** The game off whose draws this one is read: chain and secrets are those of that game. */
  readonly parent?: string;
  /** Issues of the day, the spare tenth included. */
  readonly N: number;
  readonly anchor: string;
  readonly mappingHash: string;
  readonly rulesHash: string;
  readonly drand: DrandPin;
  /** True when the chain was started on its own day (first start of a demo). */
  readonly late: boolean;
};
export type DrandPin = {
  readonly chainHash: string;
  readonly pk: string;
  /** The least time between the close of an issue and the emission of its round. */
  readonly deltaMs: number;
};

/** When a new version of the terms takes effect: fixes the price list of the bets from then on. */
export type TermsManifest = Head<'terms'> & {
  readonly version: number;
  readonly at: number;
  readonly rulesHash: string;
};

/** The block that an issue will be drawn from: the first of a public chain at or after a time. */
export type BlockRule = { readonly chain: string; readonly from: number };

/** The block that an issue was drawn from; `at` is the time that the chain gives it. */
export type Block = { readonly height: number; readonly at: number; readonly hash: string };

/**
 * At opening: fixes before the first bet what the draw will come from. Mode 1: the secret and a round of
 * the beacon. Mode 0: the secret. Mode 2: the hash of a block, and no secret.
 */
export type IssueManifest = Head<'issue'> & {
  readonly d: string;
  readonly i: number;
  readonly serial: string;
  readonly mode: 0 | 1 | 2;
  readonly openAt: number;
  readonly closeAt: number;
  readonly round: number | null;
  /** In mode 2. */
  readonly block?: BlockRule;
};

/** After the close and before the round is emitted: fixes the set of tickets. */
export type CloseManifest = Head<'close'> & {
  readonly serial: string;
  readonly closedAt: number;
  readonly betCount: number;
  readonly stakeSum: string;
  readonly ticketRoot: string;
  /** The version of the leaves; absent in manifests of version 1. */
  readonly leaf?: 2;
  /** True when it was published after the emission of the round: stated, and an incident. */
  readonly late: boolean;
};

/** The draw: reveals the secret and everything that follows from it. */
export type ResultManifest = Head<'result'> & {
  readonly serial: string;
  readonly s: string;
  readonly round: number | null;
  readonly signature: string | null;
  /** The seed; in mode 2 the hash of the block. */
  readonly Z: string;
  /** In mode 2. */
  readonly block?: Block;
  /** Words read from the stream; which ones were skipped follows from Z. */
  readonly words: number;
  readonly original: readonly number[];
  readonly winning: readonly number[];
};

export type SettlementManifest = Head<'settlement'> & {
  readonly serial: string;
  readonly winners: number;
  readonly payoutSum: string;
  readonly recountHash: string;
};

/** A cancelled issue. The secret is revealed anyway: whoever has the round can compute the draw. */
export type IncidentManifest = Head<'incident'> & {
  readonly serial: string;
  readonly at: number;
  readonly reason: string;
  readonly s: string;
  readonly refundSum: string;
};

export type Manifest =
  | DayManifest
  | TermsManifest
  | IssueManifest
  | CloseManifest
  | ResultManifest
  | SettlementManifest
  | IncidentManifest;

export type ManifestKind = Manifest['kind'];
export type ManifestOf<Kind extends ManifestKind> = Extract<Manifest, { kind: Kind }>;
