import { ok, refused } from '@fairlot/rules/core/result';
import {
  DeniedBody,
  Envelope,
  OK,
  OfflineBody,
  safeDecode,
  safeParse,
  type Endpoint,
  type Input,
  type Output,
} from '@fairlot/wire/core';
import { CallFailed, Denied, SiteOffline, Unreachable } from './failure.ts';
import { readRefusal, type CallResult } from './reply.ts';
import { requestOf, type Caller } from './request.ts';

/** What the application does about answers that concern more than the one call. */
export type Handlers = {
  /**
   * 401 or 403. `token` is the one that was refused: a newer one must not be thrown away for it.
   */
  readonly onDenied: (body: DeniedBody, token: string | undefined) => void;
  /** 503 of a site that is off; the time is null where it is not known. Some calls keep the page. */
  readonly onOffline: (endpoint: Endpoint, endTimeMs: number | null) => void;
  /** 500; some calls keep the page. */
  readonly onBroken: (endpoint: Endpoint, requestId: string | undefined) => void;
};

export type Call = <E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  /** Headers of this call alone. */
  headers?: Readonly<Record<string, string>>,
) => Promise<CallResult<E>>;

type Answer = { readonly status: number; readonly json: unknown };

/** Longer than the server works on any call; past it the answer counts as lost. */
const ANSWER_MS = 20_000;
/** What a slow network carries up: a large slip takes its time to arrive. */
const CHARACTERS_PER_MS = 25;

/** Milliseconds until the answer to a request counts as lost. */
export const limitOf = ({ body }: RequestInit): number =>
  ANSWER_MS + (typeof body === 'string' ? body.length / CHARACTERS_PER_MS : 0);

/** Where packets vanish a browser waits for minutes: nobody should, least of all for a bet. */
async function ask(path: string, url: string, init: RequestInit): Promise<Answer> {
  const signal = AbortSignal.timeout(Math.round(limitOf(init)));
  const response = await fetch(url, { ...init, signal }).catch((error: unknown) => {
    throw new Unreachable(path, error);
  });
  const text = await response.text().catch((error: unknown) => {
    throw new Unreachable(path, error);
  });
  return { status: response.status, json: parseJson(text) };
}

/** Undefined for what is not JSON: a proxy's page, an empty body. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const UNKNOWN_DENIAL: DeniedBody = { Code: 'not_logged_in', Message: '', RequestId: '' };

/** 401 and 403 in one place: tells the application, and never comes back. */
function denied(handlers: Handlers, json: unknown, token: string | undefined): never {
  const read = safeParse(DeniedBody, json);
  const body = read.success ? read.data : UNKNOWN_DENIAL;
  handlers.onDenied(body, token);
  throw new Denied(body);
}

/** The output of a call, decoded; an answer that does not fit the contract is a bug. */
function decode<E extends Endpoint>(endpoint: E, answer: Answer, value: unknown): Output<E> {
  const read = safeDecode(endpoint.output, value as never);
  if (!read.success) throw new CallFailed(endpoint.path, answer.status);
  return read.data as Output<E>;
}

/** The answer to a call of ours: its result or its refusal, whatever the status. */
function readEnvelope<E extends Endpoint>(endpoint: E, answer: Answer): CallResult<E> {
  const read = safeParse(Envelope, answer.json);
  if (!read.success) throw new CallFailed(endpoint.path, answer.status);
  const { Code, Params = {}, Message, Data, Unshown: unshown } = read.data;
  const result =
    Code === OK
      ? { ...ok(decode(endpoint, answer, Data)), ...(unshown && { unshown }) }
      : refused(readRefusal(endpoint, Code, Params, Message));
  return result as CallResult<E>;
}

/**
 * Input that the contract does not take is refused without a request, as the server would refuse
 * it.
 */
function misfit<E extends Endpoint>(endpoint: E, field: string): CallResult<E> {
  if (endpoint.bare) throw new CallFailed(endpoint.path, 400);
  return refused(readRefusal(endpoint, 'BAD_REQUEST', { field }, '')) as CallResult<E>;
}

/**
 * The typed way to speak the contract. Resolves to what the endpoint promises; refusals are
 * results, denials and faults are thrown after the application has heard of them.
 */
export function createCall(caller: Caller, handlers: Handlers): Call {
  return async (endpoint, input, headers) => {
    const token = caller.token();
    const request = requestOf(caller, endpoint, input, headers);
    if (!request.ok) return misfit(endpoint, request.error.field);
    const answer = await ask(endpoint.path, request.value.url, request.value.init);
    const { status, json } = answer;
    if (status === 401 || status === 403) denied(handlers, json, token);
    if (status === 503) {
      const offline = safeParse(OfflineBody, json);
      if (offline.success) {
        handlers.onOffline(endpoint, offline.data.OfflineEndTime);
        throw new SiteOffline(offline.data.OfflineEndTime);
      }
    }
    if (status === 500) {
      handlers.onBroken(endpoint, safeParse(Envelope, json).data?.RequestId);
    }
    if (!endpoint.bare) return readEnvelope(endpoint, answer);
    if (status !== 200) throw new CallFailed(endpoint.path, status);
    return decode(endpoint, answer, json) as CallResult<typeof endpoint>;
  };
}
