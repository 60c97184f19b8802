import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toHex } from './bytes.ts';
import { deriveAnchor, deriveChain, isLink, walkBack } from './chain.ts';

const bytes32 = fc.uint8Array({ minLength: 32, maxLength: 32 });
const chainOf = fc.record({ game: fc.string(), day: fc.string() });

test('every secret links to the one before, and leads to the anchor', () => {
  fc.assert(
    fc.property(chainOf, bytes32, fc.integer({ min: 1, max: 30 }), (chain, last, count) => {
      const secrets = deriveChain(chain, last, count);
      expect(secrets).toHaveLength(count + 1);
      expect(secrets[count]).toEqual(last);
      expect(secrets[0]).toEqual(deriveAnchor(chain, last, count));
      for (let i = 1; i <= count; i += 1) {
        expect(isLink(chain, i, secrets[i] ?? last, secrets[i - 1] ?? last)).toBe(true);
        expect(walkBack(chain, count, last, i)).toEqual(secrets[i]);
      }
    }),
    { numRuns: 40 },
  );
});

test('a hash that is faster than the one of browsers makes the same chain', () => {
  const native = (bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest());
  fc.assert(
    fc.property(chainOf, bytes32, fc.integer({ min: 1, max: 30 }), (chain, last, count) => {
      const secrets = deriveChain(chain, last, count);
      expect(deriveChain(chain, last, count, native)).toEqual(secrets);
      expect(walkBack(chain, count, last, 0, native)).toEqual(secrets[0]);
    }),
    { numRuns: 40 },
  );
});

test('another bit, place, game or day breaks the link', () => {
  fc.assert(
    fc.property(chainOf, bytes32, fc.nat(255), (chain, last, bit) => {
      const previous = walkBack(chain, 7, last, 6);
      const flipped = last.map((byte, at) => (at === bit >> 3 ? byte ^ (1 << (bit & 7)) : byte));
      expect(isLink(chain, 7, flipped, previous)).toBe(false);
      expect(isLink(chain, 8, last, previous)).toBe(false);
      expect(isLink({ ...chain, game: `${chain.game}x` }, 7, last, previous)).toBe(false);
      expect(isLink({ ...chain, day: `${chain.day}x` }, 7, last, previous)).toBe(false);
    }),
  );
});

test('game and day cannot run into one another', () => {
  const last = new Uint8Array(32);
  const one = deriveAnchor({ game: 'AB', day: 'C' }, last, 3);
  const other = deriveAnchor({ game: 'A', day: 'BC' }, last, 3);
  expect(toHex(one)).not.toBe(toHex(other));
});

test('the unknown direction is refused', () => {
  expect(() => walkBack({ game: 'g', day: 'd' }, 2, new Uint8Array(32), 3)).toThrow('anchor');
});
