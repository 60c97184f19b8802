import { beaconRandomness, roundTimeMs } from '../beacon.ts';
import type { DrawBundle } from '../bundle.ts';
import { hexBytes, sha256, textBytes, toHex } from '../bytes.ts';
import { deriveChain } from '../chain.ts';
import { buildManifest, manifestHash, NO_PREVIOUS, quicknetPin } from '../manifest.ts';
import type { Manifest } from '../manifest.ts';
import { drawNumbers, mappingHash } from '../mapping.ts';
import { PROGRAMS } from '../programs.ts';
import { deriveSeed } from '../seed.ts';
import { signManifest } from '../signature.ts';
import { buildTicketTree } from '../ticket-tree.ts';
import { accountTag, oddsText, selectionHash, ticketBytes } from '../ticket.ts';
import type { LeafVersion, TicketLeaf } from '../ticket.ts';
import vectors from '../fixtures/vectors.json' with { type: 'json' };

/** A whole small day of a game, written as a server would, for the tests of the verification. */
export const SECRET_KEY = sha256(textBytes('signing key of the tests'));
export const GAME = 'SSC1M';
const DAY = '2023-08-23';
const COUNT = 5;
const RULES_HASH = toHex(sha256(textBytes('price list of the tests')));
const ROUND = 1000;
/** The closing time that leads to the recorded round. */
const CLOSE_AT = roundTimeMs(ROUND) - 6_000;

const signature = vectors.drand.rounds.find(({ round }) => round === ROUND)?.signature ?? '';
const chain = deriveChain({ game: GAME, day: DAY }, sha256(textBytes('last secret')), COUNT);
const secretOf = (i: number): string => toHex(chain[i] ?? new Uint8Array());

export const serialOf = (i: number): string => `20230823${String(i).padStart(4, '0')}`;

const SELECTION = 'ssc.star5.direct 1|2|3|4|5';
/** The price list that took effect during the day, and what the third bet of an issue was taken on. */
const NEW_RULES_HASH = toHex(sha256(textBytes('another price list')));

function leafOf(version: LeafVersion, i: number, bet: number): TicketLeaf {
  const head = {
    bet: `${i}${bet}`,
    serial: serialOf(i),
    stake: '2000',
    acceptedAt: CLOSE_AT - bet * 1_000,
    tag: accountTag(sha256(textBytes('tag key')), `player ${bet}`),
    rulesHash: RULES_HASH,
  };
  if (version === 1) return { ...head, selection: SELECTION };
  const rulesHash = bet === 2 ? NEW_RULES_HASH : RULES_HASH;
  const odds = [97_800n, 1_000_000n].map(oddsText);
  return { ...head, v: 2, selectionHash: selectionHash(SELECTION), odds, rulesHash };
}
const leaves = (version: LeafVersion, i: number): TicketLeaf[] =>
  [1, 2, 3].map((bet) => leafOf(version, i, bet));
const treeOf = (version: LeafVersion, i: number) =>
  buildTicketTree(leaves(version, i).map(ticketBytes));

const termsOf = (prev: string): Manifest =>
  buildManifest('terms', {
    g: GAME,
    version: 1,
    at: CLOSE_AT - 70_000,
    rulesHash: NEW_RULES_HASH,
    prev,
  });

const dayOf = (prev: string): Manifest =>
  buildManifest('day', {
    g: GAME,
    d: DAY,
    N: COUNT,
    anchor: secretOf(0),
    mappingHash: mappingHash(PROGRAMS.ssc),
    rulesHash: RULES_HASH,
    drand: quicknetPin(6_000),
    late: false,
    prev,
  });

const issueOf =
  (i: number, mode: 0 | 1) =>
  (prev: string): Manifest =>
    buildManifest('issue', {
      g: GAME,
      d: DAY,
      i,
      serial: serialOf(i),
      mode,
      openAt: CLOSE_AT - 60_000,
      closeAt: CLOSE_AT,
      round: mode === 1 ? ROUND : null,
      prev,
    });

const closeOf =
  (i: number, leaf: LeafVersion) =>
  (prev: string): Manifest =>
    buildManifest('close', {
      g: GAME,
      serial: serialOf(i),
      closedAt: CLOSE_AT + 40,
      betCount: 3,
      stakeSum: '6000',
      ticketRoot: toHex(treeOf(leaf, i).root),
      ...(leaf === 2 && { leaf }),
      late: false,
      prev,
    });

const resultOf =
  (i: number, mode: 0 | 1) =>
  (prev: string): Manifest => {
    const beacon = {
      chainHash: hexBytes(vectors.drand.chainHash),
      round: ROUND,
      randomness: hexBytes(beaconRandomness(signature)),
    };
    const secret = hexBytes(secretOf(i));
    const input = { game: GAME, serial: serialOf(i), secret };
    const seed = deriveSeed({ ...input, beacon: mode === 1 ? beacon : null });
    const { original, winning, words } = drawNumbers(seed, PROGRAMS.ssc);
    return buildManifest('result', {
      g: GAME,
      serial: serialOf(i),
      s: secretOf(i),
      round: mode === 1 ? ROUND : null,
      signature: mode === 1 ? signature : null,
      Z: toHex(seed),
      words,
      original,
      winning,
      prev,
    });
  };

const settlementOf =
  (i: number) =>
  (prev: string): Manifest =>
    buildManifest('settlement', {
      g: GAME,
      serial: serialOf(i),
      winners: 0,
      payoutSum: '0',
      recountHash: RULES_HASH,
      prev,
    });

export const incidentOf =
  (i: number) =>
  (prev: string): Manifest =>
    buildManifest('incident', {
      g: GAME,
      serial: serialOf(i),
      at: CLOSE_AT + 86_400_000,
      reason: 'beacon-missing',
      s: secretOf(i),
      refundSum: '6000',
      prev,
    });

/** The order of publication, in which the second issue opens before the first one is drawn. */
export const sampleDay = (mode: 0 | 1, leaf: LeafVersion = 1): ((prev: string) => Manifest)[] => [
  dayOf,
  ...(leaf === 2 ? [termsOf] : []),
  issueOf(1, mode),
  issueOf(2, mode),
  closeOf(1, leaf),
  resultOf(1, mode),
  settlementOf(1),
  closeOf(2, leaf),
  resultOf(2, mode),
  settlementOf(2),
];

/** Links a run of manifests and signs them. */
export function publish(
  writers: readonly ((prev: string) => Manifest)[],
  secretKey = SECRET_KEY,
): DrawBundle['manifests'] {
  let prev = NO_PREVIOUS;
  return writers.map((write) => {
    const body = write(prev);
    prev = manifestHash(body);
    return signManifest(body, secretKey);
  });
}

/** The second issue, with everything that a player would save. */
export function sampleBundle(mode: 0 | 1, version: LeafVersion = 1): DrawBundle {
  const tree = treeOf(version, 2);
  return {
    serial: serialOf(2),
    manifests: publish(sampleDay(mode, version)),
    mapping: PROGRAMS.ssc,
    ownTickets: leaves(version, 2)
      .slice(0, 2)
      .map((leaf, index) => ({
        leaf,
        proof: { index, size: 3, path: tree.proof(index).map((hash) => toHex(hash)) },
        ...(version === 2 && { selection: SELECTION }),
      })),
  };
}
