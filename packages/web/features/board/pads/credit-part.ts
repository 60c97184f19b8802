import { part } from '@fairlot/shell';

/** The tools of double-sided boards, which most visits never open. */
export const CreditTools = part(() => import('./CreditTools.tsx'));
