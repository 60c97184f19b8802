import { readFile } from 'node:fs/promises';
import { ok, refused } from '@fairlot/rules/core/result';
import { isChain } from '@fairlot/rules/payee/chains';
import {
  countPools,
  importAddresses,
  listChains,
  resume,
  setAddress,
  setChain,
} from '../../../features/money/crypto-deposit/index.ts';
import { act } from '../../../features/staff/operator/proposals/index.ts';
import type { Db } from '#platform/db';
import type { GameStage } from './games.ts';

/** What `npm run site` does with chains that deposits come over, by actor `command`. */
export const CHAIN_USAGE = `npm run site -- chain                            nodes of chains, how far each was read, and the pools of addresses
npm run site -- chain node CHAIN URL FILE        where its node is, its key in a file; kept sealed
npm run site -- chain import CHAIN FILE          addresses that players pay to, a line each; nobody here has their keys
npm run site -- chain retire CHAIN ADDRESS       leases it to no order any more; chain restore CHAIN ADDRESS does again
npm run site -- chain resume CHAIN               reads on a chain that stopped`;

/** Nothing was done, and why: the command fails. */
type Said = Promise<string | { readonly why: string }>;
const NONE = { why: 'there is no such chain' };

/** What stands in a file is in no list of processes and no history of commands. */
const textOf = (file: string): Promise<string | undefined> =>
  readFile(file, 'utf8').catch(() => undefined);

async function node(
  { db, dataFolder, reason }: GameStage,
  [code = '', apiAt = '', file = '']: readonly string[],
): Said {
  const secret = (await textOf(file))?.trim();
  if (secret === undefined) return { why: `${file} cannot be read` };
  const deed = { permission: 'chain.nodes.change', target: `chain ${code}`, reason } as const;
  const made = await act<string, string>(db, 'command', deed, async (tx) => {
    const fault = await setChain(tx, dataFolder, { code, apiAt, secret });
    if (fault !== undefined) return refused(fault);
    return ok({ before: null, after: { apiAt }, value: code });
  });
  return made.ok ? `node of ${made.value}: ${apiAt}` : { why: made.error };
}

async function bring({ db, reason }: GameStage, [code = '', file = '']: readonly string[]): Said {
  const text = await textOf(file);
  if (text === undefined) return { why: `${file} cannot be read` };
  const deed = { permission: 'chain.addresses.import', target: `pool ${code}`, reason } as const;
  const made = await act<number, string>(db, 'command', deed, async (tx) => {
    const added = await importAddresses(tx, code, text);
    if (!added.ok) return added;
    return ok({ before: null, after: { added: added.value }, value: added.value });
  });
  return made.ok ? `${made.value} new addresses of ${code}` : { why: made.error };
}

const set =
  (isOn: boolean) =>
  async ({ db, reason }: GameStage, [chain = '', address = '']: readonly string[]): Said => {
    if (!isChain(chain)) return NONE;
    const done = await setAddress(db, 'command', { chain, address, isOn }, reason);
    return done.ok ? `${address} is ${isOn ? 'on' : 'off'}` : { why: done.error.code };
  };

async function readOn({ db, reason }: GameStage, [chain = '']: readonly string[]): Said {
  if (!isChain(chain)) return NONE;
  const done = await resume(db, 'command', chain, reason);
  return done.ok ? `${chain} is read on` : { why: done.error.code };
}

export const chainActs = {
  'chain node': { words: 3, run: node },
  'chain import': { words: 2, run: bring },
  'chain retire': { words: 2, run: set(false) },
  'chain restore': { words: 2, run: set(true) },
  'chain resume': { words: 1, run: readOn },
} as const;

export async function describeChains(db: Db): Promise<string> {
  const pools = new Map((await countPools(db)).map((pool) => [pool.code, pool]));
  const lines = (await listChains(db)).map(({ code, height, head, fault, is_well: isWell }) => {
    const { free = 0, leased = 0, retired = 0 } = pools.get(code) ?? {};
    const read = `${height ?? '-'} of ${head ?? '-'}`;
    return `${code}  ${read}  ${fault ?? (isWell ? 'well' : 'not read on')}  ${free} free, ${leased} leased, ${retired} retired`;
  });
  return lines.length > 0 ? lines.join('\n') : 'no chains';
}
