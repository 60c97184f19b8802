import type { Output } from '@fairlot/wire/core';
import type { playerAdminConsole } from '@fairlot/wire/back-office/player-admin';

export type Player = Output<typeof playerAdminConsole.getPlayer>;

/** What may be done to a player in a dialog of its own. */
export type PlayerAct = 'flag' | 'end' | 'reset' | 'contacts';
