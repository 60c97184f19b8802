// What is typed of the limits of a game, and what it asks for. Pure.
import { ZERO } from '@fairlot/rules/core/money';
import { HIGHEST_MULTIPLE } from '@fairlot/rules/odds/stake';
import { formatMoney } from '@fairlot/ui';
import type { betConsole } from '@fairlot/wire/play/bet';
import type { Input } from '@fairlot/wire/core';
import { COMMON } from './change-form.tsx';
import type { Game } from './game.ts';
import { readAmount, whole } from './read-input.ts';
import { FAULTS } from './text.ts';

export type Wanted = Input<typeof betConsole.previewLimits>;
export type Values = ReturnType<typeof initialOf>;

export function initialOf({ Limits }: Game) {
  const shown = (name: 'PrizeLimit' | 'MinStake' | 'MaxStake' | 'IssuePrize' | 'Budget') => {
    const amount = Limits?.[name];
    return amount === undefined ? '' : formatMoney(amount);
  };
  return {
    ...COMMON,
    code: '',
    prize: shown('PrizeLimit'),
    least: shown('MinStake'),
    most: shown('MaxStake'),
    multiple: String(Limits?.MaxMultiple ?? ''),
    issuePrize: shown('IssuePrize'),
    budget: shown('Budget'),
  };
}

/** Whether something is typed that is no amount: what may be left out. */
const isNoAmount = (typed: string): boolean => typed.trim() !== '' && !readAmount(typed);

export const limitFaults = (values: Values) => ({
  ...(!readAmount(values.prize) && { prize: FAULTS.amount }),
  ...(!readAmount(values.least) && { least: FAULTS.amount }),
  ...(!readAmount(values.most) && { most: FAULTS.amount }),
  ...(isNoAmount(values.issuePrize) && { issuePrize: FAULTS.amount }),
  ...(isNoAmount(values.budget) && { budget: FAULTS.amount }),
  ...(whole(values.multiple, 1, HIGHEST_MULTIPLE) === undefined && { multiple: FAULTS.number }),
});

export const wantedOf = ({ GameId }: Game, values: Values): Wanted => ({
  GameId,
  PrizeLimit: readAmount(values.prize) ?? ZERO,
  MinStake: readAmount(values.least) ?? ZERO,
  MaxStake: readAmount(values.most) ?? ZERO,
  MaxMultiple: Number(values.multiple),
  IssuePrize: readAmount(values.issuePrize) ?? undefined,
  Budget: readAmount(values.budget) ?? undefined,
});

/** Whether the limits that were looked at are the ones that would be proposed now. */
export function isAsLooked(looked: Wanted, now: Wanted): boolean {
  const names = Object.keys({ ...looked, ...now }) as (keyof Wanted)[];
  return names.every((name) => looked[name] === now[name]);
}
