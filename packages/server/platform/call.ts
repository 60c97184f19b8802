import { invariant } from '@fairlot/rules/core/invariant';
import { SEEN_HEADER, type CodeTable, type Endpoint, type Refusal } from '@fairlot/wire/core';
import type { Result } from '@fairlot/rules/core/result';
import { safeDecode } from 'zod/mini';
import { bearerOf, Denied, identityOf, type Access, type Login } from './access.ts';
import { badRequest, refusal, success, type Reply } from './answer.ts';
import { readClientInfo } from './client-info.ts';
import { Prepared } from './cached-response.ts';
import { cookiesOf } from './cookies.ts';
import { encodeOutput } from './encode-output.ts';
import type { Call, Route } from './route.ts';

/** A request as it came, free of the web server. */
export type Request = {
  readonly input: unknown;
  readonly ip: string;
  readonly region?: string | undefined;
  readonly userAgent: string;
  /** By their names in small letters. */
  readonly headers: Readonly<Record<string, unknown>>;
  readonly requestId: string;
  readonly authorization: string | undefined;
  readonly fetchSite: string | undefined;
  /** The whole header, as browsers send it. */
  readonly cookie?: string | undefined;
  /** Whether it came over TLS, as far as the proxies in front say. */
  readonly isSecure?: boolean;
};

/**
 * One call from request to reply: gates, token, input parsed once, handler, output by the contract.
 * What is thrown here becomes a status in `answer.ts`.
 */
export async function answerRoute<P extends Login>(
  route: Route,
  access: Access<P>,
  request: Request,
): Promise<Reply> {
  const { endpoint } = route;
  const { requestId } = request;
  const { ip, region } = request;
  const caller = { ip, region, passive: endpoint.passive };
  // Pages of other sites have no business here; browsers say where a request comes from.
  if (request.fetchSite === 'cross-site') throw new Denied('not_logged_in');
  await access.enter(caller);
  let who: P | undefined;
  if (endpoint.access !== 'anyone') {
    who = await access.identify(bearerOf(request.authorization), caller);
    access.permit(who, endpoint.access);
  }
  const parsed = safeDecode(endpoint.input, request.input as never);
  if (!parsed.success) return badRequest(fieldOf(parsed.error.issues), requestId);
  const cookies = cookiesOf(request);
  const answered = await route.handle(parsed.data, callOf(request, who, cookies));
  const headers = { headers: { ...headersOf(endpoint), ...cookies.headers() } };
  if (answered instanceof Prepared) {
    invariant(endpoint.bare, `${endpoint.path} answers in no envelope`);
    return { status: 200, body: answered, ...headers };
  }
  if (Object.keys(endpoint.codes).length === 0) {
    const { body, unshown } = encodeOutput(endpoint.output, answered);
    const reply = endpoint.bare
      ? { status: 200, body, unshown }
      : success(body, requestId, unshown);
    return { ...reply, ...headers };
  }
  const result = answered as Result<unknown, Refusal<CodeTable>>;
  if (result.ok) {
    const { body, unshown } = encodeOutput(endpoint.output, result.value);
    return { ...success(body, requestId, unshown), ...headers };
  }
  const row = endpoint.codes[result.error.code];
  invariant(row, `the contract lists ${result.error.code}`);
  return refusal(result.error.code, row, result.error.params, requestId);
}

const CLEARS_CACHE = { 'Clear-Site-Data': '"cache"' };

/** What a good answer of the endpoint carries beside its body; a refusal carries none of it. */
const headersOf = ({ clearsCache }: Endpoint): NonNullable<Reply['headers']> =>
  clearsCache ? CLEARS_CACHE : {};

const callOf = (
  { ip, userAgent, headers, requestId }: Request,
  who: Login | undefined,
  cookies: Call['cookies'],
): Call =>
  Object.assign(identityOf(who), {
    ip,
    userAgent,
    says: () => readClientInfo(headers),
    seen: () => textOf(headers[SEEN_HEADER.toLowerCase()]),
    requestId,
    cookies,
  });

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

type Issue = {
  readonly path: readonly PropertyKey[];
  readonly code?: string;
  readonly keys?: readonly string[];
};

/** The first field that is wrong, as a path: `Bets.0.Notes`. */
function fieldOf(issues: readonly Issue[]): string {
  const [issue] = issues;
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys?.[0] : undefined;
  const path = [...(issue?.path ?? []), ...(unknown === undefined ? [] : [unknown])];
  return path.length > 0 ? path.map(String).join('.') : 'body';
}
