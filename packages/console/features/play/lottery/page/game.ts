import type { Output } from '@fairlot/wire/core';
import type { lotteryConsole } from '@fairlot/wire/play/lottery';

/** A game as operators see it. */
export type Game = Output<typeof lotteryConsole.getGames>['Rows'][number];

/** What the form of a part of a game is given. */
export type FormPart = { readonly game: Game; readonly onSaved: (version: number) => void };
