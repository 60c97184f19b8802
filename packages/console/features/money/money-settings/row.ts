import type { Output } from '@fairlot/wire/core';
import type { moneySettingsConsole } from '@fairlot/wire/money/money-settings';

/** A group of settings as the console has it. */
export type MoneyRow = Output<typeof moneySettingsConsole.getMoney>['Rows'][number];
