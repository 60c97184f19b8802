import type { Output } from '@fairlot/wire/core';
import type { playerHttp } from '@fairlot/wire/account/player';
import { createStore, onLeave } from '@fairlot/shell';

export type Player = Output<typeof playerHttp.getPlayerBaseData>['playerData'];

/** Who is signed in. In memory only: names are never written to the device. */
export const player = createStore<Player | undefined>(undefined);
onLeave(() => player.set(undefined));

/** Stands for a player where something is kept of him: a number that does not name him. */
export function accountOf({ UserName, RegisterTimeStamp }: Player): string {
  let hash = 0xcbf29ce484222325n;
  for (const char of `${RegisterTimeStamp} ${UserName}`) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(char.codePointAt(0) ?? 0)) * 0x100000001b3n);
  }
  return hash.toString(36);
}

let known: { readonly of: Player | undefined; readonly account: string } | undefined;

/** Whose page this is; empty while nobody is known. */
export function accountNow(): string {
  const of = player.get();
  if (known?.of !== of || !known) known = { of, account: of ? accountOf(of) : '' };
  return known.account;
}

export const watchAccount = player.subscribe;
