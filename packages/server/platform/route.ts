import type { Endpoint, Input, Output, RefusalOf } from '@fairlot/wire/core';
import type { Result } from '@fairlot/rules/core/result';
import type { Operator, Principal } from './access.ts';
import type { ClientInfo } from './client-info.ts';
import type { Cookies } from './cookies.ts';
import type { Prepared } from './cached-response.ts';

/**
 * Joins the contract to its handlers, by type: an endpoint without a handler, a refusal that the
 * contract does not list and an output of another shape do not compile.
 */

/** What a handler may know of the call beside its input. */
export type Call = {
  /** Who calls. Only there where the contract says `player` or `agent`; asking elsewhere is a bug. */
  readonly principal: Principal;
  /** The operator who calls. Only there where the contract names a permission. */
  readonly operator: Operator;
  readonly ip: string;
  readonly userAgent: string;
  /** What the client says of itself beside that, read where it is asked for. */
  readonly says: () => ClientInfo;
  /** The preview that the maker has seen (`SEEN_HEADER`); undefined without the header. */
  readonly seen: () => string | undefined;
  readonly requestId: string;
  readonly cookies: Cookies;
};

/** An endpoint without codes answers with its output, or with its bytes; one with codes may refuse. */
export type Answer<E extends Endpoint> = [keyof E['codes']] extends [never]
  ? Output<E> | Prepared
  : Result<Output<E>, RefusalOf<E>>;

export type Handler<E extends Endpoint> = (input: Input<E>, call: Call) => Promise<Answer<E>>;

/** The endpoints among the exports of a `wire/<feature>/http.ts`. */
type EndpointsOf<M> = { [K in keyof M as M[K] extends Endpoint ? K : never]: M[K] };
export type Handlers<M> = {
  readonly [K in keyof EndpointsOf<M>]: EndpointsOf<M>[K] extends infer E extends Endpoint
    ? Handler<E>
    : never;
};

/** An endpoint with its handler, types forgotten: input and output are checked by the schemas. */
export type Route = {
  readonly endpoint: Endpoint;
  readonly handle: (input: unknown, call: Call) => Promise<unknown>;
};

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

/** Routes of a feature: `routes(betHttp, { place: async (input, call) => ... })`. */
export function routes<const M extends object>(module: M, handlers: Handlers<M>): readonly Route[] {
  const byName = new Map<string, unknown>(Object.entries(handlers));
  return Object.entries(module).flatMap(([name, endpoint]) => {
    if (!isEndpoint(endpoint)) return [];
    return [{ endpoint, handle: byName.get(name) as Route['handle'] }];
  });
}
