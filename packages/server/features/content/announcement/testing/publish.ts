import { invariant } from '@fairlot/rules/core/invariant';
import type { DraftContent } from '@fairlot/wire/content/announcement';
import { transaction, type Executor } from '#platform/db';
import { publish } from '../publish.ts';
import { saveDraft } from '../save-draft.ts';
import { lockDraft } from '../store-draft.ts';

export const PLAIN: DraftContent = {
  Type: 'system',
  Title: { zh: '维护通知', en: 'Maintenance' },
  Body: { zh: '今晚八点', en: 'At eight tonight' },
  IsPinned: false,
  IsMustRead: false,
  Audience: { Kind: 'all' },
  From: null,
  Until: null,
};

/** Written and published at once, as the demo is; its number. */
export const publishNow = (db: Executor, content: Partial<DraftContent> = {}): Promise<number> =>
  transaction(db, async (tx) => {
    const draft = { content: { ...PLAIN, ...content }, reason: 'a test of it' };
    const saved = await saveDraft(tx, 'command', draft);
    invariant(saved.ok, 'it is written');
    const row = await lockDraft(tx, saved.value.id);
    invariant(row && (await publish(tx, row, true)), 'it is published');
    return row.id;
  });
