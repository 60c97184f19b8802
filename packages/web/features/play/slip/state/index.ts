export { chase, type ChaseAsk } from './chase.ts';
export { useConfirm, type Confirm } from './use-confirm.ts';
export { useDraft, type Draft } from './use-draft.ts';
export { askAtNewOdds, useAttemptResult } from './use-outcome.ts';
export { useRandom, type Random } from './use-random.ts';
export { useSlip, type Slip } from './use-slip.ts';
