import * as z from 'zod/mini';
import { codes, gameId, get, hex, post, serialNumber } from '../../core/index.ts';

/** A whole number in a query, where everything is text. */
const numberText = z.codec(z.string().check(z.regex(/^\d{1,15}$/)), z.int(), {
  decode: Number,
  encode: String,
});

/** The same of a game: no game has a number beyond what `gameId` takes. */
const gameIdText = z.codec(z.string().check(z.regex(/^\d{1,5}$/)), gameId, {
  decode: Number,
  encode: String,
});

const SignedManifest = z.object({
  /** Canonical JSON of the body, as signed. */
  Kind: z.string(),
  Body: z.string(),
  Key: hex,
  Sig: hex,
});

/** Why an issue, or a bet in it, cannot be checked. */
const PROOF_CODES = codes({
  NOT_FOUND: { number: 5001, zh: '没有这一期', en: 'There is no such issue' },
  NOT_VERIFIABLE: {
    number: 5002,
    zh: '该彩种的号码来自官方，不由本站开出',
    en: 'The numbers of this game come from the official source',
  },
  NOT_CLOSED: { number: 5005, zh: '这一期还没有封盘', en: 'This issue has not closed yet' },
  NOT_PROVABLE: {
    number: 5006,
    zh: '注单与封盘时公布的记录不符',
    en: 'The bets at hand are not those that were committed at the close',
  },
  RATE_LIMIT: { number: 5008, zh: '操作过快，请稍候', en: 'Too fast, please wait', status: 429 },
  DEMO_HISTORY: {
    number: 5009,
    zh: '演示用的历史开奖，无法验证',
    en: 'Demo history, not provable',
  },
});

/** Everything that is needed to check one issue: its day's manifest and all of its own, oldest first. */
export const getManifests = get('/api/Fair/Manifests', {
  access: 'anyone',
  passive: true,
  outlivesSession: true,
  input: z.object({
    GameId: gameIdText,
    SerialNumber: numberText,
  }),
  output: z.object({
    GameId: gameId,
    SerialNumber: serialNumber,
    GameCode: z.string(),
    Manifests: z.array(SignedManifest),
    /** Of a game that is read off another one: what that one published of its day and its issue. */
    Parent: z.optional(z.array(SignedManifest)),
    /** Of a cancelled issue that nobody could bet on: it has no manifest of its own that says so. */
    NeverOpened: z.optional(z.literal(true)),
  }),
  codes: PROOF_CODES,
  about: 'The signed manifests of one issue.',
});

/** What was committed of a bet; amounts are decimal text in thousandths, as they were hashed. */
const leafHead = {
  bet: z.string(),
  serial: z.string(),
  stake: z.string(),
  acceptedAt: z.int(),
  tag: hex,
  rulesHash: hex,
};

/** The close manifest of the issue names the version: 2, or none for the first. */
const Leaf = z.union([
  z.object({ ...leafHead, v: z.literal(2), selectionHash: hex, odds: z.array(z.string()) }),
  z.object({ ...leafHead, selection: z.string() }),
]);

const Ticket = z.object({
  Leaf,
  /** What `selectionHash` is of, where it is short; the whole is in the records. */
  Selection: z.optional(z.string()),
  Index: z.int(),
  Size: z.int(),
  /** The hashes beside the way from the leaf to the root, upwards. */
  Path: z.array(hex),
});

export const getTickets = post('/api/Fair/Tickets', {
  access: 'player',
  passive: true,
  input: z.strictObject({
    GameId: gameId,
    SerialNumber: serialNumber,
    /** The `Next` of the page before. */
    After: z.optional(z.uuid()),
  }),
  output: z.object({ Tickets: z.array(Ticket), Next: z.nullable(z.string()) }),
  codes: PROOF_CODES,
  about:
    'The bets of the player in a closed issue, by pages, each with its proof against the published root.',
});

export const getKey = get('/api/Fair/Key', {
  access: 'anyone',
  passive: true,
  outlivesSession: true,
  input: z.object({}),
  output: z.object({ Key: hex, Algorithm: z.literal('Ed25519') }),
  about: 'The public key that signs manifests.',
});

/** Anyone may hand over a beacon round: its signature proves itself. */
export const submitBeacon = post('/api/Fair/Beacon', {
  access: 'anyone',
  input: z.strictObject({
    Round: z.int().check(z.minimum(1)),
    Signature: hex.check(z.length(96)),
  }),
  output: z.object({ Accepted: z.boolean() }),
  codes: codes({
    BAD_SIGNATURE: { number: 5003, zh: '信标签名无效', en: 'The beacon signature is not valid' },
    NOT_WANTED: { number: 5004, zh: '没有奖期使用该轮', en: 'No issue uses this round' },
    RATE_LIMIT: { number: 5007, zh: '操作过快，请稍候', en: 'Too fast, please wait', status: 429 },
  }),
  about: 'Hands over a drand quicknet round.',
});
