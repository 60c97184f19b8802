// What a plan to follow somebody is made of, as it is typed. Pure.
import { mills, moneyFromNumber, type Money } from '@fairlot/rules/core/money';
import { FollowMode, MOST_PERCENT, MOST_TIMES } from '@fairlot/rules/follow/scale';
import { HIGHEST_LIMIT } from '@fairlot/rules/odds/stake';
import type { followHttp } from '@fairlot/wire/community/follow';
import type { Input } from '@fairlot/wire/core';

export type Mode = (typeof FollowMode)[keyof typeof FollowMode];

export type FollowForm = {
  readonly mode: Mode;
  /** Typed; an amount, times or per cent. */
  readonly value: string;
  /** Empty: every game. */
  readonly games: readonly number[];
  readonly betCap: string;
  readonly dayCap: string;
  readonly win: string;
  readonly earn: string;
  readonly loss: string;
  readonly days: string;
};

export const FIRST_FORM: FollowForm = {
  mode: FollowMode.FIXED,
  value: '10',
  games: [],
  betCap: '100',
  dayCap: '500',
  win: '',
  earn: '',
  loss: '',
  days: '7',
};

/** How long a plan goes on at the most, days. */
export const MOST_DAYS = 90;

const DAY_MS = 86_400_000;
/** The page knows the time of the server to less than this; the server allows no moment more than its most. */
const CLOCK_MS = 10_000;

/** When a plan of so many days ends, milliseconds UTC. */
export const untilOf = (days: number, nowMs: number): number => nowMs + days * DAY_MS - CLOCK_MS;

export type Fault = 'amount' | 'needed' | 'times' | 'percent' | 'days' | 'order';
export type FieldName = 'value' | 'betCap' | 'dayCap' | 'win' | 'earn' | 'loss' | 'days';

/** An amount above zero with at most three decimals; null where nothing stands, undefined where nonsense. */
export function readAmount(text: string): Money | null | undefined {
  if (text.trim() === '') return null;
  const amount = moneyFromNumber(Number(text));
  return amount !== undefined && amount > 0n && amount <= HIGHEST_LIMIT ? amount : undefined;
}

/** A whole number from 1 to `most`. */
function readCount(text: string, most: number): number | undefined {
  const number = Number(text);
  return /^\d{1,4}$/.test(text.trim()) && number >= 1 && number <= most ? number : undefined;
}

type Asked = Omit<
  Input<typeof followHttp.start>,
  'IntentId' | 'Handle' | 'UntilTimeStamp' | 'GameIds'
>;
export type Read = {
  readonly faults: Partial<Readonly<Record<FieldName, Fault>>>;
  /** Undefined while something is wrong. */
  readonly asked?: Asked & { readonly GameIds?: number[] };
  readonly days?: number;
};

function readValue({ mode, value }: FollowForm): number | Fault {
  if (mode === FollowMode.MULTIPLE) return readCount(value, MOST_TIMES) ?? 'times';
  if (mode === FollowMode.RATIO) return readCount(value, MOST_PERCENT) ?? 'percent';
  const amount = readAmount(value);
  return amount ? Number(amount) : amount === null ? 'needed' : 'amount';
}

/** What the form asks for, or what is wrong with which field. */
export function readForm(form: FollowForm): Read {
  const faults: Partial<Record<FieldName, Fault>> = {};
  const need = (field: 'betCap' | 'dayCap' | 'loss'): Money => {
    const amount = readAmount(form[field]);
    if (!amount) faults[field] = amount === null ? 'needed' : 'amount';
    return amount ?? mills(0n);
  };
  const may = (field: 'win' | 'earn'): Money | undefined => {
    const amount = readAmount(form[field]);
    if (amount === undefined) faults[field] = 'amount';
    return amount ?? undefined;
  };
  const value = readValue(form);
  if (typeof value === 'string') faults.value = value;
  const [BetCap, DayCap, StopIfLoss] = [need('betCap'), need('dayCap'), need('loss')];
  const [StopIfWin, StopIfEarn] = [may('win'), may('earn')];
  if (!faults.dayCap && !faults.betCap && DayCap < BetCap) faults.dayCap = 'order';
  const days = readCount(form.days, MOST_DAYS);
  if (days === undefined) faults.days = 'days';
  if (Object.keys(faults).length > 0 || typeof value === 'string' || days === undefined) {
    return { faults };
  }
  const asked = {
    Mode: form.mode,
    Value: value,
    BetCap,
    DayCap,
    StopIfLoss,
    ...(form.games.length > 0 && { GameIds: [...form.games] }),
    ...(StopIfWin !== undefined && { StopIfWin }),
    ...(StopIfEarn !== undefined && { StopIfEarn }),
  };
  return { faults, asked, days };
}
