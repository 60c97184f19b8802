import type { Output } from '@fairlot/wire/core';
import type { payoutAccountConsole } from '@fairlot/wire/money/payout-account';

export type Bank = Output<typeof payoutAccountConsole.getBanks>['Rows'][number];
export type Block = Output<typeof payoutAccountConsole.getBlocks>['Rows'][number];
export type PlayerPayee = Output<typeof payoutAccountConsole.getPlayerPayees>['Rows'][number];
