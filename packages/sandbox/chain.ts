import { randomBytes } from 'node:crypto';
import { BadField, textOf, unitsOf, wholeOf, type Fields } from './read.ts';
import type { Chain, State, Transfer } from './state.ts';

const CHAINS = ['TRC20', 'ERC20', 'BSC', 'TON', 'SOL'];
const FIRST_HEIGHT = 1_000;
const MOST_BLOCKS = 20_000;
const MOST_ANSWERED = 500;

export const newHash = (): string => randomBytes(32).toString('hex');

function extend(chain: Chain, transfers: readonly Transfer[]): void {
  const last = chain.blocks.at(-1);
  const height = last ? last.height + 1 : FIRST_HEIGHT;
  chain.blocks.push({ height, hash: newHash(), parent: last?.hash ?? newHash(), transfers });
  if (chain.blocks.length > MOST_BLOCKS) chain.blocks.shift();
}

export function chainOf({ chains }: State, code: string): Chain {
  if (!CHAINS.includes(code)) throw new BadField('chain');
  const known = chains.get(code);
  if (known) return known;
  const made: Chain = {
    blocks: [],
    waiting: [],
    lies: new Map(),
    manner: 'well',
    stalledAt: 0,
  };
  extend(made, []);
  chains.set(code, made);
  return made;
}

/** Mines so many blocks; the first has what was sent. */
export function mine(chain: Chain, count: number): void {
  for (let n = 0; n < count; n += 1) {
    extend(chain, chain.waiting);
    chain.waiting = [];
  }
}

export function send(chain: Chain, to: string, units: string, tx = newHash()): Transfer {
  const transfer = { tx, log: 0, to, units };
  chain.waiting.push(transfer);
  return transfer;
}

const find = (chain: Chain, tx: string): Transfer => {
  const found = chain.blocks.flatMap(({ transfers }) => transfers).find((each) => each.tx === tx);
  if (!found) throw new BadField('tx');
  return found;
};

type Act = (chain: Chain, fields: Fields) => Readonly<Record<string, unknown>>;
const top = (chain: Chain) => {
  const { height, hash } = chain.blocks.at(-1)!;
  return { height, hash };
};

const ACTS: Readonly<Record<string, Act>> = {
  /** With `tx`: under that name, so that what was gone comes back. */
  send: (chain, fields) => {
    const tx = fields['tx'] === undefined ? undefined : textOf(fields, 'tx', 100);
    return { ...send(chain, textOf(fields, 'to', 120), unitsOf(fields, 'units'), tx) };
  },
  mine: (chain, fields) => {
    mine(chain, fields['count'] === undefined ? 1 : wholeOf(fields, 'count'));
    return top(chain);
  },
  /** Another history from so many blocks back, one block longer; with `drop` what was in them is in none. */
  reorg: (chain, fields) => {
    const gone = chain.blocks.splice(-wholeOf(fields, 'depth'));
    const transfers = gone.flatMap((block) => block.transfers);
    if (fields['drop'] !== true) chain.waiting.unshift(...transfers);
    mine(chain, gone.length + 1);
    return top(chain);
  },
  /** The same transfer stands in the next block as well. */
  double: (chain, fields) => {
    chain.waiting.push(find(chain, textOf(fields, 'tx', 100)));
    return {};
  },
  /** Of a block that was told of it tells something else; those on top of it still name the old one. */
  lie: (chain, fields) => {
    const to = fields['to'] === undefined ? undefined : textOf(fields, 'to', 120);
    const transfers = to === undefined ? [] : [{ tx: newHash(), log: 0, to, units: '1000000' }];
    chain.lies.set(wholeOf(fields, 'height'), { hash: newHash(), transfers });
    return {};
  },
  manner: (chain, fields) => {
    const word = textOf(fields, 'word', 20);
    if (!/^(?:well|silent|stalled|huge)$/.test(word)) throw new BadField('word');
    chain.manner = word as Chain['manner'];
    chain.stalledAt = top(chain).height;
    chain.lies.clear();
    return {};
  },
};

export function actOn(state: State, fields: Fields): Readonly<Record<string, unknown>> {
  const act = ACTS[textOf(fields, 'act', 20)];
  if (!act) throw new BadField('act');
  return act(chainOf(state, textOf(fields, 'chain', 10)), fields);
}

/** What its node answers: how high it is, or the blocks from one height to another. Null: it says nothing. */
export function answerOf(state: State, code: string, query: URLSearchParams): object | null {
  const chain = chainOf(state, code);
  if (chain.manner === 'silent') return null;
  if (chain.manner === 'huge') return { height: 1, more: 'x'.repeat(6_000_000) };
  const isStalled = chain.manner === 'stalled';
  const head = isStalled ? chain.stalledAt : top(chain).height;
  const [from, to] = [Number(query.get('from')), Number(query.get('to'))];
  if (!query.has('from')) return { height: head };
  const blocks = chain.blocks
    .filter(({ height }) => height >= from && height <= Math.min(to, head))
    .slice(0, MOST_ANSWERED);
  return { blocks: blocks.map((block) => ({ ...block, ...chain.lies.get(block.height) })) };
}
