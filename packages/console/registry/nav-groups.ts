import type { Bilingual } from '@fairlot/rules/core/text';

/** Groups of the navigation in their order: first the pages that operators work on all day. */
export const NAV_GROUPS = {
  today: { zh: '日常', en: 'Every day' },
  people: { zh: '玩家', en: 'Players' },
  money: { zh: '资金', en: 'Money' },
  site: { zh: '站点', en: 'Site' },
  desk: { zh: '后台', en: 'Console' },
} as const satisfies { readonly [group: string]: Bilingual };
