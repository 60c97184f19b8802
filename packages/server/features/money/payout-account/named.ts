import { refused } from '@fairlot/rules/core/result';

export type NoPlayer = { readonly code: 'NO_SUCH_PLAYER' };
export type NoPayee = NoPlayer | { readonly code: 'NO_SUCH_PAYEE' };
export const NO_SUCH_PLAYER = refused<NoPlayer>({ code: 'NO_SUCH_PLAYER' });
export const NO_SUCH_PAYEE = refused<NoPayee>({ code: 'NO_SUCH_PAYEE' });

/** What an operator looks at or changes of a player, and why. */
export type Named = { readonly playerId: bigint; readonly id: bigint; readonly reason: string };
