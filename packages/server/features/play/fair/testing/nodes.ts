import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BlockChain } from '@fairlot/rules/lottery/source';
import type { ChainBlock } from '../sources/block-node.ts';

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A chain of recorded blocks: one each `everyMs` from a time, as far as it has got. */
export const recordedChain = (name: string, fromMs: number, everyMs: number, count: number) =>
  Array.from({ length: count }, (_, height): ChainBlock => {
    const at = fromMs + height * everyMs;
    return { height, at, hash: hashOf(`${name}${height}`), parent: hashOf(`${name}${height - 1}`) };
  });

export type Node = {
  readonly url: string;
  /** What it knows; a test adds blocks, exchanges them or takes them away. */
  chain: readonly ChainBlock[];
  /** What it answers instead, where it is out of order. */
  instead: string | undefined;
  asked: number;
  /** How long it thinks about each question. */
  delayMs: number;
  stop(): Promise<void>;
};

/** A node of a public chain on this machine, in the words of that chain. */
export async function startNode(of: BlockChain, chain: readonly ChainBlock[]): Promise<Node> {
  const node = { chain, instead: undefined as string | undefined, asked: 0, delayMs: 0 };
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (part) => (text += String(part)));
    request.on('end', () => {
      node.asked += 1;
      const question = JSON.parse(text) as { id_or_num?: string; params?: readonly [string] };
      const wanted = question.params?.[0] ?? question.id_or_num ?? 'latest';
      const block =
        wanted === 'latest'
          ? node.chain.at(-1)
          : node.chain.find(({ height }) => height === Number(wanted));
      response.setHeader('content-type', 'application/json');
      const answer = node.instead ?? JSON.stringify(block ? answerOf(of, block) : {});
      setTimeout(() => response.end(answer), node.delayMs);
    });
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const stop = () =>
    new Promise<void>((done) => {
      server.closeAllConnections();
      server.close(() => done());
    });
  return Object.assign(node, { url: `http://127.0.0.1:${port}`, stop });
}

function answerOf(of: BlockChain, { height, at, hash, parent }: ChainBlock): object {
  if (of === 'tron') {
    const raw_data = { number: height, timestamp: at, parentHash: parent };
    return { blockID: hash, block_header: { raw_data } };
  }
  const hex = (value: number): string => `0x${value.toString(16)}`;
  const result = {
    number: hex(height),
    timestamp: hex(at / 1_000),
    hash: `0x${hash}`,
    parentHash: `0x${parent}`,
  };
  return { jsonrpc: '2.0', id: 1, result };
}
