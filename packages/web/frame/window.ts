import type { Bilingual } from '@fairlot/rules/core/text';
import type { IconName } from '@fairlot/ui';

/** Groups of the popup window (spec section 2), those that players use most first (decision 0264). */
export const WINDOW_GROUPS = {
  Banking: { icon: 'wallet', title: { zh: '资金', en: 'Banking' } },
  Report: { icon: 'report', title: { zh: '报表', en: 'Reports' } },
  MyAccount: { icon: 'person', title: { zh: '我的账户', en: 'My account' } },
  Team: { icon: 'me', title: { zh: '团队', en: 'Team' } },
  Announcement: { icon: 'bell', title: { zh: '公告', en: 'Announcements' } },
  Helper: { icon: 'help', title: { zh: '帮助', en: 'Help' } },
  Download: { icon: 'download', title: { zh: '下载', en: 'Download' } },
} as const satisfies { [group: string]: { icon: IconName; title: Bilingual } };
