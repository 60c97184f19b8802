import { invariant } from '@fairlot/rules/core/invariant';
import {
  Envelope,
  OK,
  type Endpoint,
  type Input,
  type Output,
  type Params,
} from '@fairlot/wire/core';
import { decode, encode, safeParse } from 'zod/mini';

/** What came back: `code` is `OK`, a refusal, or `HTTP <status>` for a bare reply that is none. */
export type TestReply<T> = {
  readonly status: number;
  readonly code: string;
  readonly params: Params;
  /** The output; asking for it when there is none fails the test. */
  readonly value: T;
  readonly body: unknown;
  readonly headers: Headers;
};

export type CallOptions = {
  readonly token?: string;
  readonly headers?: Record<string, string>;
  /** Hangs up, however far it has come. */
  readonly signal?: AbortSignal;
};

/** Calls an endpoint as a client would, input encoded and output decoded by the contract. */
export const callEndpoint = <E extends Endpoint>(
  url: string,
  endpoint: E,
  input: Input<E>,
  options: CallOptions = {},
): Promise<TestReply<Output<E>>> => callRaw(url, endpoint, encode(endpoint.input, input), options);

/** The same with an input as it stands, right or wrong. */
export async function callRaw<E extends Endpoint>(
  url: string,
  endpoint: E,
  input: unknown,
  options: CallOptions = {},
): Promise<TestReply<Output<E>>> {
  const target = new URL(endpoint.path, url);
  const headers: Record<string, string> = { ...options.headers };
  if (options.token) headers['authorization'] = `Bearer ${options.token}`;
  let body: string | undefined;
  if (endpoint.method === 'GET') {
    target.search = new URLSearchParams(Object.entries(input ?? {})).toString();
  } else {
    headers['content-type'] ??= 'application/json';
    body = JSON.stringify(input ?? {});
  }
  const response = await fetch(target, {
    method: endpoint.method,
    headers,
    ...(body ? { body } : {}),
    ...(options.signal && { signal: options.signal }),
  });
  return readReply(endpoint, response);
}

async function readReply<E extends Endpoint>(
  endpoint: E,
  response: Response,
): Promise<TestReply<Output<E>>> {
  const text = await response.text();
  const body: unknown = text === '' ? undefined : JSON.parse(text);
  const { status, headers } = response;
  const envelope = endpoint.bare && status === 200 ? undefined : safeParse(Envelope, body).data;
  const code = envelope?.Code ?? (status === 200 ? OK : `HTTP ${status}`);
  const data = envelope ? envelope.Data : body;
  return {
    status,
    code,
    params: envelope?.Params ?? {},
    get value(): Output<E> {
      invariant(code === OK, `${endpoint.path} answered ${status} ${text}`);
      return decode(endpoint.output, data as never) as Output<E>;
    },
    body,
    headers,
  };
}
