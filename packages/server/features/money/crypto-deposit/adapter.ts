import * as z from 'zod/mini';
import { type Chain, isChain } from '@fairlot/rules/payee/chains';
import { unitsOfMills, USDT_DECIMALS } from '@fairlot/rules/payee/usdt';
import { readLimitedText } from '#platform/read-limited-text';
import type { Node } from '../provider/index.ts';

/** A chain as its node tells of it, by whatever node: what it does not tell whole and in time is undefined. */
export type ChainBlock = {
  readonly height: number;
  readonly hash: string;
  readonly parent: string;
  /** Of USDT and nothing else, to anybody; those of nothing are left out. */
  readonly transfers: readonly {
    readonly tx: string;
    readonly logIndex: number;
    readonly to: string;
    /** Base units. */
    readonly units: bigint;
  }[];
};
export type ChainNode = {
  /** How high it is. */
  readonly head: () => Promise<number | undefined>;
  /** All blocks from one height to another, both included. */
  readonly blocks: (from: number, to: number) => Promise<readonly ChainBlock[] | undefined>;
};

const ANSWER_MS = 5_000;
const MOST_BYTES = 4_000_000;
const MOST_TRANSFERS = 10_000;
const height = z.int().check(z.minimum(0));
/** Hex, base58 or base64: no chain names anything otherwise, and what stands in tables and places of pages is no more. */
const name = z.string().check(z.regex(/^[\w+/=:-]{1,100}$/));
const Head = z.object({ height });
const Blocks = z.object({
  blocks: z.array(
    z.object({
      height,
      hash: name,
      parent: name,
      transfers: z
        .array(
          z.object({
            tx: name,
            log: z.int().check(z.minimum(0), z.maximum(2_147_483_647)),
            to: z.string().check(z.minLength(1), z.maxLength(120)),
            // Transfers of nothing stand in every chain: by them addresses are put under people's eyes.
            units: z.string().check(z.regex(/^(?:0|[1-9]\d{0,37})$/)),
          }),
        )
        .check(z.maxLength(MOST_TRANSFERS)),
    }),
  ),
});

/** A hash in hex is one and the same however a node writes it; of all others every sign counts. */
const sameName = (text: string): string => {
  const [, hex] = /^(?:0x)?([0-9a-f]{64})$/i.exec(text) ?? [];
  return hex?.toLowerCase() ?? text;
};

async function ask({ apiAt, secret }: Node, path: string): Promise<unknown> {
  try {
    const signal = AbortSignal.timeout(ANSWER_MS);
    const headers = { authorization: `Bearer ${secret}` };
    const answer = await fetch(apiAt + path, { headers, redirect: 'error', signal });
    const text = await readLimitedText(answer, MOST_BYTES);
    return answer.ok && text !== undefined ? (JSON.parse(text) as unknown) : undefined;
  } catch {
    return undefined;
  }
}

/** A million million USDT: more than there are. Of other decimals than its chain has, or of another token. */
const MOST_MILLS = 10n ** 15n;
const mostOf = (code: Chain): bigint => unitsOfMills(MOST_MILLS, USDT_DECIMALS[code]);

/** A node that speaks as the double of `packages/sandbox` does. */
export function chainNode(node: Node, code: string): ChainNode {
  const most = isChain(code) ? mostOf(code) : 0n;
  return {
    head: async () => {
      const said = Head.safeParse(await ask(node, `/chain/${code}`));
      return said.success ? said.data.height : undefined;
    },
    blocks: async (from, to) => {
      const said = Blocks.safeParse(await ask(node, `/chain/${code}?from=${from}&to=${to}`));
      if (!said.success) return undefined;
      const { blocks } = said.data;
      const isWhole =
        blocks.length === to - from + 1 && blocks.every((block, at) => block.height === from + at);
      if (!isWhole) return undefined;
      const read = blocks.map((block) => ({
        height: block.height,
        hash: sameName(block.hash),
        parent: sameName(block.parent),
        transfers: block.transfers
          .map(({ tx, log, to: address, units }) => ({
            tx: sameName(tx),
            logIndex: log,
            to: address,
            units: BigInt(units),
          }))
          .filter(({ units }) => units > 0n),
      }));
      const isCredible = read.every(({ transfers }) =>
        transfers.every(({ units }) => units <= most),
      );
      return isCredible ? read : undefined;
    },
  };
}
