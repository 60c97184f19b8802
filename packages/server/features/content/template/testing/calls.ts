import type { templateConsole } from '@fairlot/wire/content/template';
import type { CallRows, FeatureCalls } from '#testing/calls';

const templateConsoleCalls: CallRows<typeof templateConsole> = {
  getTemplates: { who: 'template.letters.read', sample: {} },
  proposeTemplate: {
    who: 'template.letters.publish',
    sample: {
      Name: 'no-such-letter',
      Seen: 1,
      Rules: { Title: '标题', TitleEn: 'Subject', Content: '正文', ContentEn: 'Words' },
      Reason: 'no such letter',
    },
  },
};

export const calls: FeatureCalls = { console: templateConsoleCalls };
