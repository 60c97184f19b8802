import { encode } from '@msgpack/msgpack';
import { expect, test } from 'vitest';
import { chanceOf } from '../conformance/chance.ts';
import { readHandshake } from './handshake.ts';
import { jsonProtocol } from './json.ts';
import { messagePackProtocol } from './messagepack.ts';
import type { HubMessage } from './message.ts';
import { ProtocolError } from './protocol.ts';
import type { Protocol } from './protocol.ts';
import { takeRecord } from './record.ts';

/**
 * Any bytes into the parsers: a message, nothing yet, or a protocol error, within the memory that
 * the bytes themselves take. 8,000 inputs; a million with TEST_LONG=1. The inputs are the same in
 * every run, so that a failure can be looked at again.
 */
const inputs = process.env['TEST_LONG'] === '1' ? 1_000_000 : 8_000;
const limit = 32_768;

const messages: readonly HubMessage[] = [
  { kind: 'invocation', target: 'T', args: [1, 'x', [null, { a: true }], -1.5] },
  { kind: 'invocation', target: 'T', args: [], invocationId: '1', streamIds: ['2', '3'] },
  { kind: 'stream-invocation', target: 'T', args: ['ünïcode 😀'], invocationId: '1' },
  { kind: 'stream-item', invocationId: '1', item: { deep: [[[[1]]]] } },
  { kind: 'completion', invocationId: '1', outcome: { kind: 'value', value: 5 } },
  { kind: 'completion', invocationId: '1', outcome: { kind: 'error', error: 'x' } },
  { kind: 'cancel', invocationId: '1' },
  { kind: 'ping' },
  { kind: 'close', error: 'x', allowReconnect: true },
  { kind: 'ack', sequenceId: 70_000 },
  { kind: 'sequence', sequenceId: 3 },
];
const shakes = ['{"protocol":"json","version":1}', '{"protocol":"messagepack","version":2}'];
const odd = ['[', '{', '"', '\\u0000', '1e400', '\ud800', '__proto__', 'null', ',', ':', '\u001e'];
const heads = [0xc1, 0xc4, 0xc6, 0xc7, 0xc9, 0xd9, 0xdb, 0xdc, 0xdd, 0xde, 0xdf, 0xff, 0x80, 0x9f];

/** A valid input spoilt a little, a lot, or no input at all. */
function spoil(good: Buffer, roll: (bound: number) => number): Buffer {
  if (roll(8) === 0) return Buffer.from(Array.from({ length: roll(80) }, () => roll(256)));
  let bytes = Buffer.from(good);
  for (let times = roll(3); times >= 0; times--) {
    const at = roll(bytes.length + 1);
    const [head, tail] = [bytes.subarray(0, at), bytes.subarray(at)];
    switch (roll(7)) {
      case 0:
        if (at < bytes.length) bytes[at] = roll(256);
        break;
      case 1:
        bytes = Buffer.concat([head, tail.subarray(roll(8))]);
        break;
      case 2:
        bytes = Buffer.concat([head, Buffer.from(odd[roll(odd.length)] ?? ''), tail]);
        break;
      case 3:
        bytes = Buffer.concat([head, Buffer.from([heads[roll(heads.length)] ?? 0]), tail]);
        break;
      case 4:
        bytes = Buffer.concat([head, Buffer.alloc(roll(300), roll(2) ? 0x5b : 0x91), tail]);
        break;
      case 5:
        bytes = Buffer.concat([head, bytes]);
        break;
      default:
        bytes = Buffer.from(head);
    }
  }
  return bytes;
}

/** Reads everything there is, as a connection does. Returns how many messages were understood. */
function readAll(protocol: Protocol, input: Buffer): number {
  let rest = input;
  let read = 0;
  for (;;) {
    const taken = protocol.take(rest, limit);
    if (!taken) return read;
    expect(taken.rest.length).toBeLessThan(rest.length);
    rest = taken.rest;
    if (protocol.parse(taken.record)) read++;
  }
}

function tolerating(work: () => number): number {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof ProtocolError)) throw error;
    return 0;
  }
}

/** Runs the inputs; what they leave behind must not grow with their number. */
function fuzz(seed: number, good: readonly Buffer[], read: (input: Buffer) => number): number {
  const { below: roll } = chanceOf(seed);
  let understood = 0;
  let settled = 0;
  for (let count = 0; count < inputs; count++) {
    const input = spoil(good[roll(good.length)] ?? Buffer.alloc(0), roll);
    try {
      understood += tolerating(() => read(input));
    } catch (error) {
      throw new Error(`Input ${count} of seed ${seed}: ${input.toString('hex')}`, { cause: error });
    }
    if (count === inputs / 4) settled = process.memoryUsage().rss;
  }
  expect(process.memoryUsage().rss - settled).toBeLessThan(150_000_000);
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  return understood;
}

const timeout = { timeout: 600_000 };

test(`F15: ${inputs} spoilt JSON messages`, timeout, () => {
  const good = messages.map((message) => jsonProtocol.write(message));
  good.push(
    Buffer.from('{"type":1,"target":"T","arguments":[{"__proto__":{"polluted":1}}]}\u001e'),
  );
  expect(fuzz(1, good, (input) => readAll(jsonProtocol, input))).toBeGreaterThan(inputs / 100);
});

test(`O9: ${inputs} spoilt MessagePack messages`, timeout, () => {
  const good = messages.map((message) => messagePackProtocol.write(message));
  const read = (input: Buffer) => readAll(messagePackProtocol, input);
  expect(fuzz(2, good, read)).toBeGreaterThan(inputs / 100);
});

test(`O9: ${inputs} spoilt MessagePack bodies, without their lengths`, timeout, () => {
  const good = messages.map((message) => {
    const framed = messagePackProtocol.write(message);
    return messagePackProtocol.take(framed, limit)?.record ?? framed;
  });
  good.push(Buffer.from(encode([1, {}, '1', 'T', [new Date(0), new Uint8Array(9), 2 ** 40]])));
  const read = (input: Buffer) => (messagePackProtocol.parse(input) ? 1 : 0);
  expect(fuzz(3, good, read)).toBeGreaterThan(inputs / 100);
});

test(`F6: ${inputs} spoilt handshakes`, timeout, () => {
  const protocols = [jsonProtocol, messagePackProtocol];
  const good = shakes.map((text) => Buffer.from(`${text}\u001e`));
  const read = (input: Buffer) => {
    const taken = takeRecord(input, limit);
    return taken && readHandshake(taken.record, protocols, true).ok ? 1 : 0;
  };
  expect(fuzz(4, good, read)).toBeGreaterThan(inputs / 100);
});
