import type { Output } from '@fairlot/wire/core';
import type { lotteryConsole } from '@fairlot/wire/lottery';

/** A game as operators see it. */
export type Game = Output<typeof lotteryConsole.getGames>['Rows'][number];
