import type { Chain } from './chains.ts';
import type { ReadAddress } from './reading.ts';

/** Reasons to refuse a well-formed address where money would be lost. */
export type Unpayable = 'TOKEN_CONTRACT' | 'BURN_ADDRESS';

type Known = {
  /** Contracts of tokens: tokens sent to them stay there. USDT comes first. */
  readonly tokens: readonly [usdt: string, ...others: string[]];
  /** Addresses without an owner that no pattern of `isPattern` covers. */
  readonly burns: readonly string[];
};

/**
 * Token contracts and burn addresses of every chain, as published by the issuers and the chains. The build fails for a
 * chain without them.
 */
const KNOWN: Readonly<Record<Chain, Known>> = {
  TRC20: {
    tokens: [
      'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
      // USDC, wrapped TRX.
      'TEkxiTehnzSmSe2XqrBj4w32RUN966rdz8',
      'TNUC9Qb1rRpS5CbWLmNMxXBjyFoydXjWFR',
    ],
    // The black hole of the chain.
    burns: ['TLsV52sRDL79HXGGm9yzwKibb6BeruhUzy'],
  },
  ERC20: {
    tokens: [
      '0xdAC17F958D2ee523a2206206994597C13D831ec7',
      // USDC, DAI, wrapped ether.
      '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
      '0x6B175474E89094C44Da98b954EedeAC495271d0F',
      '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
    ],
    burns: ['0xdEAD000000000000000042069420694206942069'],
  },
  BSC: {
    tokens: [
      '0x55d398326f99059fF775485246999027B3197955',
      // USDC, BUSD, wrapped BNB.
      '0x8AC76a51cc950d9822D68b83fE1Ad97B32Cd580d',
      '0xe9e7CEA3DedcA5984780Bafc599bD69ADd087D56',
      '0xbb4CdB9CBd36B01bD1cBaEBF2De08d9173bc095c',
    ],
    burns: [],
  },
  TON: { tokens: ['EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs'], burns: [] },
  SOL: {
    tokens: [
      'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB',
      // USDC, wrapped SOL.
      'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
      'So11111111111111111111111111111111111111112',
      // Token programs, which own accounts.
      'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
      'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
      'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL',
    ],
    burns: [],
  },
};

type Read = (chain: Chain, text: string) => ReadAddress | undefined;
export type UnpayableKeys = ReadonlyMap<string, Unpayable>;

/**
 * The declared addresses by key. A key is refused on all chains with the same address form, because the key of a
 * contract has no owner there either.
 * Throws if a declared address is not one of its chain.
 */
export function unpayableKeys(read: Read): UnpayableKeys {
  const keys = new Map<string, Unpayable>();
  const add = (chain: Chain, addresses: readonly string[], why: Unpayable) => {
    for (const address of addresses) {
      const known = read(chain, address);
      if (!known) throw new Error(`${address} is no address of ${chain}`);
      keys.set(known.key, why);
    }
  };
  for (const [chain, { tokens, burns }] of Object.entries(KNOWN) as [Chain, Known][]) {
    add(chain, tokens, 'TOKEN_CONTRACT');
    add(chain, burns, 'BURN_ADDRESS');
  }
  return keys;
}

/** So many hexadecimal zeros at one end are made by no search for a beautiful key: 12 bytes. */
const ZEROS = /^0{24}|0{24}$/;
/** One to eight bytes again and again: `dead…dead`, `1111…`, the elector of TON. */
const REPEATED = /^((?:[0-9a-f]{2}){1,8}?)\1+$/;
/** Programs and accounts of the system of Solana, and its incinerator, end on a row of ones. */
const ONES = /1{10}$/;

/** Returns true if an address was made up rather than derived from a key, so that its money is lost. */
export function isPattern({ address, key }: ReadAddress): boolean {
  const digits = key.slice(key.lastIndexOf(':') + 1);
  return (
    ZEROS.test(digits) || REPEATED.test(digits) || (key.startsWith('sol:') && ONES.test(address))
  );
}
