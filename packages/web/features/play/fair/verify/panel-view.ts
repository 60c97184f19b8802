// What the panel shows of an answer: four steps in the order in which a draw comes about, the record
// they stand on, and a verdict. Pure.
import type {
  CloseManifest,
  DayManifest,
  DrawBundle,
  IncidentManifest,
  IssueManifest,
  Manifest,
  MappingProgram,
  ResultManifest,
  Step,
  StepId,
  Verification,
} from '@fairlot/draw';

type StepNumber = 1 | 2 | 3 | 4;

/** How far the issue is, by what has been published of it. */
type Stage = 'none' | 'announced' | 'open' | 'closed' | 'drawn' | 'cancelled';

/** `verified` is said of four steps that were checked, `partly` of fewer. */
type Verdict =
  | 'verified'
  | 'partly'
  | 'late'
  | 'failed'
  | 'undrawn'
  | 'cancelled'
  | 'unopened'
  | 'malformed';

export type PanelStep = {
  readonly n: StepNumber;
  readonly status: 'ok' | 'failed' | 'skipped' | 'toCome';
  readonly checks: readonly Step[];
};

/** The manifests of the issue, picked out for showing; what is checked is decided elsewhere. */
export type IssueParts = {
  readonly day: DayManifest | undefined;
  readonly issue: IssueManifest | undefined;
  readonly close: CloseManifest | undefined;
  readonly result: ResultManifest | undefined;
  readonly incident: IncidentManifest | undefined;
};

export type PanelView = {
  readonly parts: IssueParts;
  /** What made the numbers. */
  readonly mapping: MappingProgram | undefined;
  readonly stage: Stage;
  readonly steps: readonly PanelStep[];
  /** The steps that were checked and agree. */
  readonly agreeing: readonly StepNumber[];
  readonly record: readonly Step[];
  readonly verdict: Verdict;
  /** The first check that failed, and the step it belongs to; 0 is the record. */
  readonly failure: { readonly n: StepNumber | 0; readonly check: Step } | undefined;
  /** All checks in the order in which they are ticked. */
  readonly order: readonly Step[];
};

/** The step that a check is shown under; the others belong to the record. */
const STEP_NUMBERS: Readonly<Partial<Record<StepId, StepNumber>>> = {
  place: 1,
  'mapping-hash': 1,
  parent: 1,
  'beacon-pin': 2,
  round: 2,
  'result-round': 2,
  'close-before-round': 2,
  'beacon-signature': 2,
  'block-after-close': 2,
  'block-time': 2,
  'block-place': 2,
  anchor: 3,
  'previous-secret': 3,
  seed: 4,
  original: 4,
  winning: 4,
  words: 4,
};

const stepNumberOf = ({ id }: Step): StepNumber | 0 => STEP_NUMBERS[id] ?? 0;

function partsOf({ serial, manifests }: DrawBundle): IssueParts {
  const bodies: readonly Manifest[] = manifests.map(({ body }) => body);
  const own = bodies.filter((body) => 'serial' in body && body.serial === serial);
  const issue = own.find((body) => body.kind === 'issue');
  const days = bodies.filter((body) => body.kind === 'day');
  return {
    day: days.find(({ d }) => d === issue?.d) ?? days[0],
    issue,
    close: own.find((body) => body.kind === 'close'),
    result: own.find((body) => body.kind === 'result'),
    incident: own.find((body) => body.kind === 'incident'),
  };
}

function stageOf({ day, issue, close, result, incident }: IssueParts): Stage {
  if (result) return 'drawn';
  if (incident) return 'cancelled';
  if (close) return 'closed';
  if (issue) return 'open';
  return day ? 'announced' : 'none';
}

function panelStep(n: StepNumber, steps: readonly Step[]): PanelStep {
  const checks = steps.filter((step) => stepNumberOf(step) === n);
  const has = (status: Step['status']) => checks.some((check) => check.status === status);
  if (checks.length === 0) return { n, status: 'toCome', checks };
  return { n, status: has('failed') ? 'failed' : has('ok') ? 'ok' : 'skipped', checks };
}

const NUMBERS: readonly StepNumber[] = [1, 2, 3, 4];

/** An issue that has no end yet misses it for a good reason. */
const isAwaited = ({ id, reason, subject }: Step, stage: Stage): boolean =>
  id === 'complete' &&
  reason === 'missing' &&
  subject !== 'day' &&
  (stage === 'announced' || stage === 'open' || stage === 'closed');

/** The key is held against that of the server and that of this device: one line where both agree. */
const isSaidAbove = (steps: readonly Step[], at: number): boolean => {
  const [before, step] = [steps[at - 1], steps[at]];
  return step?.id === 'key' && before?.id === 'key' && before.expected === step.expected;
};

const madeBy = (draw: MappingProgram['draw']): number =>
  draw.reduce((sum, step) => sum + (step.op === 'weighted' ? 1 : step.count), 0);

/** How many winning numbers a program makes. */
export function numbersOf({ draw, derive }: MappingProgram): number {
  switch (derive.op) {
    case 'groupSums':
      return derive.groups.length;
    case 'fromRight':
      return derive.count;
    case 'hashStream':
      return madeBy(derive.draw);
    case 'digitSum':
      return derive.last + 1;
    case 'setRank':
      return derive.last;
    default:
      return madeBy(draw);
  }
}

/** `isUnopened`: the server says that it was never on sale; what was published cannot tell. */
export function panelOf(
  bundle: DrawBundle | undefined,
  { steps }: Verification,
  isUnopened = false,
): PanelView {
  const parts: IssueParts = bundle
    ? partsOf(bundle)
    : {
        day: undefined,
        issue: undefined,
        close: undefined,
        result: undefined,
        incident: undefined,
      };
  const stage = stageOf(parts);
  const reported = steps.filter(
    (step, at) =>
      !isAwaited(step, stage) && step.reason !== 'no-tickets' && !isSaidAbove(steps, at),
  );
  const record = reported.filter((step) => stepNumberOf(step) === 0);
  const four = NUMBERS.map((n) => panelStep(n, reported));
  const order = [...four.flatMap(({ checks }) => checks), ...record];
  const failed = order.find(({ status }) => status === 'failed');
  return {
    parts,
    mapping: bundle?.mapping,
    stage,
    steps: four,
    agreeing: four.filter(({ status }) => status === 'ok').map(({ n }) => n),
    record,
    order,
    failure: failed && { n: stepNumberOf(failed), check: failed },
    verdict: bundle ? verdictOf(parts, stage, four, order, isUnopened) : 'malformed',
  };
}

function verdictOf(
  { close }: IssueParts,
  stage: Stage,
  four: readonly PanelStep[],
  order: readonly Step[],
  isUnopened: boolean,
): Verdict {
  if (order.some(({ status }) => status === 'failed')) return 'failed';
  // One that was sold has a manifest of its own: then the server says what is not so.
  if (isUnopened && (stage === 'announced' || stage === 'cancelled')) return 'unopened';
  if (stage === 'cancelled') return 'cancelled';
  if (stage !== 'drawn') return 'undrawn';
  if (close?.late) return 'late';
  return four.every(({ status }) => status === 'ok') ? 'verified' : 'partly';
}
