import { part } from '@fairlot/shell';

/** What a player owes, where he deposits and withdraws; nothing where he owes nothing (product 6.8). */
export const Owed = part(() => import('./Owed.tsx'));
