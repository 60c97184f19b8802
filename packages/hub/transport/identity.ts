import type { HubRequest } from './request.ts';

/** What a connection is known by: named by its ticket, or by the upgrade that did without. */
export interface Identity<P> {
  readonly id: string;
  readonly token: string;
  readonly userId: string | undefined;
  readonly principal: P;
  readonly request: HubRequest;
  /** Where its first request came from. */
  readonly address: string;
  /** Negotiate granted that its WebSocket may be replaced. */
  readonly mayResume?: boolean;
  /** By the clock of the server; absent for sessions without an end. */
  readonly expiresAt?: number | undefined;
}
