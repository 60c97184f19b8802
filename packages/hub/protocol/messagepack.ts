import { Decoder, Encoder } from '@msgpack/msgpack';
import type { Headers, HubMessage, Outcome } from './message.ts';
import { checkPacked } from './pack-walk.ts';
import { ProtocolError } from './protocol.ts';
import type { Protocol } from './protocol.ts';
import { formed } from './value.ts';
import { takePrefixed, writePrefixed } from './varint.ts';

/**
 * Messages as MessagePack arrays, each behind its length (SignalR hub protocol, section
 * "MessagePack"). Dates are timestamps and bytes are bytes; 64-bit integers come in as numbers.
 */
export const messagePackProtocol: Protocol = {
  name: 'messagepack',
  format: 'Binary',
  take: takePrefixed,
  parse,
  write: (message) => writePrefixed(pack(present(message))),
};

type Items = readonly unknown[];

const decoder = new Decoder();
const newEncoder = () => new Encoder({ ignoreUndefined: true });
let encoder = newEncoder();
const maxKeptBytes = 1_048_576;

/** The bytes are the encoder's own and good until the next message. */
function pack(items: Items): Uint8Array {
  const body = encoder.encodeSharedRef(items);
  // Its room only grows, so one huge message would be remembered for ever.
  if (body.length > maxKeptBytes) encoder = newEncoder();
  return body;
}

function unpack(record: Buffer): Items {
  checkPacked(record);
  let value: unknown;
  try {
    // A copy, so that bytes which hub code keeps do not hold on to the whole input.
    value = decoder.decode(new Uint8Array(record));
  } catch {
    throw new ProtocolError('Error reading MessagePack.');
  }
  if (!Array.isArray(value) || value.length === 0) {
    throw new ProtocolError('Expected a MessagePack array with a message type.');
  }
  return value;
}

function parse(record: Buffer): HubMessage | undefined {
  const items = unpack(record);
  switch (items[0]) {
    case 1:
      return { kind: 'invocation', ...parseCall(items), ...optionalId(items[2]) };
    case 2:
      if (items.length < 4) throw new ProtocolError('A stream item without an item.');
      return { kind: 'stream-item', invocationId: idOf(items), item: items[3] };
    case 3:
      return { kind: 'completion', invocationId: idOf(items), outcome: parseOutcome(items) };
    case 4:
      return { kind: 'stream-invocation', ...parseCall(items), invocationId: idOf(items) };
    case 5:
      return { kind: 'cancel', invocationId: idOf(items) };
    case 6:
      return { kind: 'ping' };
    case 7:
      return parseClose(items);
    case 8:
      return { kind: 'ack', sequenceId: sequenceId(items) };
    case 9:
      return { kind: 'sequence', sequenceId: sequenceId(items) };
    default:
      if (typeof items[0] === 'number') return undefined;
      throw new ProtocolError('The message type is not a number.');
  }
}

function parseCall(items: Items) {
  const args = items[4];
  if (!Array.isArray(args)) throw new ProtocolError('A call without a list of arguments.');
  return { target: text(items[3], 'target'), args: args as Items, ...rest(items) };
}

/** What a call may carry besides: older clients leave out the list of streams. */
function rest(items: Items): { streamIds?: readonly string[]; headers?: Headers } {
  const [, headers] = items;
  const streamIds = items[5] ?? [];
  if (!Array.isArray(streamIds) || !streamIds.every((id): id is string => typeof id === 'string')) {
    throw new ProtocolError('Expected the ids of streams to be a list of strings.');
  }
  return {
    ...(streamIds.length > 0 ? { streamIds } : {}),
    ...(isEmpty(headers) ? {} : { headers: headersOf(headers) }),
  };
}

function isEmpty(headers: unknown): boolean {
  if (headers === null || headers === undefined) return true;
  return typeof headers === 'object' && Object.keys(headers).length === 0;
}

function headersOf(headers: unknown): Headers {
  const fit =
    typeof headers === 'object' &&
    headers !== null &&
    !Array.isArray(headers) &&
    Object.values(headers).every((value) => typeof value === 'string');
  if (!fit) throw new ProtocolError('Expected headers to map strings to strings.');
  return headers as Headers;
}

function parseOutcome(items: Items): Outcome {
  const [, , , kind, value] = items;
  if (kind === 2) return { kind: 'nothing' };
  if (items.length < 5 || (kind !== 1 && kind !== 3)) {
    throw new ProtocolError('Invalid kind of result.');
  }
  if (kind === 3) return { kind: 'value', value };
  return { kind: 'error', error: text(value, 'error', true) };
}

function parseClose(items: Items): HubMessage {
  const [, error, allowReconnect] = items;
  const hasError = error !== undefined && error !== null;
  return {
    kind: 'close',
    ...(hasError ? { error: text(error, 'error', true) } : {}),
    allowReconnect: allowReconnect === true,
  };
}

function idOf(items: Items): string {
  return text(items[2], 'invocation id');
}

function optionalId(id: unknown): { invocationId?: string } {
  const isAbsent = id === undefined || id === null || id === '';
  return isAbsent ? {} : { invocationId: text(id, 'invocation id') };
}

function text(value: unknown, what: string, mayBeEmpty = false): string {
  if (typeof value !== 'string') throw new ProtocolError(`Expected the ${what} to be a string.`);
  if (value === '' && !mayBeEmpty) throw new ProtocolError(`The ${what} is empty.`);
  return value;
}

function sequenceId([, value]: Items): number {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return value;
  throw new ProtocolError('Expected the sequence id to be a whole number.');
}

const forms = {
  name: 'MessagePack',
  date: (value: Date): Date => value,
  bytes: (value: Uint8Array): Uint8Array => value,
  unknown: (): undefined => undefined,
};

/** Servers write all items of a message, also those that clients may leave out. */
function present(message: HubMessage): Items {
  switch (message.kind) {
    case 'invocation':
    case 'stream-invocation': {
      const { invocationId = null, target, args, streamIds = [], headers = {} } = message;
      const type = message.kind === 'invocation' ? 1 : 4;
      return [type, headers, invocationId, target, formed(args, forms), streamIds];
    }
    case 'stream-item':
      return [2, {}, message.invocationId, formed(message.item, forms)];
    case 'completion':
      return [3, {}, message.invocationId, ...presentOutcome(message.outcome)];
    case 'cancel':
      return [5, {}, message.invocationId];
    case 'ping':
      return [6];
    case 'close':
      return [7, message.error ?? null, message.allowReconnect ?? false];
    case 'ack':
      return [8, message.sequenceId];
    case 'sequence':
      return [9, message.sequenceId];
  }
}

function presentOutcome(outcome: Outcome): Items {
  if (outcome.kind === 'error') return [1, outcome.error];
  return outcome.kind === 'value' ? [3, formed(outcome.value, forms)] : [2];
}
