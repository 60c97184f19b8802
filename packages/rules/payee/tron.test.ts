import { expect, test } from 'vitest';
import fc from 'fast-check';
import { readBase58, writeBase58 } from './base58.ts';
import { readTron, writeTron } from './tron.ts';

test('an address that is written is read', () => {
  const account = readBase58('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t')?.subarray(1, 21);
  expect(writeTron(account ?? new Uint8Array())).toBe('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t');
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 20, maxLength: 20 }), (bytes) => {
      fc.pre(bytes.some((byte) => byte !== 0));
      expect(readTron(writeTron(bytes)).ok).toBe(true);
    }),
  );
});

test('bytes are the same after Base58, leading zeros too', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1, maxLength: 40 }), (bytes) => {
      expect(readBase58(writeBase58(bytes))).toEqual(Uint8Array.from(bytes));
    }),
  );
});
