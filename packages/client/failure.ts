import type { DeniedBody } from '@fairlot/wire/core';

/** The server answered with something that is no answer: a bug on either side, or a 500. */
export class CallFailed extends Error {
  readonly status: number;
  readonly requestId: string | undefined;
  constructor(path: string, status: number, requestId?: string) {
    super(`${path} failed with ${status}`);
    this.name = 'CallFailed';
    this.status = status;
    this.requestId = requestId;
  }
}

/** No answer at all: the network, or the server is down. The call may have been carried out. */
export class Unreachable extends Error {
  constructor(path: string, cause: unknown) {
    super(`${path} was not answered`, { cause });
    this.name = 'Unreachable';
  }
}

/** 401 or 403. The one handler has dealt with it already; callers only stop. */
export class Denied extends Error {
  readonly body: DeniedBody;
  constructor(body: DeniedBody) {
    super(`denied: ${body.Code}`);
    this.name = 'Denied';
    this.body = body;
  }
}

/**
 * 503 while the site is off. The one handler has dealt with it already, but for calls that keep the
 * page (spec section 8): whoever made one of those says it himself.
 */
export class SiteOffline extends Error {
  readonly endTimeMs: number | null;
  constructor(endTimeMs: number | null) {
    super('the site is offline');
    this.name = 'SiteOffline';
    this.endTimeMs = endTimeMs;
  }
}
