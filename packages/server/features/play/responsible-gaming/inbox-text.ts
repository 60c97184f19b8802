import { siteTimeOf } from '@fairlot/rules/lottery/site-day';
import type { Message } from '../../messaging/inbox/index.ts';

/** What a player reads in his inbox of a break or an exclusion; `untilMs` is its end, milliseconds UTC. */
export function breakBegun(
  isByOperator: boolean,
  untilMs: number,
): Pick<Message, 'title' | 'content' | 'link'> {
  const until = siteTimeOf(untilMs);
  return {
    title: isByOperator
      ? { zh: '账号已被暂停投注', en: 'You were excluded from betting' }
      : { zh: '休息已开始', en: 'Your break has begun' },
    content: {
      zh: `至 ${until}（UTC+8）不能投注，期间不能缩短。`,
      en: `No bets until ${until} (UTC+8). It cannot be made shorter.`,
    },
    link: { Window: 'PersonalLimits' },
  };
}
