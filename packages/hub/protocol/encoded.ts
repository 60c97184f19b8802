import type { HubMessage } from './message.ts';
import type { Protocol, TransferFormat } from './protocol.ts';

/** What a transport puts around a payload, such as the head of a WebSocket frame. */
export interface Framing {
  readonly name: string;
  wrap(payload: Buffer, format: TransferFormat): Buffer;
}

interface Form {
  readonly protocol: Protocol;
  /** Absent where only the payload was asked for. */
  readonly framing: Framing | undefined;
  readonly payload: Buffer;
  readonly bytes: Buffer;
}

/** An invocation that another process has serialised, by the names of its protocols. */
export interface ReadyMade {
  readonly kind: 'invocation';
  readonly invocationId?: string;
  readonly payloads: ReadonlyMap<string, Buffer>;
}

/**
 * A message on its way to any number of connections. It is serialised once per protocol and
 * wrapped once per framing, and every receiver of the same form gets the same bytes.
 */
export class Encoded {
  readonly message: HubMessage | ReadyMade;
  readonly #forms: Form[] = [];
  /** The one that was asked for last: the next receiver is likely to want it too. */
  #last: Form | undefined;

  constructor(message: HubMessage | ReadyMade) {
    this.message = message;
  }

  /** The bytes for a protocol without what a transport adds; made once and then kept. */
  payload(protocol: Protocol): Buffer {
    for (const form of this.#forms) if (form.protocol === protocol) return form.payload;
    const payload = this.#serialise(protocol);
    this.#forms.push({ protocol, framing: undefined, payload, bytes: payload });
    return payload;
  }

  /** The bytes for a protocol inside a framing; made at the first request and then kept. */
  framed(protocol: Protocol, framing: Framing): Buffer {
    const last = this.#last;
    if (last?.protocol === protocol && last.framing === framing) return last.bytes;
    this.#last = this.#form(protocol, framing);
    return this.#last.bytes;
  }

  #form(protocol: Protocol, framing: Framing): Form {
    let payload: Buffer | undefined;
    for (const form of this.#forms) {
      if (form.protocol !== protocol) continue;
      if (form.framing === framing) return form;
      payload = form.payload;
    }
    payload ??= this.#serialise(protocol);
    const bytes = framing.wrap(payload, protocol.format);
    const form = { protocol, framing, payload, bytes };
    this.#forms.push(form);
    return form;
  }

  #serialise(protocol: Protocol): Buffer {
    if (!('payloads' in this.message)) return protocol.write(this.message);
    const ready = this.message.payloads.get(protocol.name);
    if (!ready) throw new TypeError(`The sender does not speak ${protocol.name}.`);
    return ready;
  }
}

/** An event for clients as a message that can be sent to several targets. */
export function encodeEvent(event: string, args: readonly unknown[]): Encoded {
  if (event === '') throw new TypeError('An event needs a name.');
  return new Encoded({ kind: 'invocation', target: event, args });
}
