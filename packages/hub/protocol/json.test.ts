import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Encoded, encodeEvent } from './encoded.ts';
import { jsonProtocol } from './json.ts';
import type { HubMessage } from './message.ts';
import { ProtocolError } from './protocol.ts';
import { takeRecord } from './record.ts';

const write = (message: HubMessage) => jsonProtocol.write(message).toString('utf8');
const parse = (text: string) => jsonProtocol.parse(Buffer.from(text));

test.each<[HubMessage, string]>([
  [
    { kind: 'invocation', target: 'E', args: [1, undefined] },
    '{"type":1,"target":"E","arguments":[1,null]}',
  ],
  [
    { kind: 'stream-item', invocationId: '1', item: undefined },
    '{"type":2,"invocationId":"1","item":null}',
  ],
  [
    { kind: 'completion', invocationId: '1', outcome: { kind: 'value', value: undefined } },
    '{"type":3,"invocationId":"1","result":null}',
  ],
  [
    { kind: 'completion', invocationId: '1', outcome: { kind: 'error', error: 'x' } },
    '{"type":3,"invocationId":"1","error":"x"}',
  ],
  [
    { kind: 'completion', invocationId: '1', outcome: { kind: 'nothing' } },
    '{"type":3,"invocationId":"1"}',
  ],
  [{ kind: 'cancel', invocationId: '1' }, '{"type":5,"invocationId":"1"}'],
  [{ kind: 'ping' }, '{"type":6}'],
  [{ kind: 'close', allowReconnect: false }, '{"type":7}'],
  [
    { kind: 'close', error: 'x', allowReconnect: true },
    '{"type":7,"error":"x","allowReconnect":true}',
  ],
  [{ kind: 'ack', sequenceId: 3 }, '{"type":8,"sequenceId":3}'],
  [{ kind: 'sequence', sequenceId: 4 }, '{"type":9,"sequenceId":4}'],
])('%j is written as the client reads it', (message, json) => {
  expect(write(message)).toBe(`${json}\u001e`);
});

test('every kind comes back as it went out', () => {
  const id = fc.string({ minLength: 1 });
  const call = { target: id, args: fc.array(fc.jsonValue({ noUnicodeString: false })) };
  const message = fc.oneof(
    fc.record({ kind: fc.constant('invocation' as const), ...call }),
    fc.record({ kind: fc.constant('stream-invocation' as const), ...call, invocationId: id }),
    fc.record({
      kind: fc.constant('stream-item' as const),
      invocationId: id,
      item: fc.jsonValue(),
    }),
    fc.record({ kind: fc.constant('ack' as const), sequenceId: fc.nat() }),
  );
  fc.assert(
    fc.property(message, (sent) => {
      const bytes = jsonProtocol.write(sent);
      const taken = jsonProtocol.take(bytes, bytes.length);
      expect(taken?.rest.length).toBe(0);
      const read = taken && jsonProtocol.parse(taken.record);
      // JSON itself has no negative zero.
      expect(JSON.stringify(read)).toBe(JSON.stringify({ ...sent, ...read }));
      expect(read?.kind).toBe(sent.kind);
    }),
  );
});

test('any bytes are a message, an unknown kind or a protocol error, never anything else', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.uint8Array(),
        fc.json().map((text) => Buffer.from(text)),
      ),
      (bytes) => {
        try {
          jsonProtocol.parse(Buffer.from(bytes));
        } catch (error) {
          expect(error).toBeInstanceOf(ProtocolError);
        }
      },
    ),
  );
});

const result = (value: unknown) =>
  JSON.parse(write({ kind: 'stream-item', invocationId: '1', item: value }).slice(0, -1)).item;

describe('values', () => {
  test('dates and bytes at any depth, without touching the original', () => {
    const at = new Date(Date.UTC(2026, 0, 2, 3, 4, 5, 60));
    const value = { list: [at, new Uint8Array([255])], same: { a: 1 } };
    expect(result(value)).toEqual({ list: ['2026-01-02T03:04:05.060Z', '/w=='], same: { a: 1 } });
    expect(value.list[0]).toBe(at);
    expect(result(new Date(Number.NaN))).toBeNull();
    expect(result(Buffer.from('a'))).toBe('YQ==');
    expect(result(() => 1)).toBeNull();
  });

  test('what says itself how it looks is asked', () => {
    expect(result({ toJSON: () => ({ at: new Date(0) }) })).toEqual({ at: '1970-01-01T00:00:00Z' });
  });

  test('a BigInt, a loop and depth over 64 are errors', () => {
    const loop: unknown[] = [];
    loop.push(loop);
    expect(() => result([1n])).toThrow(/BigInt/);
    expect(() => result(loop)).toThrow(/nested/);
  });
});

test('brackets inside text do not count as depth', () => {
  const deep = '['.repeat(500);
  expect(parse(`{"type":1,"target":"\\"${deep}","arguments":[]}`)?.kind).toBe('invocation');
  expect(() => parse(`{"type":1,"target":"x","arguments":${deep}`)).toThrow(/too deep/);
});

test('a record is cut at its separator, and the limit counts it', () => {
  const input = Buffer.from('abc\u001edef');
  expect(takeRecord(input, 4)?.record.toString()).toBe('abc');
  expect(takeRecord(input, 4)?.rest.toString()).toBe('def');
  expect(() => takeRecord(input, 3)).toThrow(/3B/);
  expect(takeRecord(Buffer.from('abc'), 4)).toBeUndefined();
  expect(() => takeRecord(Buffer.from('abcd'), 4)).toThrow(ProtocolError);
});

const framing = (name: string) => ({ name, wrap: (payload: Buffer) => payload });

test('a message is serialised once for each protocol, whatever its framings', () => {
  let written = 0;
  const counting = {
    ...jsonProtocol,
    write: (message: HubMessage) => {
      written++;
      return jsonProtocol.write(message);
    },
  };
  const [one, two] = [framing('one'), framing('two')];
  const message = encodeEvent('e', [1]);
  expect(message.framed(counting, one)).toBe(message.framed(counting, one));
  message.framed(counting, two);
  message.payload(counting);
  expect(written).toBe(1);
  expect(new Encoded({ kind: 'ping' }).framed(jsonProtocol, one).toString()).toBe(
    '{"type":6}\u001e',
  );
  expect(() => encodeEvent('', [])).toThrow(TypeError);
});
