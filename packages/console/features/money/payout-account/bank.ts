import type { Output } from '@fairlot/wire/core';
import type { payeeConsole } from '@fairlot/wire/money/payout-account';

export type Bank = Output<typeof payeeConsole.getBanks>['Rows'][number];
export type Block = Output<typeof payeeConsole.getBlocks>['Rows'][number];
export type PlayerPayee = Output<typeof payeeConsole.getPlayerPayees>['Rows'][number];
