import type { HubMessage } from './message.ts';
import type { Protocol, TransferFormat } from './protocol.ts';

/** What a transport puts around a payload, such as the head of a WebSocket frame. */
export interface Framing {
  readonly name: string;
  wrap(payload: Buffer, format: TransferFormat): Buffer;
}

interface Form {
  readonly protocol: Protocol;
  readonly framing: Framing;
  readonly bytes: Buffer;
}

/**
 * A message on its way to any number of connections. It is serialised once per protocol and
 * framing, and every receiver of the same form gets the same bytes.
 */
export class Encoded {
  readonly message: HubMessage;
  readonly #forms: Form[] = [];

  constructor(message: HubMessage) {
    this.message = message;
  }

  /** The bytes for a protocol inside a framing; made at the first request and then kept. */
  framed(protocol: Protocol, framing: Framing): Buffer {
    for (const form of this.#forms) {
      if (form.protocol === protocol && form.framing === framing) return form.bytes;
    }
    const bytes = framing.wrap(protocol.write(this.message), protocol.format);
    this.#forms.push({ protocol, framing, bytes });
    return bytes;
  }
}

/** An event for clients as a message that can be sent to several targets. */
export function encodeEvent(event: string, args: readonly unknown[]): Encoded {
  if (event === '') throw new TypeError('An event needs a name.');
  return new Encoded({ kind: 'invocation', target: event, args });
}
