import { Envelope, OK, type Endpoint, type Input, type Output } from '@fairlot/wire/core';
import { decode, encode, safeParse } from 'zod/mini';
import { DemoRefused, type DemoCaller } from '#platform/demo';

/** Operators and players see by it in their lists of logins that the demo signed in. */
const USER_AGENT = 'Fairlot-Demo/1.0';
const ANSWER_MS = 30_000;

/** Calls one endpoint over HTTP, as a client does. Throws `DemoRefused` if the server refuses. */
export async function callOver<E extends Endpoint>(
  url: string,
  endpoint: E,
  input: Input<E>,
  token?: string,
): Promise<Output<E>> {
  const target = new URL(endpoint.path, url);
  const sent = encode(endpoint.input, input as never) as object | null;
  const isGet = endpoint.method === 'GET';
  if (isGet) target.search = new URLSearchParams(Object.entries(sent ?? {})).toString();
  const response = await fetch(target, {
    method: endpoint.method,
    headers: {
      'content-type': 'application/json',
      'user-agent': USER_AGENT,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(!isGet && { body: JSON.stringify(sent ?? {}) }),
    signal: AbortSignal.timeout(ANSWER_MS),
  });
  const text = await response.text();
  const body: unknown = text === '' ? undefined : JSON.parse(text);
  const isPlain = endpoint.bare && response.status === 200;
  const envelope = isPlain ? undefined : safeParse(Envelope, body).data;
  const code = envelope?.Code ?? (response.status === 200 ? OK : `HTTP ${response.status}`);
  if (code !== OK) throw new DemoRefused(endpoint.path, code, text.slice(0, 300));
  return decode(endpoint.output, (envelope ? envelope.Data : body) as never) as Output<E>;
}

export const callerOf = (name: string, url: string, token: string): DemoCaller => ({
  name,
  call: (endpoint, input) => callOver(url, endpoint, input, token),
});
