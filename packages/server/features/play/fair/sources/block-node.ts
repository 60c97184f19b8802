import { timestamp } from '@fairlot/wire/core';
import { readLimitedText } from '#platform/read-limited-text';
import type { BlockChain } from '@fairlot/rules/lottery/source';

/** A block as a node of its chain tells it. */
export type ChainBlock = {
  readonly height: number;
  /** Milliseconds UTC. */
  readonly at: number;
  /** Of this block and of the one before it, 64 hexadecimal digits. */
  readonly hash: string;
  readonly parent: string;
};

const TIMEOUT_MS = 3_000;
/** A block without its transactions, or with their hashes alone, is far smaller. */
const MOST_BYTES = 1 << 20;

/** What a node is asked, and how its answer is read. */
type Dialect = {
  readonly path: string;
  question(wanted: number | 'latest'): object;
  read(answer: unknown): ChainBlock | undefined;
};

const isHash = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;
const isTime = (value: unknown): value is number => timestamp.safeParse(value).success;

/** A member of whatever was answered. */
const member = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (inner, name) =>
      typeof inner === 'object' && inner !== null ? Reflect.get(inner, name) : undefined,
    value,
  );

function blockOf(height: unknown, at: unknown, hash: unknown, parent: unknown) {
  if (!isCount(height) || !isTime(at) || !isHash(hash) || !isHash(parent)) return undefined;
  return { height, at, hash, parent };
}

/** The HTTP interface of a TRON node; times are milliseconds. */
const TRON: Dialect = {
  path: 'wallet/getblock',
  question: (wanted) => ({
    ...(wanted !== 'latest' && { id_or_num: String(wanted) }),
    detail: false,
  }),
  read(answer) {
    const raw = member(answer, 'block_header', 'raw_data');
    const [height, at] = [member(raw, 'number'), member(raw, 'timestamp')];
    return blockOf(height, at, member(answer, 'blockID'), member(raw, 'parentHash'));
  },
};

const fromHex = (value: unknown): unknown =>
  typeof value === 'string' && /^0x[0-9a-f]{1,13}$/i.test(value) ? Number(value) : undefined;
const bare = (value: unknown): unknown =>
  typeof value === 'string' ? value.replace(/^0x/, '').toLowerCase() : undefined;

/** JSON-RPC of Ethereum and of the chains made after it; times are seconds. */
const RPC: Dialect = {
  path: '',
  question: (wanted) => ({
    jsonrpc: '2.0',
    id: 1,
    method: 'eth_getBlockByNumber',
    params: [wanted === 'latest' ? wanted : `0x${wanted.toString(16)}`, false],
  }),
  read(answer) {
    const block = member(answer, 'result');
    const seconds = fromHex(member(block, 'timestamp'));
    const at = typeof seconds === 'number' ? seconds * 1_000 : undefined;
    const [hash, parent] = [member(block, 'hash'), member(block, 'parentHash')];
    return blockOf(fromHex(member(block, 'number')), at, bare(hash), bare(parent));
  },
};

const DIALECTS: Readonly<Record<BlockChain, Dialect>> = { tron: TRON, ethereum: RPC, bnb: RPC };

/** Asks one node for a block; a node that is slow, gone, wordy or lying about the height has no answer. */
export async function askNode(
  chain: BlockChain,
  node: string,
  wanted: number | 'latest',
): Promise<ChainBlock | undefined> {
  const { path, question, read } = DIALECTS[chain];
  try {
    const response = await fetch(
      path === '' ? node : new URL(path, `${node.replace(/\/$/, '')}/`),
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(question(wanted)),
        signal: AbortSignal.timeout(TIMEOUT_MS),
        redirect: 'error',
      },
    );
    const text = response.ok ? await readLimitedText(response, MOST_BYTES) : undefined;
    const block = text === undefined ? undefined : read(JSON.parse(text));
    return block && (wanted === 'latest' || block.height === wanted) ? block : undefined;
  } catch {
    // A third party: whatever it does is no answer.
    return undefined;
  }
}
