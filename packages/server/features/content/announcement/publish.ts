import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { ANNOUNCEMENT_TYPES } from '@fairlot/rules/check/announcement-types';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import {
  NOTICE_BOUNDS,
  DraftContent,
  type DraftContent as Draft,
} from '@fairlot/wire/content/announcement';
import type { Db, Tx } from '#platform/db';
import type { TwoPersonAct } from '#platform/feature';
import {
  propose,
  type ProposalRejection,
  type Person,
  type ProposalRow,
} from '../../staff/operator/proposals/index.ts';
import { readNowMs } from '../../staff/operator/sign-in/index.ts';
import { isInTime, targetOf } from './save-draft.ts';
import { AUDIENCE } from './store.ts';
import {
  countMarked,
  findAccount,
  lockDraft,
  publishDraft,
  type DraftLine,
} from './store-draft.ts';
import { turnAndTell } from './turn.ts';

/**
 * An announcement comes before players by two operators: one asks for what is written, the other confirms exactly
 * that. Whatever was edited since needs a proposal of its own.
 */
const PUBLISH = 'announcement.notices.publish';

const Content = z.object({
  id: z.int(),
  version: z.int(),
  isNew: z.boolean(),
  content: DraftContent,
});

export type PublishFault =
  | { readonly code: 'NO_SUCH_DRAFT' | 'DRAFT_CHANGED' | 'BAD_TIMES' | 'NO_CHANGE' }
  | {
      readonly code: 'TOO_MANY_PINNED' | 'TOO_MANY_MUST_READ';
      readonly params: { readonly most: number };
    };

export type ToPublish = { readonly id: number; readonly version: number; readonly isNew: boolean };

/** What keeps it from being published as it is. */
async function faultOf(
  tx: Tx,
  row: DraftLine | undefined,
  { version, isNew }: Omit<ToPublish, 'id'>,
): Promise<PublishFault | undefined> {
  if (!row) return { code: 'NO_SUCH_DRAFT' };
  if (row.version !== version) return { code: 'DRAFT_CHANGED' };
  const { draft } = row;
  if (!isInTime(draft, await readNowMs(tx))) return { code: 'BAD_TIMES' };
  const isThere = row.state === 'shown' || row.state === 'waiting';
  if (isThere && !isNew && isDeepStrictEqual(row.shown, draft)) return { code: 'NO_CHANGE' };
  const { pinned, must } = await countMarked(tx, row.id);
  if (draft.IsPinned && pinned >= NOTICE_BOUNDS.pinned) {
    return { code: 'TOO_MANY_PINNED', params: { most: NOTICE_BOUNDS.pinned } };
  }
  if (draft.IsMustRead && must >= NOTICE_BOUNDS.mustRead) {
    return { code: 'TOO_MANY_MUST_READ', params: { most: NOTICE_BOUNDS.mustRead } };
  }
  return undefined;
}

async function audienceOf(tx: Tx, { Audience }: Draft): Promise<bigint | undefined> {
  if (Audience.Kind !== 'below') return AUDIENCE[Audience.Kind];
  return findAccount(tx, Audience.Account);
}

/** Publishes what is written, and shows it if its time has come; false where it cannot be done any more. */
export async function publish(tx: Tx, row: DraftLine, isNew: boolean): Promise<boolean> {
  const { draft, version } = row;
  const audience = await audienceOf(tx, draft);
  if (audience === undefined) return false;
  const begins = draft.From === null || draft.From <= (await readNowMs(tx));
  // Whom it was not meant for has not read it; whoever has to tick it now did not.
  const isSame = row.audience === audience && row.shown?.IsMustRead === draft.IsMustRead;
  const keepsPlace = row.state === 'shown' && !isNew && begins && isSame;
  const type = ANNOUNCEMENT_TYPES[draft.Type].number;
  await publishDraft(tx, row.id, { content: draft, version, type, audience, keepsPlace });
  await turnAndTell(tx, row.is_up ? [row.id] : []);
  return true;
}

const before = ({ state, shown }: DraftLine) => ({ state, shown });

export const publishAct: TwoPersonAct = {
  permission: PUBLISH,
  change: async (tx, frozen) => {
    const { id, version, isNew, content } = Content.parse(frozen);
    const row = await lockDraft(tx, id);
    if (!row || (await faultOf(tx, row, { version, isNew }))) return undefined;
    const was = before(row);
    if (!(await publish(tx, row, isNew))) return undefined;
    return { before: was, after: content };
  },
};

/** Asks a second operator to publish an announcement as it was seen. */
export const proposePublication = (
  db: Db,
  maker: Person,
  { id, version, isNew }: ToPublish,
  reason: string,
): Promise<Result<ProposalRow, PublishFault | ProposalRejection>> =>
  propose<PublishFault>(
    db,
    maker,
    { permission: PUBLISH, target: targetOf(id), reason },
    async (tx) => {
      const row = await lockDraft(tx, id);
      const fault = await faultOf(tx, row, { version, isNew });
      if (fault || !row) return refused(fault ?? { code: 'NO_SUCH_DRAFT' });
      return ok({ before: before(row), content: { id, version, isNew, content: row.draft } });
    },
  );
