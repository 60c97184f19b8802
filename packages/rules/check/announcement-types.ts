import type { Bilingual } from '../core/text.ts';

/** Types of product 6.10; a type keeps its number. */
export const ANNOUNCEMENT_TYPES = {
  system: { number: 1, zh: '系统', en: 'System' },
  maintenance: { number: 2, zh: '维护', en: 'Maintenance' },
  activity: { number: 3, zh: '活动', en: 'Activity' },
  game: { number: 4, zh: '彩种', en: 'Games' },
  risk: { number: 5, zh: '风险', en: 'Risk' },
  agents: { number: 6, zh: '代理', en: 'Agents' },
} as const satisfies Readonly<Record<string, Bilingual & { readonly number: number }>>;
export type AnnouncementType = keyof typeof ANNOUNCEMENT_TYPES;

export const ANNOUNCEMENT_TYPE_NAMES = Object.keys(ANNOUNCEMENT_TYPES) as [
  AnnouncementType,
  ...AnnouncementType[],
];
