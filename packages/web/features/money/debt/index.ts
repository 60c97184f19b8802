/** What a player owes, where he deposits and withdraws; nothing where he owes nothing (product 6.8). */
export { Owed } from './Owed.tsx';
