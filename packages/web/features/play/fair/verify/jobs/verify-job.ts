// What the worker does: from the lines of the server or the text of a file to a verdict. Pure; all
// code of the scheme is behind it, so that a page loads none of it until a proof is asked for.
import {
  PROGRAMS,
  mappingHash,
  parseBundle,
  remember,
  verifyDraw,
  type DrawBundle,
  type MappingProgram,
  type Remembered,
  type SignedManifest,
  type Step,
  type Verification,
} from '@fairlot/draw';
import type { Output } from '@fairlot/wire/core';
import type { fairHttp } from '@fairlot/wire/play/fair';

/** A manifest as the server hands it out: the body is the text that was signed. */
export type Line = { readonly Body: string; readonly Key: string; readonly Sig: string };

/** A bet of the player with its proof, as the server hands it out. */
export type TicketLine = Output<typeof fairHttp.getTickets>['Tickets'][number];

export type VerifyJob = { readonly remembered: Remembered } & (
  | {
      readonly kind: 'issue';
      readonly serial: string;
      readonly lines: readonly Line[];
      /** What the game published that this one is read off, where it is read off one. */
      readonly parent?: readonly Line[];
      /** The key that the server names as its own. */
      readonly key: string | undefined;
      /** Of the player's own bets, once the issue is closed. */
      readonly tickets: readonly TicketLine[];
    }
  | { readonly kind: 'file'; readonly text: string }
);

export type VerifyAnswer = {
  /** Undefined when the file is no bundle. */
  readonly bundle: DrawBundle | undefined;
  readonly verification: Verification;
  /** What this device knows from now on. */
  readonly remembered: Remembered;
};

/** The program whose hash the day announced; with none of them the check of that hash fails. */
function mappingOf(manifests: readonly SignedManifest[]): MappingProgram {
  const programs: readonly MappingProgram[] = Object.values(PROGRAMS);
  const hashes = manifests.flatMap(({ body }) => (body.kind === 'day' ? [body.mappingHash] : []));
  return programs.find((program) => hashes.includes(mappingHash(program))) ?? PROGRAMS.ssc;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const signedOf = ({ Body, Key, Sig }: Line) => ({ body: parseJson(Body), key: Key, sig: Sig });

function rawBundle(job: VerifyJob): unknown {
  if (job.kind === 'file') return parseJson(job.text);
  const manifests = job.lines.map(signedOf) as SignedManifest[];
  const mapping = mappingOf(manifests.filter(({ body }) => body?.kind));
  const ownTickets = job.tickets.map(
    ({ Leaf: leaf, Selection, Index: index, Size: size, Path: path }) => ({
      leaf,
      proof: { index, size, path },
      ...(Selection !== undefined && { selection: Selection }),
    }),
  );
  return {
    serial: job.serial,
    manifests,
    mapping,
    ...(job.key && { pinnedKey: job.key }),
    ...(job.parent && { parent: job.parent.map(signedOf) }),
    ...(ownTickets.length > 0 && { ownTickets }),
  };
}

/** An issue that is still open has no end yet: no contradiction, there is only less to check. */
export const isStillOpen = ({ id, reason, subject }: Step): boolean =>
  id === 'complete' && reason === 'missing' && subject !== 'day';

/** How many manifests a device keeps the hashes of: some days of watching every issue. */
const MOST_KEPT = 2000;

function keep(known: Remembered, manifests: readonly SignedManifest[]): Remembered {
  const { hashes = {}, ...rest } = remember(known, manifests);
  return { ...rest, hashes: Object.fromEntries(Object.entries(hashes).slice(0, MOST_KEPT)) };
}

export function answerOf(job: VerifyJob): VerifyAnswer {
  const raw = rawBundle(job);
  const verification = verifyDraw(raw, job.remembered);
  const parsed = parseBundle(raw);
  if (!parsed.ok) return { bundle: undefined, verification, remembered: job.remembered };
  const bundle = parsed.value;
  const isSound = verification.steps.every((step) => step.status !== 'failed' || isStillOpen(step));
  const remembered = isSound ? keep(job.remembered, bundle.manifests) : job.remembered;
  return { bundle, verification, remembered };
}
