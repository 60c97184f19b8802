import { ok, refused } from '@fairlot/rules/core/result';
import type { Result } from '@fairlot/rules/core/result';
import type { Manifest, ManifestKind } from './manifest-kinds.ts';
import {
  isAmount,
  isCount,
  isFlag,
  isHex,
  isName,
  isPositive,
  list,
  orNull,
  record,
} from './shape.ts';
import type { Check, Fields } from './shape.ts';

/** The members that each kind of manifest has: exactly these, each in its one spelling. */
const numbers: Check = (value) =>
  list((item) => Number.isSafeInteger(item))(value) && (value as unknown[]).length > 0;

/** Below three seconds a round could be emitted while the last bets are still being written. */
const LEAST_DELTA_MS = 3_000;
const drand: Check = record({
  chainHash: isHex(32),
  pk: isHex(96),
  deltaMs: (value) => isCount(value) && Number(value) >= LEAST_DELTA_MS,
});

const ofIssue = { serial: isName };
/** Members that manifests of earlier versions do not have. */
const OPTIONAL: Partial<Record<ManifestKind, Fields>> = {
  day: { parent: isName },
  issue: { block: record({ chain: isName, from: isCount }) },
  close: { leaf: (value) => value === 2 },
  result: { block: record({ height: isCount, at: isCount, hash: isHex(32) }) },
};
const SHAPES: Record<ManifestKind, Fields> = {
  day: {
    d: isName,
    N: isPositive,
    anchor: isHex(32),
    mappingHash: isHex(32),
    rulesHash: isHex(32),
    drand,
    late: isFlag,
  },
  terms: { version: isCount, at: isCount, rulesHash: isHex(32) },
  issue: {
    ...ofIssue,
    d: isName,
    i: isPositive,
    mode: (value) => value === 0 || value === 1 || value === 2,
    openAt: isCount,
    closeAt: isCount,
    round: orNull(isPositive),
  },
  close: {
    ...ofIssue,
    closedAt: isCount,
    betCount: isCount,
    stakeSum: isAmount,
    ticketRoot: isHex(32),
    late: isFlag,
  },
  result: {
    ...ofIssue,
    s: isHex(32),
    round: orNull(isPositive),
    signature: orNull(isHex(48)),
    Z: isHex(32),
    words: isPositive,
    original: numbers,
    winning: numbers,
  },
  settlement: { ...ofIssue, winners: isCount, payoutSum: isAmount, recountHash: isHex(32) },
  incident: { ...ofIssue, at: isCount, reason: isName, s: isHex(32), refundSum: isAmount },
};

const isKind = (value: unknown): value is ManifestKind =>
  typeof value === 'string' && Object.hasOwn(SHAPES, value);

/** Reads a body from outside; the refusal says what was wrong, for a log or a script. */
export function parseManifest(value: unknown): Result<Manifest, string> {
  if (typeof value !== 'object' || value === null) return refused('not an object');
  const kind: unknown = 'kind' in value ? value.kind : undefined;
  if (!isKind(kind)) return refused('unknown kind');
  const head: Fields = { v: (v) => v === 1, kind: () => true, g: isName, prev: isHex(32) };
  const fields = { ...head, ...SHAPES[kind] };
  if (!record(fields, OPTIONAL[kind])(value)) return refused(`malformed ${kind} manifest`);
  return ok(value as Manifest);
}
