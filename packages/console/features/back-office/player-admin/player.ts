import type { Output } from '@fairlot/wire/core';
import type { manageConsole } from '@fairlot/wire/back-office/player-admin';

export type Player = Output<typeof manageConsole.getPlayer>;

/** What may be done to a player in a dialog of its own. */
export type PlayerAct = 'flag' | 'end' | 'reset' | 'contacts';
