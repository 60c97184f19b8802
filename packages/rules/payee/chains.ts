import { foldCode } from '../core/typed-text.ts';

/** Chains that USDT is paid on (spec section 9). The bank table has them as `USDT_` and this. */
export const CHAINS = ['TRC20', 'ERC20', 'BSC', 'TON', 'SOL'] as const;
export type Chain = (typeof CHAINS)[number];

export const isChain = (text: string): text is Chain => CHAINS.some((chain) => chain === text);

export const bankOfChain = (chain: Chain): string => `USDT_${chain}`;

/** The chain that a bank code names. */
export const chainOfBank = (code: string): Chain | undefined =>
  CHAINS.find((chain) => bankOfChain(chain) === code);

/** Which of two chains an address is of cannot be seen on it: the player types the name of the one that he means. */
export const isTyped = (chain: Chain): boolean => chain === 'ERC20' || chain === 'BSC';

/** Whether what was typed is the name of that chain. */
export const isNamed = (chain: Chain, typed: string): boolean =>
  foldCode(typed).toUpperCase() === chain;
