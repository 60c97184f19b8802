import type { TransferFormat } from '../protocol/protocol.ts';
import type { HubRequest } from '../transport/request.ts';

/**
 * A connection without a hub protocol: the transports of SignalR, and bytes of the application's
 * own. A chunk is a WebSocket message or the body of a POST (a large body comes in several).
 */
export interface RawConnection<P> extends AsyncIterable<Buffer> {
  readonly connectionId: string;
  readonly userId: string | undefined;
  readonly principal: P;
  readonly request: HubRequest;
  /** Fires when the connection ends. */
  readonly signal: AbortSignal;
  /**
   * One WebSocket message, event or part of a poll's answer. Waits while much is unsent; is
   * nothing when the connection has ended.
   */
  send(data: Buffer | string, format?: TransferFormat): Promise<void>;
}

/** The connection ends politely when this settles; its iteration ends when the client goes. */
export type RawHandler<P> = (connection: RawConnection<P>) => Promise<void>;
