import { announcementConsole, type DraftContent } from '@fairlot/wire/content/announcement';
import type { DemoStage, DemoStep } from '#platform/demo';
import { DEMO_MORE } from './demo-text.ts';

const Reason = 'Demo: fills the announcements';

/** Writes an announcement by one operator and publishes it by two. */
async function publish({ operators: [operator], confirm }: DemoStage, content: DraftContent) {
  const { Rows } = await operator.call(announcementConsole.getDrafts, { Count: 100 });
  const known = Rows.find(({ Title }) => Title.zh === content.Title.zh);
  if (known && known.State !== 'draft') return;
  const { Id, Version } =
    known ?? (await operator.call(announcementConsole.saveDraft, { ...content, Reason }));
  const asked = { Id, Version, IsNew: false, Reason };
  await confirm(operator.call(announcementConsole.proposePublication, asked));
}

export const demoAnnouncements: DemoStep = {
  name: 'announcements',
  run: async (stage) => {
    for (const content of DEMO_MORE) await publish(stage, content);
  },
};
