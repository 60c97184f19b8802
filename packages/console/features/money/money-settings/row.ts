import type { Output } from '@fairlot/wire/core';
import type { moneyConsole } from '@fairlot/wire/money/money-settings';

/** A group of settings as the console has it. */
export type MoneyRow = Output<typeof moneyConsole.getMoney>['Rows'][number];
