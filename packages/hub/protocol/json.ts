import { isTooDeep, toJsonValue } from './json-value.ts';
import type { Headers, HubMessage, Outcome } from './message.ts';
import { ProtocolError } from './protocol.ts';
import type { Protocol } from './protocol.ts';
import { takeRecord, writeRecord } from './record.ts';

/** Messages as JSON objects, each ended by the record separator (SignalR hub protocol, JSON encoding). */
export const jsonProtocol: Protocol = {
  name: 'json',
  format: 'Text',
  take: takeRecord,
  parse,
  write: (message) => writeRecord(JSON.stringify(present(message))),
};

type Fields = { readonly [name: string]: unknown };

function parse(record: Buffer): HubMessage | undefined {
  const fields = parseObject(record);
  if (typeof fields.type !== 'number') throw new ProtocolError("Missing required property 'type'.");
  switch (fields.type) {
    case 1:
      return parsePlainCall(fields) ?? parseInvocation(fields);
    case 2:
      if (!('item' in fields)) throw new ProtocolError("Missing required property 'item'.");
      return { kind: 'stream-item', invocationId: text(fields, 'invocationId'), item: fields.item };
    case 3: {
      const invocationId = text(fields, 'invocationId');
      return { kind: 'completion', invocationId, outcome: parseOutcome(fields) };
    }
    case 4: {
      const invocationId = text(fields, 'invocationId');
      return { kind: 'stream-invocation', ...parseCall(fields), invocationId };
    }
    case 5:
      return { kind: 'cancel', invocationId: text(fields, 'invocationId') };
    case 6:
      return { kind: 'ping' };
    case 7:
      return parseClose(fields);
    case 8:
      return { kind: 'ack', sequenceId: sequenceId(fields) };
    case 9:
      return { kind: 'sequence', sequenceId: sequenceId(fields) };
    default:
      return undefined;
  }
}

function parseObject(record: Buffer): Fields {
  if (isTooDeep(record)) throw new ProtocolError('The message is nested too deep.');
  let value: unknown;
  try {
    value = JSON.parse(record.toString('utf8'));
  } catch {
    throw new ProtocolError('Error reading JSON.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new ProtocolError('Unexpected JSON token type. Expected a JSON object.');
  }
  return value as Fields;
}

/** What nearly every call is, without what the rarer parts of others cost. */
function parsePlainCall(fields: Fields): HubMessage | undefined {
  const { arguments: args, target, invocationId, streamIds, headers } = fields;
  const isPlain = streamIds === undefined && headers === undefined && Array.isArray(args);
  if (!isPlain || typeof target !== 'string' || typeof invocationId !== 'string') return undefined;
  if (target === '' || invocationId === '') return undefined;
  return { kind: 'invocation', target, args, invocationId };
}

function parseInvocation(fields: Fields): HubMessage {
  return { kind: 'invocation', ...parseCall(fields), ...optionalId(fields) };
}

function parseCall(fields: Fields) {
  const args = fields.arguments;
  if (!Array.isArray(args)) throw new ProtocolError("Missing required property 'arguments'.");
  return {
    target: text(fields, 'target'),
    args: args as readonly unknown[],
    ...streams(fields),
    ...headersOf(fields.headers),
  };
}

function streams(fields: Fields): { streamIds?: readonly string[] } {
  const ids = fields.streamIds;
  if (ids === undefined || ids === null) return {};
  if (!Array.isArray(ids) || !ids.every((id): id is string => typeof id === 'string')) {
    throw new ProtocolError("Expected 'streamIds' to be an array of strings.");
  }
  return { streamIds: ids };
}

function headersOf(headers: unknown): { headers?: Headers } {
  if (headers === undefined || headers === null) return {};
  const fit =
    typeof headers === 'object' &&
    !Array.isArray(headers) &&
    Object.values(headers).every((value) => typeof value === 'string');
  if (!fit) throw new ProtocolError("Expected 'headers' to map strings to strings.");
  return { headers: headers as Headers };
}

function parseOutcome(fields: Fields): Outcome {
  const hasError = fields.error !== undefined && fields.error !== null;
  const hasResult = 'result' in fields;
  if (hasError && hasResult) {
    throw new ProtocolError("The 'error' and 'result' properties are mutually exclusive.");
  }
  if (hasError) return { kind: 'error', error: text(fields, 'error', true) };
  return hasResult ? { kind: 'value', value: fields.result } : { kind: 'nothing' };
}

function parseClose(fields: Fields): HubMessage {
  const hasError = fields.error !== undefined && fields.error !== null;
  return {
    kind: 'close',
    ...(hasError ? { error: text(fields, 'error', true) } : {}),
    allowReconnect: fields.allowReconnect === true,
  };
}

function optionalId(fields: Fields): { invocationId?: string } {
  const id = fields.invocationId;
  return id === undefined || id === null ? {} : { invocationId: text(fields, 'invocationId') };
}

function text(fields: Fields, name: string, mayBeEmpty = false): string {
  const value = fields[name];
  if (typeof value !== 'string') throw new ProtocolError(`Expected '${name}' to be a string.`);
  if (value === '' && !mayBeEmpty) throw new ProtocolError(`Property '${name}' is empty.`);
  return value;
}

function sequenceId(fields: Fields): number {
  const value = fields.sequenceId;
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return value;
  throw new ProtocolError("Expected 'sequenceId' to be a whole number.");
}

function present(message: HubMessage): object {
  switch (message.kind) {
    case 'invocation':
    case 'stream-invocation': {
      const { invocationId, target, args, streamIds, headers } = message;
      const type = message.kind === 'invocation' ? 1 : 4;
      return { type, headers, invocationId, target, arguments: toJsonValue(args), streamIds };
    }
    case 'stream-item':
      return { type: 2, invocationId: message.invocationId, item: orNull(message.item) };
    case 'completion':
      return presentCompletion(message.invocationId, message.outcome);
    case 'cancel':
      return { type: 5, invocationId: message.invocationId };
    case 'ping':
      return { type: 6 };
    case 'close':
      return { type: 7, error: message.error, allowReconnect: message.allowReconnect || undefined };
    case 'ack':
      return { type: 8, sequenceId: message.sequenceId };
    case 'sequence':
      return { type: 9, sequenceId: message.sequenceId };
  }
}

function presentCompletion(invocationId: string, outcome: Outcome): object {
  if (outcome.kind === 'error') return { type: 3, invocationId, error: outcome.error };
  if (outcome.kind === 'nothing') return { type: 3, invocationId };
  return { type: 3, invocationId, result: orNull(outcome.value) };
}

/** The client rejects an item or a result that is left out, so nothing becomes null. */
function orNull(value: unknown): unknown {
  const plain = toJsonValue(value);
  return plain === undefined || typeof plain === 'function' || typeof plain === 'symbol'
    ? null
    : plain;
}
