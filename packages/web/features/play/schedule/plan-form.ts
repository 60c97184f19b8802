// What the player has set in the window, and the plan that it makes. Pure.
import { moneyFromNumber, type Money } from '@fairlot/rules/core/money';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import {
  multiplesOf,
  PLAN_KINDS,
  type Plan,
  type PlanFault,
  type PlanKind,
  type Planned,
} from '@fairlot/rules/schedule/plan';
import type { Stops } from '@fairlot/rules/schedule/stops';

export type PlanForm = {
  readonly kind: PlanKind;
  readonly count: number;
  /** Of the issues that may be had: where it begins. */
  readonly from: number;
  readonly start: number;
  readonly every: number;
  readonly times: number;
  readonly percent: number;
  /** As typed. */
  readonly profit: string;
  /** Typed multiples, by serial number; others have `start`. */
  readonly typed: Readonly<Record<number, number>>;
  /** Serial numbers that were taken out. */
  readonly without: readonly number[];
  readonly stopWin: boolean;
  readonly earn: string;
  readonly loss: string;
};

export const FIRST_FORM: PlanForm = {
  kind: 'same',
  count: 10,
  from: 0,
  start: 1,
  every: 1,
  times: 2,
  percent: 50,
  profit: '10',
  typed: {},
  without: [],
  stopWin: true,
  earn: '',
  loss: '',
};

export const COUNTS = [5, 10, 15, 20] as const;

/** An amount as typed: above zero, at most three decimals; null where nothing stands, undefined where nonsense. */
export function readAmount(text: string): Money | null | undefined {
  if (text.trim() === '') return null;
  const amount = moneyFromNumber(Number(text));
  return amount !== undefined && amount > 0n ? amount : undefined;
}

export function stopsOf({ stopWin, earn, loss }: PlanForm): Stops | undefined {
  const [most, least] = [readAmount(earn), readAmount(loss)];
  if (most === undefined || least === undefined) return undefined;
  return { win: stopWin, earn: most, loss: least };
}

const planOf = (form: PlanForm, serials: readonly number[]): Plan | undefined => {
  const { kind, start, every, times, percent } = form;
  if (kind === 'same') return { kind, start };
  if (kind === 'doubling') return { kind, start, every, times };
  if (kind === 'rate') return { kind, start, percent };
  if (kind === 'custom') {
    return { kind, multiples: serials.map((serial) => form.typed[serial] ?? start) };
  }
  const profit = readAmount(form.profit);
  return profit ? { kind, start, profit } : undefined;
};

export type PlannedIssue = { readonly serial: number; readonly multiple: number };

/** The issues of the plan with their multiples: those that are ticked, in their order. */
export function issuesOf(
  form: PlanForm,
  planned: Planned,
  serials: readonly number[],
): Result<readonly PlannedIssue[], PlanFault> {
  const ticked = serials.filter((serial) => !form.without.includes(serial));
  const plan = planOf(form, ticked);
  if (!plan) return refused({ fault: 'INPUT', at: 0 });
  const multiples = multiplesOf(plan, planned, ticked.length);
  if (!multiples.ok) return multiples;
  return ok(ticked.map((serial, at) => ({ serial, multiple: multiples.value[at] ?? 1 })));
}

export const kindNumber = (kind: PlanKind): number => PLAN_KINDS.indexOf(kind);
