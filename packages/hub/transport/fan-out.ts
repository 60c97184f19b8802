import type { Encoded } from '../protocol/encoded.ts';
import type { Protocol } from '../protocol/protocol.ts';
import { burst } from './burst.ts';
import type { Member, Sink } from './burst.ts';
import { webSocketFraming } from './frame.ts';

/** What has been sent so far, receivers counted one by one. */
interface Sent {
  messagesSent: number;
  bytesSent: number;
}

/**
 * The WebSockets of a hub that speak one protocol and keep nothing to repeat: a message to all
 * connections is the same bytes for each of them, and nothing else is to be looked at.
 */
export class Crowd {
  readonly #protocol: Protocol;
  readonly #sent: Sent;
  readonly #members = new Map<Member, Sink>();

  constructor(protocol: Protocol, sent: Sent) {
    this.#protocol = protocol;
    this.#sent = sent;
  }

  join(member: Member, sink: Sink): void {
    burst.part();
    this.#members.set(member, sink);
  }

  leave(member: Member): void {
    burst.part();
    this.#members.delete(member);
  }

  post(message: Encoded): void {
    const { size } = this.#members;
    if (size === 0) return;
    const framed = message.framed(this.#protocol, webSocketFraming);
    this.#sent.messagesSent += size;
    this.#sent.bytesSent += size * framed.length;
    burst.holdForAll(this.#members, framed);
  }
}

/** The crowds of a hub, one for each protocol that is spoken. */
export class Crowds {
  readonly #sent: Sent;
  readonly #crowds = new Map<Protocol, Crowd>();

  constructor(sent: Sent) {
    this.#sent = sent;
  }

  of(protocol: Protocol): Crowd {
    let crowd = this.#crowds.get(protocol);
    if (!crowd) this.#crowds.set(protocol, (crowd = new Crowd(protocol, this.#sent)));
    return crowd;
  }
}
