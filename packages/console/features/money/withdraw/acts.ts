import { moneyFromNumber, type Money } from '@fairlot/rules/core/money';
import type { WithdrawState } from '@fairlot/rules/check/withdraw-state';
import type { Endpoint } from '@fairlot/wire/core';
import { withdrawConsole, type QueueDetail } from '@fairlot/wire/money/withdraw';
import type { ActName } from './text.ts';

/** What an operator may do to a withdrawal in which state, and the key for it. Pure but for the endpoints. */
export type Filled = { readonly one: string; readonly two: string };

export type QueueAct = {
  readonly name: ActName;
  readonly letter: string;
  readonly endpoint: Endpoint;
  readonly permission: 'claim' | 'takeover' | 'review' | 'pay' | 'settle';
  readonly in: readonly WithdrawState[];
  /** In which of them only where nobody has approved it: the rules had let it through. */
  readonly unapprovedIn?: WithdrawState;
  /** Only for who has claimed it; or only while somebody else has. */
  readonly claim?: 'mine' | 'other' | 'none';
  readonly isDangerous?: true;
  /** Asks for nothing: it is done at the key. */
  readonly isAtOnce?: true;
  readonly isMemo?: true;
  /** The player reads the reason; a note for operators is kept apart. */
  readonly isReasonRead?: true;
  readonly input?: (detail: QueueDetail, filled: Filled) => object;
  readonly fields?: readonly ('provider' | 'fromBank' | 'receipt' | 'splitInto' | 'evidence')[];
};

const OPEN: readonly WithdrawState[] = ['WAITING', 'AUTOHANDLE'];
const ALIVE: readonly WithdrawState[] = [
  ...OPEN,
  'UNKNOWN',
  'THIRDPARTY_HANDLE',
  'THIRDPARTY_CREATEORDER',
  'THIRDPARTY_FAILED',
];
const PAYABLE: readonly WithdrawState[] = [...OPEN, 'THIRDPARTY_FAILED'];

const seen = ({ Hash }: QueueDetail) => ({ Hash });

/** Amounts with blanks between; what is none is left out, and the server says that they do not add up. */
export const partsIn = (typed: string): readonly Money[] =>
  typed
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((each) => moneyFromNumber(Number(each)) ?? []);

const call = withdrawConsole;
export const QUEUE_ACTS: readonly QueueAct[] = [
  {
    name: 'claim',
    letter: 'c',
    endpoint: call.claim,
    permission: 'claim',
    in: ALIVE,
    claim: 'none',
    isAtOnce: true,
  },
  {
    name: 'takeOver',
    letter: 't',
    endpoint: call.takeOver,
    permission: 'takeover',
    in: ALIVE,
    claim: 'other',
  },
  {
    name: 'letGo',
    letter: 'l',
    endpoint: call.letGo,
    permission: 'claim',
    in: ALIVE,
    claim: 'mine',
    isAtOnce: true,
  },
  {
    name: 'approve',
    letter: 'a',
    endpoint: call.approve,
    permission: 'review',
    in: ['WAITING', 'THIRDPARTY_FAILED'],
    unapprovedIn: 'THIRDPARTY_FAILED',
    claim: 'mine',
    input: seen,
  },
  {
    name: 'reject',
    letter: 'r',
    endpoint: call.reject,
    permission: 'review',
    in: OPEN,
    claim: 'mine',
    input: seen,
    isDangerous: true,
    isReasonRead: true,
  },
  {
    name: 'split',
    letter: 's',
    endpoint: call.split,
    permission: 'review',
    in: OPEN,
    claim: 'mine',
    fields: ['splitInto'],
    input: (detail, { one }) => ({ ...seen(detail), Parts: partsIn(one) }),
  },
  {
    name: 'pay',
    letter: 'p',
    endpoint: call.pay,
    permission: 'pay',
    in: PAYABLE,
    claim: 'mine',
    fields: ['provider'],
    input: (detail, { one }) => ({ ...seen(detail), Provider: one.trim() }),
  },
  {
    name: 'payByHand',
    letter: 'h',
    endpoint: call.payByHand,
    permission: 'pay',
    in: PAYABLE,
    claim: 'mine',
    fields: ['fromBank', 'receipt'],
    input: (detail, { one, two }) => ({
      ...seen(detail),
      FromBank: one.trim(),
      Receipt: two.trim(),
    }),
  },
  {
    name: 'askProvider',
    letter: 'q',
    endpoint: call.askProvider,
    permission: 'pay',
    in: ['UNKNOWN', 'THIRDPARTY_HANDLE'],
  },
  { name: 'sendAgain', letter: 'g', endpoint: call.sendAgain, permission: 'pay', in: ['UNKNOWN'] },
  {
    name: 'returnFailed',
    letter: 'b',
    endpoint: call.returnFailed,
    permission: 'pay',
    in: ['THIRDPARTY_FAILED'],
    claim: 'mine',
    input: seen,
    isDangerous: true,
    isReasonRead: true,
  },
  {
    name: 'markPaid',
    letter: 'y',
    endpoint: call.proposeOutcome,
    permission: 'settle',
    in: ['UNKNOWN', 'THIRDPARTY_HANDLE'],
    claim: 'mine',
    fields: ['evidence'],
    input: (detail, { one }) => ({ ...seen(detail), IsPaid: true, Evidence: one.trim() }),
  },
  {
    name: 'markFailed',
    letter: 'n',
    endpoint: call.proposeOutcome,
    permission: 'settle',
    in: ['UNKNOWN', 'THIRDPARTY_HANDLE'],
    claim: 'mine',
    isDangerous: true,
    fields: ['evidence'],
    input: (detail, { one }) => ({ ...seen(detail), IsPaid: false, Evidence: one.trim() }),
  },
  {
    name: 'noteWithdrawal',
    letter: 'm',
    endpoint: call.noteWithdrawal,
    permission: 'claim',
    in: ALIVE,
    isMemo: true,
  },
];

/** Those that can be done to a withdrawal as it is. */
export const actsFor = (
  detail: Pick<QueueDetail, 'State' | 'IsMine' | 'ClaimedBy' | 'IsApproved'>,
): readonly QueueAct[] =>
  QUEUE_ACTS.filter(({ in: states, unapprovedIn, claim }) => {
    if (!states.includes(detail.State)) return false;
    if (unapprovedIn === detail.State && detail.IsApproved) return false;
    if (claim === undefined) return true;
    const now = detail.IsMine ? 'mine' : detail.ClaimedBy === null ? 'none' : 'other';
    return claim === now;
  });
