import type { Access, Endpoint, HubMethod } from '@fairlot/wire/core';

/**
 * What every endpoint and hub method says of itself in `testing/calls.ts` of its feature: who may call
 * it, and a good input. A call without its row does not compile; what the rows are held to stands in
 * `authorisation.test.ts` and `bad-input.test.ts`.
 */
export const CALLS = {
  startAt: Date.parse('2027-03-05T04:00:30Z'),
  game: 4,
  /** On sale at the start. */
  serial: 202703050721,
  intent: '018f3c5a-0000-7000-8000-000000000001',
} as const;

/** What belongs to the owner: whoever else asks for it by name finds nothing of it. */
export type Owned = {
  readonly intent: string;
  readonly open: string;
  readonly settled: string;
  readonly playerId: bigint;
  readonly userName: string;
};

export type CallRow = {
  readonly who: Access;
  /** A good input that changes nothing, to be spoilt in one place after the other. */
  readonly sample?: object;
  /** An input that names things of the owner, where the call takes such names. */
  readonly ofOwner?: (owned: Owned) => unknown;
  /** Of what the owner reads in the answer: the stranger must not. */
  readonly secret?: (owned: Owned) => string;
  /** How the stranger is answered; OK unless told. */
  readonly stranger?: string;
};

type KeysOf<M, Kind> = { [K in keyof M]: M[K] extends Kind ? K : never }[keyof M];

/** A row for each endpoint of a `wire/<feature>/http.ts`, by its name there. */
export type CallRows<M> = { readonly [K in KeysOf<M, Endpoint>]: CallRow };
/** Who may invoke each method of a `wire/<feature>/hub.ts`. */
export type HubRows<M> = { readonly [K in KeysOf<M, HubMethod>]: Access };
