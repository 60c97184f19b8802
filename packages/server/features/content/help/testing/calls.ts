import type { helpConsole, helpHttp } from '@fairlot/wire/content/help';
import type { CallRows, FeatureCalls } from '#testing/calls';

/** No article has this number. */
const Id = 2_000_000_000;

const helpCalls: CallRows<typeof helpHttp> = {
  getHelp: { who: 'player', sample: { Find: '投注' } },
  getArticle: { who: 'player', sample: { Id } },
  rateArticle: { who: 'player', sample: { Id, IsUseful: true } },
};

const helpConsoleCalls: CallRows<typeof helpConsole> = {
  getArticles: { who: 'help.articles.read', sample: {} },
  proposeArticle: {
    who: 'help.articles.publish',
    sample: {
      Article: { Id, Seen: 7 },
      Rules: {
        Category: 'start',
        Title: '帮助',
        TitleEn: 'Help',
        Content: '正文',
        ContentEn: 'Words',
        Sort: 3,
        IsShown: true,
      },
      Reason: 'no such article',
    },
  },
};

export const calls: FeatureCalls = { http: helpCalls, console: helpConsoleCalls };
