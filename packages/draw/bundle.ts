import { ok, refused } from '@fairlot/rules/core/result';
import type { Result } from '@fairlot/rules/core/result';
import { parseManifest } from './manifest-shape.ts';
import { isMappingProgram } from './mapping-shape.ts';
import type { MappingProgram } from './mapping.ts';
import { isAmount, isCount, isHex, isName, isText, list, record } from './shape.ts';
import type { Check } from './shape.ts';
import type { SignedManifest } from './signature.ts';
import type { TicketLeaf } from './ticket.ts';

/** A player's own ticket with the hashes that lead from it to the published root. */
export type OwnTicket = {
  readonly leaf: TicketLeaf;
  readonly proof: {
    readonly index: number;
    readonly size: number;
    readonly path: readonly string[];
  };
  /** The selection that a leaf of version 2 has the hash of. */
  readonly selection?: string;
};

/**
 * All that is needed to check one issue, as a file that can be kept. Manifests stand in the order
 * of publication: the day's, then the issue's own, with any others of the same game between them
 * (the more, the more links are checked; the result of the issue before is worth having).
 */
export type DrawBundle = {
  readonly serial: string;
  readonly manifests: readonly SignedManifest[];
  readonly mapping: MappingProgram;
  readonly pinnedKey?: string;
  /** Of a game that is read off another one: what that one published of its day and its issue. */
  readonly parent?: readonly SignedManifest[];
  readonly ownTickets?: readonly OwnTicket[];
};

const LEAF_HEAD = {
  bet: isName,
  serial: isName,
  stake: isAmount,
  acceptedAt: isCount,
  tag: isHex(16),
  rulesHash: isHex(32),
};
const isLeaf1: Check = record({ ...LEAF_HEAD, selection: isText });
const isLeaf2: Check = record({
  ...LEAF_HEAD,
  v: (value) => value === 2,
  selectionHash: isHex(32),
  odds: list(isText),
});
const isTicketLeaf: Check = (value) => isLeaf1(value) || isLeaf2(value);
const isProof: Check = record({ index: isCount, size: isCount, path: list(isHex(32)) });

const isSigned: Check = record({
  body: (value) => parseManifest(value).ok,
  key: isHex(32),
  sig: isHex(64),
});
const PARTS = {
  serial: isName,
  manifests: list(isSigned),
  mapping: isMappingProgram,
};
const OPTIONAL = {
  pinnedKey: isHex(32),
  parent: list(isSigned),
  ownTickets: list(record({ leaf: isTicketLeaf, proof: isProof }, { selection: isText })),
};
const isBundle = record(PARTS, OPTIONAL);

/** Reads a bundle from outside; a member that is unknown or misspelt refuses the whole. */
export const parseBundle = (value: unknown): Result<DrawBundle, string> =>
  isBundle(value) ? ok(value as DrawBundle) : refused(whatIsWrong(value));

function whatIsWrong(value: unknown): string {
  if (typeof value !== 'object' || value === null) return 'bundle';
  const checks: Readonly<Record<string, Check>> = { ...PARTS, ...OPTIONAL };
  for (const [member, check] of Object.entries(checks)) {
    const part: unknown = Reflect.get(value, member);
    if (part === undefined && Object.hasOwn(OPTIONAL, member)) continue;
    if (!check(part)) return member;
  }
  return 'unknown member';
}
