import { transaction, type Db } from '#platform/db';
import { publish } from './publish.ts';
import { saveDraft } from './save-draft.ts';
import { countDrafts, lockDraft, wasEverMade } from './store-draft.ts';
import { DEMO } from './text.ts';

/** What a demo begins with; never again once something was written. */
export const seedDemo = (db: Db): Promise<void> =>
  transaction(db, async (tx) => {
    // Of two that start at once one writes.
    await countDrafts(tx);
    if (await wasEverMade(tx)) return;
    for (const content of DEMO) {
      const saved = await saveDraft(tx, 'command', { content, reason: 'the demo' });
      const row = saved.ok && (await lockDraft(tx, saved.value.id));
      if (row) await publish(tx, row, true);
    }
  });
