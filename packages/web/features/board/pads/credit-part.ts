import { part } from '@fairlot/shell';

/** The tools of the pads with odds, which most visits never open. */
export const CreditTools = part(() => import('./CreditTools.tsx'));
