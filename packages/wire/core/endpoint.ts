import type * as z from 'zod/mini';
import type { Permission } from '@fairlot/rules/check/operator-roles';
import type { CodeTable, Refusal } from './codes.ts';

/**
 * Who may call. `anyone`: no token read. `player`: a live session. `agent`: one of an agent. A
 * permission: an operator who has it, on the listener of the console.
 * `passive` calls (polls, refresh) do not count as activity of the player (GLI-19 2.5.4).
 */
export type Access = 'anyone' | 'player' | 'agent' | Permission;

/**
 * One HTTP call of the contract. `bare` calls are those that the specification lists: they reply
 * with their output as it stands. Calls of ours reply in the envelope of `reply.ts`, and only they
 * can refuse.
 */
export type Endpoint<
  I extends z.ZodMiniType = z.ZodMiniType,
  O extends z.ZodMiniType = z.ZodMiniType,
  C extends CodeTable = CodeTable,
  B extends boolean = boolean,
> = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly access: Access;
  readonly passive: boolean;
  /** The answer is the same whoever asks: what is known of it outlives the end of a login. */
  readonly outlivesSession: boolean;
  /**
   * A 500 leads to no error page, a 503 to no offline page: losing the page would be worse than the
   * answer (spec section 8). A denial leads away all the same.
   */
  readonly keepsPage: boolean;
  /** A good answer has the browser forget what it cached of this origin (`Clear-Site-Data`). */
  readonly clearsCache?: boolean | undefined;
  readonly bare: B;
  readonly input: I;
  readonly output: O;
  readonly codes: C;
  /** One line for the readable API page. */
  readonly about: string;
};

/** Only what reads no token can be the same for everybody. */
type Who =
  | { readonly access: 'anyone'; readonly outlivesSession?: boolean }
  | { readonly access: Exclude<Access, 'anyone'>; readonly outlivesSession?: never };

type Bare<I, O> = Who & {
  readonly passive?: boolean;
  readonly keepsPage?: boolean;
  readonly clearsCache?: boolean;
  readonly input: I;
  readonly output: O;
  readonly about: string;
};
type Spec<I, O, C> = Bare<I, O> & { readonly codes?: C };

type NoCodes = Record<never, never>;

/* @__NO_SIDE_EFFECTS__ */
function declare<
  I extends z.ZodMiniType,
  O extends z.ZodMiniType,
  C extends CodeTable,
  B extends boolean,
>(method: 'GET' | 'POST', path: string, bare: B, spec: Spec<I, O, C>): Endpoint<I, O, C, B> {
  const { access, passive = false, outlivesSession = false, keepsPage = false } = spec;
  const { clearsCache, input, output, codes = {} as C, about } = spec;
  const who = { access, passive, outlivesSession, keepsPage, clearsCache };
  return { method, path, bare, ...who, input, output, codes, about };
}

/** A POST call that the specification lists: replies bare. */
export const specPost = /* @__NO_SIDE_EFFECTS__ */ <
  I extends z.ZodMiniType,
  O extends z.ZodMiniType,
>(
  path: string,
  spec: Bare<I, O>,
): Endpoint<I, O, NoCodes, true> => declare('POST', path, true, spec);

/** A GET call that the specification lists: replies bare. */
export const specGet = /* @__NO_SIDE_EFFECTS__ */ <
  I extends z.ZodMiniType,
  O extends z.ZodMiniType,
>(
  path: string,
  spec: Bare<I, O>,
): Endpoint<I, O, NoCodes, true> => declare('GET', path, true, spec);

/** A POST call of ours: replies in the envelope, may refuse with one of its codes. */
export const post = /* @__NO_SIDE_EFFECTS__ */ <
  I extends z.ZodMiniType,
  O extends z.ZodMiniType,
  C extends CodeTable = NoCodes,
>(
  path: string,
  spec: Spec<I, O, C>,
): Endpoint<I, O, C, false> => declare('POST', path, false, spec);

/** A GET call of ours; its input is read from the query, so every field is text there. */
export const get = /* @__NO_SIDE_EFFECTS__ */ <
  I extends z.ZodMiniType,
  O extends z.ZodMiniType,
  C extends CodeTable = NoCodes,
>(
  path: string,
  spec: Spec<I, O, C>,
): Endpoint<I, O, C, false> => declare('GET', path, false, spec);

/** What the handler receives and the caller passes: the domain side of the input schema. */
export type Input<E extends Endpoint> = z.output<E['input']>;
/** What the handler returns and the caller receives: the domain side of the output schema. */
export type Output<E extends Endpoint> = z.output<E['output']>;
/** The refusals that this endpoint's contract lists. */
export type RefusalOf<E extends Endpoint> = Refusal<E['codes']>;
