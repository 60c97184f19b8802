import type { Output } from '@fairlot/wire/core';
import type { playerHttp } from '@fairlot/wire/player';
import { createStore } from './store.ts';

export type Player = Output<typeof playerHttp.getPlayerBaseData>;

/** Who is signed in. In memory only: names are never written to the device. */
export const player = createStore<Player | undefined>(undefined);
