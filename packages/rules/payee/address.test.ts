import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkAddress } from './address.ts';
import type { Chain } from './chains.ts';
import { checksummed } from './evm.ts';

const said = (chain: Chain, text: string): string => {
  const read = checkAddress(chain, text);
  if (read.ok) return read.value.address;
  return read.error.code === 'CHAIN_MISMATCH' ? `of ${read.error.of}` : read.error.code;
};

/** EIP-55, section "Test Cases". */
const EIP_55 = [
  '0x52908400098527886E0F7030069857D2E4169EE7',
  '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
  '0xde709f2102306220921060314715629080e2fb77',
  '0x27b1fdb04752bbc536007a920d24acb045561c26',
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
];
/** Addresses that their documentation shows: of a witness of TRON, of a key of Solana's command line. */
const TRON = 'TLyqzVGLV1srkB7dToTAEqgDSfPtXRJZYH';
const SOL = '7C4jsPZpht42Tw6MjXWF56Q5RQUocjBBmciEjDa8HRtp';
/** One account of TON in its forms: TEP-2 gives tags 0x11, 0x51, and 0x80 for test networks. */
const TON = {
  bounceable: 'EQDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff-W72r5gqPrHF',
  nonBounceable: 'UQDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff-W72r5gqPuwA',
  testBounceable: 'kQDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff-W72r5gqPgpP',
  testNonBounceable: '0QDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff-W72r5gqPleK',
  raw: '0:ca6e321c7cce9ecedf0a8ca2492ec8592494aa5fb5ce0387dff96ef6af982a3e',
};

describe('vectors that others published', () => {
  test.each(EIP_55)('EIP-55: %s', (address) => {
    expect(said('ERC20', address)).toBe(checksummed(address));
    expect(said('BSC', address.toLowerCase())).toBe(checksummed(address));
    expect(checksummed(address.toLowerCase())).toBe(checksummed(address));
  });
  test('both sizes of letters are the checksum of EIP-55, or none', () => {
    for (const address of EIP_55.slice(4)) {
      expect(checksummed(address)).toBe(address);
      expect(said('ERC20', `0x${address.slice(2, 10).toUpperCase()}${address.slice(10)}`)).toBe(
        'ADDRESS_FORMAT',
      );
    }
  });
  test('TRON and Solana', () => {
    expect(said('TRC20', ` ${TRON} `)).toBe(TRON);
    expect(said('TRC20', `\u2068${TRON.slice(0, 7)}\u200b\u00a0${TRON.slice(7)}\u2069`)).toBe(TRON);
    expect(said('SOL', SOL)).toBe(SOL);
  });
  test('TON: both tags of the main network are one account; test networks and the raw form are refused', () => {
    const both = [TON.bounceable, TON.nonBounceable].map((text) => checkAddress('TON', text));
    expect(both.map((read) => read.ok && read.value.key)).toEqual([
      `ton:${TON.raw}`,
      `ton:${TON.raw}`,
    ]);
    expect(said('TON', TON.bounceable)).toBe(TON.bounceable);
    expect(said('TON', TON.testBounceable)).toBe('TESTNET');
    expect(said('TON', TON.testNonBounceable)).toBe('TESTNET');
    expect(said('TON', TON.raw)).toBe('ADDRESS_FORMAT');
  });
});

test('an address of another chain is named as what it is', () => {
  const eth = EIP_55[4] ?? '';
  expect(said('TRC20', eth)).toBe('of ERC20');
  expect(said('ERC20', TRON)).toBe('of TRC20');
  expect(said('SOL', TRON)).toBe('of TRC20');
  expect(said('TON', SOL)).toBe('of SOL');
  expect(said('BSC', TON.bounceable)).toBe('of TON');
  // An address of Bitcoin is none of these.
  expect(said('TRC20', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa')).toBe('ADDRESS_FORMAT');
});

test.each([
  ['ERC20', '0X52908400098527886E0F7030069857D2E4169EE7'],
  ['ERC20', '52908400098527886E0F7030069857D2E4169EE7'],
  ['SOL', SOL.slice(4)],
  ['SOL', `${SOL}1`],
  ['TRC20', TRON.toLowerCase()],
  ['TRC20', ''],
  ['TON', `${TON.bounceable}A`],
  ['TON', TON.bounceable.replace('-', '+')],
  ['TRC20', '1'.repeat(65)],
] as const)('%s refuses %s', (chain, text) => {
  expect(said(chain, text)).toBe('ADDRESS_FORMAT');
});

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** One letter of a text replaced by another of an alphabet. */
const oneChanged = (text: string, alphabet: string) =>
  fc
    .tuple(fc.nat(text.length - 1), fc.constantFrom(...alphabet))
    .filter(([at, letter]) => text[at] !== letter)
    .map(([at, letter]) => text.slice(0, at) + letter + text.slice(at + 1));

test('one changed letter is refused wherever there is a checksum', () => {
  const check = (chain: Chain, text: string, alphabet: string) =>
    fc.assert(
      fc.property(oneChanged(text, alphabet), (changed) => {
        expect(checkAddress(chain, changed).ok).toBe(false);
      }),
      { numRuns: 300 },
    );
  check('TRC20', TRON, BASE58);
  check('TON', TON.nonBounceable, BASE64);
  // Large and small letters of a known address: another size of one of them is another checksum.
  const known = EIP_55[5] ?? '';
  fc.assert(
    fc.property(fc.integer({ min: 2, max: known.length - 1 }), (at) => {
      const letter = known[at] ?? '';
      const other = letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();
      fc.pre(other !== letter);
      expect(said('ERC20', known.slice(0, at) + other + known.slice(at + 1))).toBe(
        'ADDRESS_FORMAT',
      );
    }),
  );
});

test('whatever is typed is answered', () => {
  fc.assert(
    fc.property(
      fc.constantFrom<Chain>('TRC20', 'ERC20', 'BSC', 'TON', 'SOL'),
      fc.string({ maxLength: 80 }),
      (chain, text) => {
        expect(typeof checkAddress(chain, text).ok).toBe('boolean');
      },
    ),
  );
});
