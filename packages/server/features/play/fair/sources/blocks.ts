import type { BlockChain } from '@fairlot/rules/lottery/source';
import { monotonicMs } from '#platform/clock';
import type { Log } from '#platform/log';
import { createBackOff } from './back-off.ts';
import { askNode, type ChainBlock } from './block-node.ts';
import { firstSince } from './block-search.ts';

/** Nodes of each chain that are asked, by their addresses. */
export type BlockNodes = Readonly<Partial<Record<BlockChain, readonly string[]>>>;

/** The public chains as this process sees them. Nodes prove nothing: two of them have to agree. */
export type Blocks = {
  /** Looks for the newest block of each chain: whether issues may rely on it. */
  ping(): Promise<void>;
  /** Whether enough nodes of a chain answers of a block just now, by the time of the database. */
  isReachable(chain: BlockChain, nowMs: number): boolean;
  /** The first block at or after a time, not asked for more often than the back-off allows. */
  firstSince(chain: BlockChain, fromMs: number): Promise<ChainBlock | undefined>;
};

/** Blocks that stand on one before it is drawn from: so deep a chain is hardly ever written anew. */
const DEPTH: Readonly<Record<BlockChain, number>> = { tron: 3, ethereum: 2, bnb: 5 };
/** Of one node alone nobody can tell whether it errs. */
const QUORUM = 2;
const REACHABLE_MS = 40_000;
/** A node that answers each question, but slowly, holds up draws no longer than this in all. */
const MOST_SEARCH_MS = 15_000;
/** How old the newest block may be for a chain to count as alive. */
const FRESH_MS = 60_000;

export function createBlocks(
  nodes: BlockNodes,
  log: Log,
  mostSearchMs: number = MOST_SEARCH_MS,
): Blocks {
  const newest = new Map<BlockChain, { readonly at: number; readonly seenMs: number }>();
  const backOffs = new Map<BlockChain, ReturnType<typeof createBackOff>>();
  const backOffOf = (chain: BlockChain) => {
    const backOff = backOffs.get(chain) ?? createBackOff();
    backOffs.set(chain, backOff);
    return backOff;
  };
  return {
    ping: async () => {
      for (const [chain, asked = []] of Object.entries(nodes) as [
        BlockChain,
        readonly string[],
      ][]) {
        const answers = await Promise.all(asked.map((node) => askNode(chain, node, 'latest')));
        const times = answers.flatMap((block) => (block ? [block.at] : []));
        if (times.length < QUORUM) continue;
        newest.set(chain, { at: Math.min(...times), seenMs: monotonicMs() });
      }
    },
    isReachable: (chain, nowMs) => {
      const seen = newest.get(chain);
      if (!seen || monotonicMs() - seen.seenMs > REACHABLE_MS) return false;
      return nowMs - seen.at < FRESH_MS;
    },
    firstSince: async (chain, fromMs) => {
      const backOff = backOffOf(chain);
      if (!backOff.isOver(fromMs)) return undefined;
      const untilMs = monotonicMs() + mostSearchMs;
      const hasTime = (): boolean => monotonicMs() < untilMs;
      const answers = await Promise.all(
        (nodes[chain] ?? []).map((node) =>
          firstSince((wanted) => askNode(chain, node, wanted), fromMs, DEPTH[chain], hasTime),
        ),
      );
      const found = answers.filter((block) => block !== undefined);
      const [first] = found;
      const isOne = found.every((block) => block.hash === first?.hash && block.at === first.at);
      if (!isOne) log.error({ chain, fromMs, blocks: found }, 'nodes disagree about a block');
      if (first && isOne && found.length >= QUORUM) {
        backOff.found(fromMs);
        return first;
      }
      backOff.missed(fromMs);
      return undefined;
    },
  };
}
