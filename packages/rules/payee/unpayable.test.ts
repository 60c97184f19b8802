import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkAddress } from './address.ts';
import { writeBase58 } from './base58.ts';
import { CHAINS, type Chain } from './chains.ts';
import { checksummed } from './evm.ts';
import { writeTron } from './tron.ts';

const said = (chain: Chain, text: string): string => {
  const read = checkAddress(chain, text);
  return read.ok ? 'ok' : read.error.code;
};
const evm = (digits: string) => `0x${digits.padStart(40, '0')}`;
const tron = (digits: string) => writeTron(Buffer.from(digits.padStart(40, '0'), 'hex'));

/** The contract of USDT on each chain; a chain without one does not compile. */
const USDT = {
  TRC20: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  ERC20: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
  BSC: '0x55d398326f99059fF775485246999027B3197955',
  TON: 'EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs',
  SOL: 'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB',
} as const satisfies Record<Chain, string>;

test.each(CHAINS)('refuses the USDT contract of %s', (chain) => {
  expect(said(chain, USDT[chain])).toBe('TOKEN_CONTRACT');
  expect(said(chain, ` ${USDT[chain].slice(0, 9)}\u200b${USDT[chain].slice(9)}\u3000`)).toBe(
    'TOKEN_CONTRACT',
  );
});

test('refuses a contract in every spelling and on the chain with the same addresses', () => {
  const forms = [USDT.ERC20, USDT.ERC20.toLowerCase(), `0x${USDT.ERC20.slice(2).toUpperCase()}`];
  for (const form of forms) {
    expect([said('ERC20', form), said('BSC', form)]).toEqual(['TOKEN_CONTRACT', 'TOKEN_CONTRACT']);
  }
  // The same account as `USDT.TON` in the form that does not bounce.
  expect(said('TON', 'UQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_p0p')).toBe('TOKEN_CONTRACT');
});

test.each([
  ['ERC20', evm('')],
  ['BSC', evm('')],
  ['ERC20', evm('dead')],
  ['BSC', checksummed(evm('dead'))],
  ['ERC20', evm('1')],
  ['ERC20', evm('deadbeef')],
  ['ERC20', `0xdead${'0'.repeat(36)}`],
  ['ERC20', `0x${'dead'.repeat(10)}`],
  ['ERC20', `0x${'1'.repeat(40)}`],
  ['ERC20', `0x${'f'.repeat(40)}`],
  ['ERC20', '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'],
  ['ERC20', '0xdEAD000000000000000042069420694206942069'],
  ['TRC20', tron('')],
  ['TRC20', 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb'],
  ['TRC20', 'TLsV52sRDL79HXGGm9yzwKibb6BeruhUzy'],
  ['TRC20', tron('dead')],
  ['TON', 'EQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAM9c'],
  ['TON', 'UQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAJKZ'],
  ['TON', 'Ef8AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAADAU'],
  ['TON', 'Ef8zMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzM0vF'],
  ['SOL', '1'.repeat(32)],
  ['SOL', '1nc1nerator11111111111111111111111111111111'],
  ['SOL', 'SysvarC1ock11111111111111111111111111111111'],
  ['SOL', 'Stake11111111111111111111111111111111111111'],
  ['SOL', writeBase58(new Uint8Array(32).fill(255))],
] as const)('refuses the burn address of %s %s', (chain, address) => {
  expect(said(chain, address)).toBe('BURN_ADDRESS');
});

test('accepts random key addresses on every chain', () => {
  const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });
  fc.assert(
    fc.property(bytes(20), bytes(32), (short, long) => {
      // Numbers that are not random.
      fc.pre(new Set(short).size > 10 && new Set(long).size > 10);
      expect(said('TRC20', writeTron(short))).toBe('ok');
      expect(said('BSC', evm(Buffer.from(short).toString('hex')))).toBe('ok');
      expect(said('SOL', writeBase58(long))).toBe('ok');
    }),
  );
  // Search finds addresses with many zeros ahead: they have keys.
  expect(said('ERC20', '0x00000000000000000a1b2c3d4e5f60718293a4b5')).toBe('ok');
});
