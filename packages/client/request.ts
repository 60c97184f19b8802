import { type Result, ok, refused } from '@fairlot/rules/core/result';
import { CLIENT_HEADERS, safeEncode, type Endpoint, type Input } from '@fairlot/wire/core';

/** What every request says about its caller. */
export type Caller = {
  readonly baseUrl: string;
  readonly token: () => string | undefined;
  /** Adds X-Mobile (spec section 7). */
  readonly isMobile: () => boolean;
  /** What an app build adds, by name of the header. */
  readonly app?: Readonly<Record<string, string>> | undefined;
};

/** A GET call sends its input as text in the query; the server turns it back. */
function queryOf(input: unknown): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input ?? {})) {
    if (value !== undefined && value !== null) query.set(name, String(value));
  }
  const text = query.toString();
  return text ? `?${text}` : '';
}

/**
 * The request of a call: its address and what `fetch` needs. Refused with the name of the field
 * when the input does not fit the contract: a person may type more than a field takes.
 */
export function requestOf<E extends Endpoint>(
  caller: Caller,
  endpoint: E,
  input: Input<E>,
  more: Readonly<Record<string, string>> = {},
): Result<{ url: string; init: RequestInit }, { field: string }> {
  const headers = new Headers({ ...caller.app, ...more, Accept: 'application/json' });
  const token = caller.token();
  if (token) headers.set('Authorization', `Bearer ${token}`);
  if (caller.isMobile()) headers.set(CLIENT_HEADERS.mobile, '1');
  const url = caller.baseUrl + endpoint.path;
  if (endpoint.method === 'GET') {
    const init: RequestInit = { method: 'GET', headers, cache: 'no-store' };
    return ok({ url: url + queryOf(input), init });
  }
  headers.set('Content-Type', 'application/json');
  const encoded = safeEncode(endpoint.input, input);
  if (!encoded.success) {
    return refused({ field: (encoded.error.issues[0]?.path ?? []).map(String).join('.') });
  }
  return ok({ url, init: { method: 'POST', headers, body: JSON.stringify(encoded.data ?? {}) } });
}
