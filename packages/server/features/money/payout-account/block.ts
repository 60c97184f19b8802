import * as z from 'zod/mini';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import { CHAINS, bankOfChain } from '@fairlot/rules/payee/chains';
import type { Db } from '#platform/db';
import type { TwoPersonAct } from '#platform/feature';
import {
  propose,
  type ProposalRejection,
  type Person,
  type ProposalRow,
} from '../../staff/operator/proposals/index.ts';
import { publishPageChanges } from '../../staff/operator/audit/index.ts';
import { KIND_NUMBERS, type PayeeKind } from './kinds.ts';
import { readCard, readPurse, readUsdt, type Account } from './read-account.ts';
import { macOf } from './sealed-number.ts';
import { deleteBlock, insertBlock, readBlock } from './store.ts';
import { readBank } from './store-bank.ts';

/** A number comes onto the black list, and off it, by two operators (product 3.5); nothing of them is in full there. */
const PERMISSION = 'payee.blocks.change';

const Content = z.object({
  isListed: z.boolean(),
  kind: z.int(),
  shown: z.string(),
  mark: z.string(),
});
type Content = z.output<typeof Content>;

const there = ({ kind, shown, mark }: Omit<Content, 'isListed'>, isListed: boolean): Content => ({
  isListed,
  kind,
  shown,
  mark,
});
const targetOf = ({ shown, mark }: Pick<Content, 'shown' | 'mark'>) =>
  `number ${shown} (${mark.slice(0, 8)})`;

export const changeBlock: TwoPersonAct = {
  permission: PERMISSION,
  change: async (tx, content, { reason }) => {
    const wanted = Content.parse(content);
    const mac = Buffer.from(wanted.mark, 'hex');
    const { kind, shown } = wanted;
    const isDone = wanted.isListed
      ? await insertBlock(tx, { number_mac: mac, kind, shown, reason })
      : await deleteBlock(tx, mac);
    if (!isDone) return undefined;
    await publishPageChanges(tx, ['payee.blocks', 'payee.players'], targetOf(wanted));
    return { before: there(wanted, !wanted.isListed), after: wanted };
  },
};

export type TypedNumber = {
  readonly kind: PayeeKind;
  readonly bank: string | undefined;
  readonly number: string;
};

/** What was typed, as a player would have bound it. */
async function readTyped(
  db: Db,
  { kind, bank: code = '', number }: TypedNumber,
): Promise<Account | undefined> {
  if (kind === 'usdt') {
    const chain = CHAINS.find((each) => bankOfChain(each) === code);
    const read = chain && readUsdt(chain, number);
    return read?.ok ? read.value : undefined;
  }
  if (kind === 'card') {
    const bank = { code: 'OTHER', form: code === 'DIGITAL_RMB' ? 'digits' : 'card' } as const;
    const read = readCard(bank, number);
    return read.ok ? read.value : undefined;
  }
  const purse = await readBank(db, code);
  const read = purse && readPurse(purse, number);
  return read?.ok ? read.value : undefined;
}

type BlockDeps = { readonly db: Db; readonly dataFolder: string };
type Put<C extends string> = Promise<Result<ProposalRow, { readonly code: C | ProposalRejection }>>;

const put = async <C extends string>(
  db: Db,
  maker: Person,
  reason: string,
  { content, fault }: { content: Content; fault: C },
): Put<C> => {
  const deed = { permission: PERMISSION, target: targetOf(content), reason } as const;
  const made = await propose<C>(db, maker, deed, async (tx) => {
    const isThere = (await readBlock(tx, Buffer.from(content.mark, 'hex'))) !== undefined;
    if (isThere === content.isListed) return refused(fault);
    return ok({ before: there(content, !content.isListed), content });
  });
  return made.ok ? made : refused({ code: made.error });
};

/** Asks another operator to list a number, whether somebody has bound it or not. */
export async function proposeBlock(
  { db, dataFolder }: BlockDeps,
  maker: Person,
  typed: TypedNumber,
  reason: string,
): Put<'BAD_NUMBER' | 'IS_LISTED'> {
  const account = await readTyped(db, typed);
  if (!account) return refused({ code: 'BAD_NUMBER' });
  const kind = KIND_NUMBERS[account.kind];
  const mark = (await macOf(dataFolder, kind, account.key)).toString('hex');
  const content = { isListed: true, kind, shown: account.shown, mark };
  return put(db, maker, reason, { content, fault: 'IS_LISTED' });
}

/** Asks another operator to take one off. */
export async function proposeUnblock(
  db: Db,
  maker: Person,
  mark: string,
  reason: string,
): Put<'NOT_LISTED'> {
  const row = await readBlock(db, Buffer.from(mark, 'hex'));
  if (!row) return refused({ code: 'NOT_LISTED' });
  const content = { isListed: false, kind: row.kind, shown: row.shown, mark };
  return put(db, maker, reason, { content, fault: 'NOT_LISTED' });
}
