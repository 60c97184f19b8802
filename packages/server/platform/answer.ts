import { COMMON_CODES, OK, type Envelope, type Unshown } from '@fairlot/wire/core';
import { textOf, type CodeRow, type Params } from '@fairlot/wire/core';
import { CONSOLE_DENIED_CODES, type ConsoleDeniedCode } from '@fairlot/wire/staff/operator';
import { Denied, Offline } from './access.ts';
import { codeOf, isOverload, UnknownState } from './db.ts';

/** What goes back to a caller. One place decides which outcome becomes which status. */
export type Reply = {
  readonly status: number;
  readonly body: unknown;
  /** Beside those that every answer carries. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Rows that do not fit the contract and were left out; none where it is left out. */
  readonly unshown?: readonly Unshown[];
};

/** The envelope of a call of ours. */
export const success = (
  data: unknown,
  requestId: string,
  unshown: readonly Unshown[] = [],
): Reply => {
  const body: Envelope = { Code: OK, Message: '', Data: data, RequestId: requestId };
  if (unshown.length === 0) return { status: 200, body };
  return { status: 200, body: { ...body, Unshown: [...unshown] }, unshown };
};

/** A refusal: 200, but for the few codes that carry a status of their own. */
export function refusal(
  code: string,
  row: CodeRow,
  params: Params | undefined,
  requestId: string,
): Reply {
  const body: Envelope = { Code: code, Message: textOf(row, params), RequestId: requestId };
  if (params) body.Params = { ...params };
  return { status: row.status ?? 200, body };
}

export const badRequest = (field: string, requestId: string): Reply =>
  refusal('BAD_REQUEST', COMMON_CODES.BAD_REQUEST, { field }, requestId);

/** 405 for a path that is there by another method; `allow` names those that it takes (RFC 9110, 15.5.6). */
export const wrongMethod = (allow: string, requestId: string): Reply => ({
  ...badRequest('method', requestId),
  status: 405,
  headers: { Allow: allow },
});

const CONTENT_TYPE = 415;
const TOO_LARGE = 413;
const TOO_MANY = 429;

/** Statuses that the web server itself gives; everything else below 500 is a malformed request. */
function ofStatus(status: number, requestId: string): Reply | undefined {
  if (status === TOO_MANY)
    return refusal('RATE_LIMIT', COMMON_CODES.RATE_LIMIT, undefined, requestId);
  const field = status === CONTENT_TYPE ? 'Content-Type' : 'body';
  if (status === TOO_LARGE || status === CONTENT_TYPE) {
    return { ...badRequest(field, requestId), status };
  }
  return status >= 400 && status < 500 ? badRequest(field, requestId) : undefined;
}

/** Denials to 401, 403, 503; bugs to 500 without detail. */
export function ofError(error: unknown, requestId: string): Reply & { readonly isBug: boolean } {
  if (error instanceof Denied) {
    const { code } = error;
    const from = error.from === undefined ? '' : `（${error.from}）`;
    const Message = CONSOLE_DENIED_CODES[code].zh + from;
    const body = { Code: code, Message, RequestId: requestId };
    return { status: statusOfDenial(code), body, isBug: false };
  }
  if (error instanceof Offline) {
    const body = { OfflineEndTime: error.untilMs, RequestId: requestId };
    return { status: 503, body, isBug: false };
  }
  if (error instanceof UnknownState) {
    const reply = refusal('UNKNOWN_STATE', COMMON_CODES.UNKNOWN_STATE, undefined, requestId);
    return { ...reply, isBug: false };
  }
  if (isOverload(error)) {
    const reply = refusal('TOO_BUSY', COMMON_CODES.TOO_BUSY, undefined, requestId);
    return { ...reply, isBug: false };
  }
  const status = statusOf(error);
  const known = status === undefined ? undefined : ofStatus(status, requestId);
  if (known) return { ...known, isBug: false };
  const failed = refusal('FAILED', COMMON_CODES.FAILED, undefined, requestId);
  // Whoever asked is gone, in the middle of the answer: nothing of ours failed.
  return { ...failed, isBug: codeOf(error) !== 'ERR_STREAM_PREMATURE_CLOSE' };
}

/** 403 where another token would not help. */
export const statusOfDenial = (code: ConsoleDeniedCode): 401 | 403 =>
  code === 'IP_restricted' || code === 'not_allowed' ? 403 : 401;

const statusOf = (error: unknown): number | undefined =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : undefined;
