import * as z from 'zod/mini';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Db } from '#platform/db';
import type { TwoPersonAct } from '#platform/feature';
import {
  propose,
  type ProposalRejection,
  type Person,
  type ProposalRow,
} from '../../staff/operator/proposals/index.ts';
import { targetOf } from './save-draft.ts';
import { lockDraft, withdrawShown, type DraftLine } from './store-draft.ts';
import { turnAndTell } from './turn.ts';

/** Takes an announcement back that players see, or would see: by two, as it came. */
const WITHDRAW = 'announcement.notices.withdraw';
const Content = z.object({ id: z.int() });

const isPublished = ({ state }: DraftLine): boolean => state === 'shown' || state === 'waiting';
const before = ({ state, shown }: DraftLine) => ({ state, shown });

export const withdrawAct: TwoPersonAct = {
  permission: WITHDRAW,
  change: async (tx, content) => {
    const { id } = Content.parse(content);
    const row = await lockDraft(tx, id);
    if (!row || !isPublished(row)) return undefined;
    await withdrawShown(tx, id);
    await turnAndTell(tx, [id]);
    return { before: before(row), after: { state: 'withdrawn' } };
  },
};

export type WithdrawFault = { readonly code: 'NO_SUCH_DRAFT' | 'NOT_PUBLISHED' };

export const proposeWithdrawal = (
  db: Db,
  maker: Person,
  id: number,
  reason: string,
): Promise<Result<ProposalRow, WithdrawFault | ProposalRejection>> =>
  propose<WithdrawFault>(
    db,
    maker,
    { permission: WITHDRAW, target: targetOf(id), reason },
    async (tx) => {
      const row = await lockDraft(tx, id);
      if (!row) return refused({ code: 'NO_SUCH_DRAFT' });
      if (!isPublished(row)) return refused({ code: 'NOT_PUBLISHED' });
      return ok({ before: before(row), content: { id, title: row.shown?.Title } });
    },
  );
