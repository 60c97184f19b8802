import type { DrawBundle } from './bundle.ts';
import { manifestName } from './manifest.ts';
import type {
  CloseManifest,
  DayManifest,
  IncidentManifest,
  IssueManifest,
  Manifest,
  ResultManifest,
  TermsManifest,
} from './manifest.ts';
import { failed, passed } from './step.ts';
import type { Step } from './step.ts';

/** The manifests of the one issue that a bundle is about, picked out of all that it holds. */
export type IssueRecord = {
  readonly day: DayManifest;
  readonly issue: IssueManifest;
  /** A cancelled issue may lack it. */
  readonly close: CloseManifest | null;
  readonly end: ResultManifest | IncidentManifest;
  /** The result of the issue before, when the bundle has it. */
  readonly previous: ResultManifest | null;
  /** The price lists that took effect since the day was announced, as far as the bundle has them. */
  readonly terms: readonly TermsManifest[];
};

type Found = { readonly step: Step; readonly record: IssueRecord | null };

/** Finds them, and says what is missing, there twice, or in an impossible order. */
export function findIssueRecord({ serial, manifests }: DrawBundle): Found {
  const bodies = manifests.map(({ body }) => body);
  const twice = firstRepeated(bodies);
  if (twice) return { step: failed('complete', 'duplicate', { subject: twice }), record: null };

  const issue = bodies.find((body) => body.kind === 'issue' && body.serial === serial);
  if (issue?.kind !== 'issue') return missing('issue');
  const stranger = bodies.find((body) => body.g !== issue.g);
  if (stranger) {
    const subject = manifestName(stranger);
    return { step: failed('complete', 'other-game', { subject }), record: null };
  }
  const day = bodies.find((body) => body.kind === 'day' && body.d === issue.d);
  if (day?.kind !== 'day') return missing('day');
  const own = ofIssue(bodies, serial);
  const close = own.find((body) => body.kind === 'close') ?? null;
  const result = own.find((body) => body.kind === 'result');
  const incident = own.find((body) => body.kind === 'incident');
  const end = result ?? incident;
  if (!end) return missing('result');
  if (result && !close) return missing('close');
  if (result && incident) {
    const subject = manifestName(incident);
    return { step: failed('complete', 'contradiction', { subject }), record: null };
  }
  const settlement = own.find((body) => body.kind === 'settlement');
  const order = [day, issue, close, end, settlement].flatMap((body) =>
    body ? [bodies.indexOf(body)] : [],
  );
  const inOrder = order.every((place, at) => at === 0 || place > (order[at - 1] ?? -1));
  const terms = bodies.filter((body) => body.kind === 'terms');
  const record = { day, issue, close, end, previous: previousResult(bodies, issue), terms };
  const step = inOrder ? passed('complete') : failed('complete', 'out-of-order');
  return { step, record };
}

const missing = (what: string): Found => ({
  step: failed('complete', 'missing', { subject: what }),
  record: null,
});

function firstRepeated(bodies: readonly Manifest[]): string | undefined {
  const names = bodies.map(manifestName);
  return names.find((name, at) => names.indexOf(name) !== at);
}

type OwnManifest = Exclude<Manifest, DayManifest | TermsManifest>;
const ofIssue = (bodies: readonly Manifest[], serial: string): OwnManifest[] =>
  bodies.flatMap((body) => ('serial' in body && body.serial === serial ? [body] : []));

function previousResult(bodies: readonly Manifest[], issue: IssueManifest): ResultManifest | null {
  const before = bodies.find(
    (body) => body.kind === 'issue' && body.d === issue.d && body.i === issue.i - 1,
  );
  if (before?.kind !== 'issue') return null;
  return ofIssue(bodies, before.serial).find((body) => body.kind === 'result') ?? null;
}
