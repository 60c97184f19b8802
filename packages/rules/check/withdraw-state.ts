/** States of a withdrawal (spec section 5, product 6.4). */
export const WITHDRAW_STATES = {
  WAITING: 0,
  CONFIRM: 1,
  CANCEL: 2,
  FAILED: 3,
  UNKNOWN: 4,
  AUTOHANDLE: 5,
  THIRDPARTY_HANDLE: 6,
  THIRDPARTY_CREATEORDER: 7,
  THIRDPARTY_FAILED: 8,
} as const;
export type WithdrawState = keyof typeof WITHDRAW_STATES;

/** Nothing more becomes of these. */
export const ENDED_STATES: readonly WithdrawState[] = ['CONFIRM', 'CANCEL', 'FAILED'];

const BY_NUMBER = new Map<number, WithdrawState>(
  Object.entries(WITHDRAW_STATES).map(([name, number]) => [number, name as WithdrawState]),
);

export const withdrawStateOf = (number: number): WithdrawState | undefined => BY_NUMBER.get(number);

/** States of what was sent to a provider, as `withdrawal_part.state` stores them. */
export const PART_STATES = { WAITING: 0, PAID: 1, FAILED: 2, UNKNOWN: 3, SENT: 4 } as const;
export type PartState = keyof typeof PART_STATES;

/** What a withdrawal is in, by the last attempt of each of its parts. */
export function stateOfParts(parts: readonly PartState[]): WithdrawState {
  if (parts.every((state) => state === 'PAID')) return 'CONFIRM';
  if (parts.includes('WAITING')) return 'THIRDPARTY_CREATEORDER';
  if (parts.includes('UNKNOWN')) return 'UNKNOWN';
  return parts.includes('SENT') ? 'THIRDPARTY_HANDLE' : 'THIRDPARTY_FAILED';
}

/** What the timeline of a withdrawal says, as `withdrawal_step.step` stores it. */
export const WITHDRAW_STEPS = {
  ASKED: 1,
  REVIEWED: 2,
  PAYING: 3,
  PAID: 4,
  REFUSED: 5,
  RETURNED: 6,
  UNKNOWN: 7,
  PAYMENT_FAILED: 8,
} as const;
export type WithdrawStep = keyof typeof WITHDRAW_STEPS;
