/** Who was let in. */
export interface Admitted<P> {
  readonly principal: P;
  /** Without it the connection cannot be addressed as a user. */
  readonly userId?: string | undefined;
  /** When the session ends, in milliseconds from now: the connection is then ended too. */
  readonly expiresInMs?: number | undefined;
}

export interface Denied {
  readonly denied: { readonly status: number; readonly body: string };
}

export type Admission<P> = Admitted<P> | Denied;

/** Another hub to connect to, with the token for it where it wants one. */
export interface Redirection {
  /** Absolute; the client adds `/negotiate` to its path. */
  readonly url: string;
  readonly accessToken?: string;
}

/** A refusal. The official client shows a 401 properly only when the body is empty. */
export function denied(status = 401, body = ''): Denied {
  return { denied: { status, body } };
}
