import { createStore } from '@fairlot/shell';

/** Where the head of the bet page says how many issues a day has, and later which of them is on sale; null: no head stands. */
export const daySlot = createStore<Element | null>(null);
