import { part } from '../../../session/index.ts';

/** The tools of double-sided boards, which most visits never open. */
export const CreditTools = part(() => import('./CreditTools.tsx'));
