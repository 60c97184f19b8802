import type { Bilingual } from '@fairlot/rules/core/text';
import type { BonusState } from './shapes.ts';
import type * as z from 'zod/mini';

/** What a bonus is called in each of its states, to its player and to operators (product 5.12). */
export const BONUS_STATE_NAMES = {
  PENDING: { zh: '待领取', en: 'Offered' },
  ACTIVE: { zh: '进行中', en: 'Active' },
  COMPLETED: { zh: '已完成', en: 'Completed' },
  EXPIRED: { zh: '已过期', en: 'Expired' },
  FORFEITED: { zh: '已放弃', en: 'Given up' },
  REVOKED: { zh: '已撤销', en: 'Taken back' },
} as const satisfies Readonly<Record<z.output<typeof BonusState>, Bilingual>>;
