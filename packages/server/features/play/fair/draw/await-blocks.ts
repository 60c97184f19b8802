import { categoryOf } from '@fairlot/rules/lottery/categories';
import type { BlockChain } from '@fairlot/rules/lottery/source';
import { transaction } from '#platform/db';
import { awaitingIssues, type Issue } from '../../lottery/issues/index.ts';
import { hurryJobs } from '../../lottery/claims/index.ts';
import type { Fair } from '../sources/context.ts';
import { isExpired } from './expired.ts';
import { haltWaiting } from './halt-waiting.ts';
import { insertBlock, readBlock } from './store-chain-block.ts';

/** The chain whose blocks an issue may be drawn from. */
export function blockChainOf({ categoryId }: Pick<Issue, 'categoryId'>): BlockChain | undefined {
  const source = categoryOf(categoryId)?.source;
  return source?.kind === 'block' ? source.chain : undefined;
}

/** Fetches the blocks that closed issues wait for; lets go what can be drawn or must be cancelled. */
export async function awaitBlocks(fair: Fair): Promise<void> {
  const { db } = fair;
  const due = (await awaitingIssues(db)).filter(
    ({ mode, nowMs, drawMs }) => mode === 2 && nowMs >= drawMs,
  );
  const ofBlocks = groupsBy(due, (issue) => `${blockChainOf(issue)} ${issue.drawMs}`);
  await Promise.all(ofBlocks.map((issues) => awaitBlock(fair, issues)));
  await haltWaiting(db, due);
}

/** What issues of one draw time on one chain wait for. */
async function awaitBlock({ db, blocks }: Fair, issues: readonly Issue[]): Promise<void> {
  const [first] = issues;
  const chain = first && blockChainOf(first);
  if (!chain) return;
  const known = await readBlock(db, chain, first.drawMs);
  const found = known ?? (await blocks.firstSince(chain, first.drawMs));
  if (!found && !issues.every(isExpired)) return;
  const ids = issues.map(({ id }) => id);
  await transaction(db, async (tx) => {
    if (found && !known) await insertBlock(tx, chain, first.drawMs, found);
    await hurryJobs(tx, ids, 'draw');
  });
}

function groupsBy<K>(issues: readonly Issue[], keyOf: (issue: Issue) => K): readonly Issue[][] {
  const groups = new Map<K, Issue[]>();
  for (const issue of issues) {
    const group = groups.get(keyOf(issue)) ?? [];
    group.push(issue);
    groups.set(keyOf(issue), group);
  }
  return [...groups.values()];
}
