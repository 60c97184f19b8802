/** Where a check belongs in the panel that shows the four steps, plus the record and the tickets. */
export type StepGroup = 'record' | 'commitment' | 'beacon' | 'secret' | 'calculation' | 'tickets';

export type StepId =
  | 'bundle'
  | 'complete'
  | 'signatures'
  | 'key'
  | 'links'
  | 'remembered'
  | 'place'
  | 'mapping-hash'
  | 'anchor'
  | 'previous-secret'
  | 'parent'
  | 'beacon-pin'
  | 'round'
  | 'result-round'
  | 'close-before-round'
  | 'beacon-signature'
  | 'block-after-close'
  | 'block-time'
  | 'block-place'
  | 'seed'
  | 'original'
  | 'winning'
  | 'words'
  | 'ticket';

/** Why a step failed or was skipped; the texts are in `step-text.ts`. */
export type StepReason =
  | 'malformed'
  | 'missing'
  | 'duplicate'
  | 'other-game'
  | 'bad-signature'
  | 'several-keys'
  | 'no-known-key'
  | 'gap'
  | 'fork'
  | 'nothing-remembered'
  | 'contradiction'
  | 'not-included'
  | 'mode-0'
  | 'elsewhere'
  | 'cancelled'
  | 'late'
  | 'differs'
  | 'out-of-order'
  | 'no-tickets'
  | 'wrong-issue'
  | 'after-close'
  | 'wrong-leaf'
  | 'wrong-selection'
  | 'unknown-terms';

/** One check. `expected` is what was published, `computed` what the reader found himself. */
export type Step = {
  readonly id: StepId;
  readonly group: StepGroup;
  readonly status: 'ok' | 'failed' | 'skipped';
  readonly expected: string | null;
  readonly computed: string | null;
  readonly reason: StepReason | null;
  /** Which manifest or ticket, where there are several. */
  readonly subject: string | null;
};

const GROUPS: Readonly<Record<StepId, StepGroup>> = {
  bundle: 'record',
  complete: 'record',
  signatures: 'record',
  key: 'record',
  links: 'record',
  remembered: 'record',
  place: 'commitment',
  'mapping-hash': 'commitment',
  anchor: 'commitment',
  'previous-secret': 'commitment',
  parent: 'commitment',
  'beacon-pin': 'beacon',
  round: 'beacon',
  'result-round': 'beacon',
  'close-before-round': 'beacon',
  'beacon-signature': 'beacon',
  'block-after-close': 'beacon',
  'block-time': 'beacon',
  'block-place': 'beacon',
  seed: 'secret',
  original: 'calculation',
  winning: 'calculation',
  words: 'calculation',
  ticket: 'tickets',
};

type Detail = Partial<Pick<Step, 'expected' | 'computed' | 'subject'>>;

const step = (
  id: StepId,
  status: Step['status'],
  reason: StepReason | null,
  detail: Detail,
): Step => ({
  id,
  group: GROUPS[id],
  status,
  reason,
  expected: detail.expected ?? null,
  computed: detail.computed ?? null,
  subject: detail.subject ?? null,
});

export const passed = (id: StepId, detail: Detail = {}): Step => step(id, 'ok', null, detail);
export const failed = (id: StepId, reason: StepReason, detail: Detail = {}): Step =>
  step(id, 'failed', reason, detail);
export const skipped = (id: StepId, reason: StepReason, detail: Detail = {}): Step =>
  step(id, 'skipped', reason, detail);

/** The commonest check: what was published against what was computed. */
export const compared = (
  id: StepId,
  expected: string,
  computed: string,
  subject: string | null = null,
): Step =>
  expected === computed
    ? passed(id, { expected, computed, subject })
    : failed(id, 'differs', { expected, computed, subject });
