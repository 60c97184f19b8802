import { decode, encode } from '@msgpack/msgpack';
import type { Encoded, ReadyMade } from '../../protocol/encoded.ts';
import type { Protocol } from '../../protocol/protocol.ts';
import type { Answer, GroupChange } from '../delivery.ts';

/**
 * What processes tell each other, as MessagePack arrays that begin with a letter. A process of
 * another version may send what this one cannot read; it is refused here and never half read.
 */
export type Parcel =
  | { readonly kind: 'send'; readonly except: readonly string[]; readonly message: ReadyMade }
  /** To the process of the connection whose channel it comes by. */
  | {
      readonly kind: 'group';
      readonly id: string;
      readonly from: string;
      readonly change: GroupChange;
      readonly group: string;
    }
  | {
      readonly kind: 'ask';
      readonly id: string;
      readonly from: string;
      readonly message: ReadyMade;
    }
  | { readonly kind: 'cancel'; readonly id: string }
  /** A wait has ended: a group was changed or a client has answered. */
  | { readonly kind: 'done'; readonly id: string; readonly answer: Answer | Failure };

/** The bytes of a message by the names of protocols. */
type Forms = Readonly<Record<string, Uint8Array>>;

/** There will be no answer: the client left, or the owner could not do it. */
export interface Failure {
  readonly kind: 'failure';
  readonly error: string;
}

/** Serialises a message for all protocols of a hub. Throws when it has no form in one of them. */
export function packMessage(message: Encoded, protocols: readonly Protocol[]): Forms {
  return Object.fromEntries(
    protocols.map((protocol) => [protocol.name, message.payload(protocol)] as const),
  );
}

const options = { useBigInt64: true, ignoreUndefined: true } as const;

export function writeSend(except: readonly string[], forms: Forms): Buffer {
  return bytes(['s', except, forms]);
}

export function writeGroup(parcel: Extract<Parcel, { kind: 'group' }>): Buffer {
  return bytes(['g', parcel.id, parcel.from, parcel.change, parcel.group]);
}

export function writeAsk(id: string, from: string, forms: Forms): Buffer {
  return bytes(['a', id, from, forms]);
}

export function writeCancel(id: string): Buffer {
  return bytes(['c', id]);
}

export function writeDone(id: string, answer: Answer | Failure): Buffer {
  return bytes(['d', id, answer.kind, answer.kind === 'value' ? answer.value : answer.error]);
}

/** Throws when the bytes are not one of the five. */
export function readParcel(input: Uint8Array): Parcel {
  const parts = decode(input, options);
  if (!Array.isArray(parts)) throw new TypeError('Not a parcel.');
  const [letter, a, b, c, d]: readonly unknown[] = parts;
  switch (letter) {
    case 's':
      return { kind: 'send', except: texts(a), message: ready(b) };
    case 'g': {
      const change = text(c);
      if (change !== 'add' && change !== 'remove') throw new TypeError('Not a group change.');
      return { kind: 'group', id: text(a), from: text(b), change, group: text(d) };
    }
    case 'a':
      return {
        kind: 'ask',
        id: text(a),
        from: text(b),
        message: { ...ready(c), invocationId: text(a) },
      };
    case 'c':
      return { kind: 'cancel', id: text(a) };
    case 'd': {
      if (b === 'value') return { kind: 'done', id: text(a), answer: { kind: 'value', value: c } };
      if (b !== 'error' && b !== 'failure') throw new TypeError('Not an answer.');
      return { kind: 'done', id: text(a), answer: { kind: b, error: text(c) } };
    }
    default:
      throw new TypeError('Not a parcel of this version.');
  }
}

function bytes(parts: readonly unknown[]): Buffer {
  const packed = encode(parts, options);
  return Buffer.from(packed.buffer, packed.byteOffset, packed.byteLength);
}

function text(value: unknown): string {
  if (typeof value !== 'string') throw new TypeError('Expected a text.');
  return value;
}

function texts(value: unknown): readonly string[] {
  if (!Array.isArray(value)) throw new TypeError('Expected a list.');
  return value.map(text);
}

/** The parts are views of the bytes received, so nothing is copied until it is framed. */
function ready(value: unknown): ReadyMade {
  if (typeof value !== 'object' || value === null) throw new TypeError('Expected forms.');
  const payloads = new Map<string, Buffer>();
  for (const [name, form] of Object.entries(value)) {
    if (!(form instanceof Uint8Array)) throw new TypeError('Expected bytes.');
    payloads.set(name, Buffer.from(form.buffer, form.byteOffset, form.byteLength));
  }
  return { kind: 'invocation', payloads };
}
