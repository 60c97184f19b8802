import { isDeepStrictEqual } from 'node:util';
import { isProse } from '@fairlot/rules/check/prose';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import { isLine } from '@fairlot/rules/lottery/game';
import type { RefusalOf } from '@fairlot/wire/core';
import {
  NOTICE_BOUNDS,
  type announcementConsole,
  type DraftContent,
} from '@fairlot/wire/content/announcement';
import type { Executor, Tx } from '#platform/db';
import { act, type Actor } from '../../staff/operator/proposals/index.ts';
import { readNowMs } from '../../staff/operator/sign-in/index.ts';
import { countDrafts, findAccount, insertDraft, lockDraft, updateDraft } from './store-draft.ts';

type Refused = RefusalOf<typeof announcementConsole.saveDraft>;
type Saved = { readonly id: number; readonly version: number };

export type DraftSave = {
  readonly content: DraftContent;
  readonly seen?: { readonly id: number; readonly version: number } | undefined;
  readonly reason: string;
};

export const targetOf = (id: number): string => `announcement ${id}`;

/** Whether it ends at all, and after it begins. */
export const isInTime = ({ From, Until }: DraftContent, nowMs: number): boolean =>
  Until === null || (Until > nowMs && (From === null || Until > From));

const areWords = ({ Title, Body }: DraftContent): boolean =>
  [Title.zh, Title.en].every((line) => isLine(line, NOTICE_BOUNDS.title)) &&
  [Body.zh, Body.en].every((text) => isProse(text, NOTICE_BOUNDS.body));

async function faultOf(tx: Tx, content: DraftContent): Promise<Refused | undefined> {
  if (!areWords(content)) return { code: 'BAD_WORDS' };
  if (!isInTime(content, await readNowMs(tx))) return { code: 'BAD_TIMES' };
  const { Audience } = content;
  if (Audience.Kind !== 'below' || (await findAccount(tx, Audience.Account)) !== undefined) {
    return undefined;
  }
  return { code: 'NO_SUCH_ACCOUNT', params: { name: Audience.Account } };
}

async function add(tx: Tx, content: DraftContent, author: string) {
  if ((await countDrafts(tx)) >= NOTICE_BOUNDS.drafts) {
    return refused<Refused>({ code: 'TOO_MANY', params: { most: NOTICE_BOUNDS.drafts } });
  }
  const id = await insertDraft(tx, content, author);
  return ok({ before: null, after: { id, ...content }, value: { id, version: 1 } });
}

async function change(tx: Tx, { content, seen }: DraftSave, author: string) {
  const row = seen && (await lockDraft(tx, seen.id));
  if (!row) return refused<Refused>({ code: 'NO_SUCH_DRAFT' });
  if (row.version !== seen.version) return refused<Refused>({ code: 'DRAFT_CHANGED' });
  if (isDeepStrictEqual(row.draft, content)) return refused<Refused>({ code: 'NO_CHANGE' });
  await updateDraft(tx, row.id, content, author);
  const value = { id: row.id, version: row.version + 1 };
  return ok({ before: row.draft, after: content, value });
}

/** Writes an announcement, or edits the one that was seen. Players see nothing of it until two have published it. */
export function saveDraft(
  db: Executor,
  actor: Actor,
  save: DraftSave,
): Promise<Result<Saved, Refused>> {
  const { content, seen, reason } = save;
  const target = seen ? targetOf(seen.id) : 'announcement';
  const author = actor === 'command' ? '' : actor.name;
  const deed = { permission: 'announcement.notices.edit', target, reason } as const;
  return act<Saved, Refused>(db, actor, deed, async (tx) => {
    const fault = await faultOf(tx, content);
    if (fault) return refused(fault);
    return seen ? change(tx, save, author) : add(tx, content, author);
  });
}
