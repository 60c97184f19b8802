/**
 * The nine kinds of hub messages in the words of this package. Numbers, property names and
 * framing belong to a protocol.
 */
export type HubMessage =
  | Invocation
  | StreamItem
  | Completion
  | StreamInvocation
  | CancelInvocation
  | Ping
  | Close
  | Ack
  | Sequence;

/** What tracing and the like put beside a call. */
export type Headers = Readonly<Record<string, string>>;

export interface Invocation {
  readonly kind: 'invocation';
  readonly target: string;
  readonly args: readonly unknown[];
  /** Absent when the sender wants no answer. */
  readonly invocationId?: string;
  readonly streamIds?: readonly string[];
  readonly headers?: Headers;
}

export interface StreamInvocation {
  readonly kind: 'stream-invocation';
  readonly target: string;
  readonly args: readonly unknown[];
  readonly invocationId: string;
  readonly streamIds?: readonly string[];
  readonly headers?: Headers;
}

/** A message that invokes a method. */
export type Call = Invocation | StreamInvocation;

export function isCall(message: HubMessage): message is Call {
  return message.kind === 'invocation' || message.kind === 'stream-invocation';
}

export interface StreamItem {
  readonly kind: 'stream-item';
  readonly invocationId: string;
  readonly item: unknown;
}

export interface Completion {
  readonly kind: 'completion';
  readonly invocationId: string;
  readonly outcome: Outcome;
}

/** How a call ended. `nothing` ends a stream; a plain call without a value ends with `null`. */
export type Outcome =
  | { readonly kind: 'value'; readonly value: unknown }
  | { readonly kind: 'error'; readonly error: string }
  | { readonly kind: 'nothing' };

export interface CancelInvocation {
  readonly kind: 'cancel';
  readonly invocationId: string;
}

export interface Ping {
  readonly kind: 'ping';
}

export interface Close {
  readonly kind: 'close';
  readonly error?: string;
  readonly allowReconnect?: boolean;
}

export interface Ack {
  readonly kind: 'ack';
  readonly sequenceId: number;
}

export interface Sequence {
  readonly kind: 'sequence';
  readonly sequenceId: number;
}
