import type { Access, Endpoint, HubMethod } from '@fairlot/wire/core';

/**
 * What every endpoint and hub method says of itself in `testing/calls.ts` of its feature: who may call
 * it, and a good input. A call without its row does not compile; what the rows are held to stands in
 * `tests/endpoint-access.test.ts` and `tests/bad-input.test.ts`.
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
  /** A login of his elsewhere. */
  readonly session: string;
  readonly schedule: string;
  readonly scheduleIntent: string;
  /** An issue that the schedule has not bet on yet. */
  readonly serialAhead: number;
  readonly seed: number;
  readonly roundIntent: string;
  /** By which he follows, and whom: that name everybody may see. */
  readonly plan: string;
  readonly handle: string;
  readonly statement: string;
  readonly withdrawal: string;
  readonly withdrawIntent: string;
  readonly payee: number;
  /** A transfer to a direct member, by which intent, and the account of that member. */
  readonly transfer: string;
  readonly transferIntent: string;
  readonly member: string;
  /** Links to register by, of which one is for whoever tries to take it away. */
  readonly link: number;
  readonly otherLink: number;
};

/**
 * How somebody else stands to the owner, who is in the middle of a tree of agents. A former parent is above whom the owner stood
 * before a move, a former child stood below the owner.
 */
export const RELATIONS = [
  'grandparent',
  'parent',
  'sibling',
  'child',
  'grandchild',
  'formerParent',
  'formerChild',
  'stranger',
] as const;
export type Relation = (typeof RELATIONS)[number];

export type CallRow = {
  readonly who: Access;
  /** A good input that changes nothing, to be spoilt in one place after the other. */
  readonly sample?: object;
  /** An input that names things of the owner: told wherever the call takes such names. */
  readonly ofOwner?: (owned: Owned) => unknown;
  /** Of what the owner reads in the answer: nobody else must. */
  readonly secret?: (owned: Owned) => string;
  /** How everybody else is answered; OK unless told. */
  readonly stranger?: string;
  /** How some are answered otherwise: those above him, for instance. */
  readonly relations?: Partial<Readonly<Record<Relation, string>>>;
  /** To whom it is there, where that is not the owner: the parent, for what agents do with a direct member. */
  readonly holder?: Relation;
  /** Who reads what is the owner's by this call: agents above, of their members. */
  readonly readers?: readonly Relation[];
  /** The names in it are everybody's to use (the handle of who leads): the answer tells nothing of the owner. */
  readonly namesArePublic?: true;
};

type KeysOf<M, Kind> = { [K in keyof M]: M[K] extends Kind ? K : never }[keyof M];

/** A row for each endpoint of a `wire/<feature>/http.ts`, by its name there. */
export type CallRows<M> = { readonly [K in KeysOf<M, Endpoint>]: CallRow };
/** Who may invoke a hub method, and good arguments. */
export type HubRow = { readonly who: Access; readonly sample: readonly unknown[] };
/** The same for each method of a `wire/<feature>/hub.ts`. */
export type HubRows<M> = { readonly [K in KeysOf<M, HubMethod>]: HubRow };

/** The rows of a feature, as its `testing/calls.ts` exports them: for players and for the console. */
export type FeatureCalls = {
  readonly http?: Readonly<Record<string, CallRow>>;
  readonly hub?: Readonly<Record<string, HubRow>>;
  readonly console?: Readonly<Record<string, CallRow>>;
  readonly consoleHub?: Readonly<Record<string, HubRow>>;
};
