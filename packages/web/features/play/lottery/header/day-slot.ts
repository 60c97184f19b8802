import { createStore, type Watched } from '@fairlot/shell';

const slot = createStore<Element | null>(null);

/** Where the head of the bet page says how many issues a day has, and later which of them is on sale; null: no head stands. */
export const daySlot: Watched<Element | null> = slot;

/** What the head gives its element to, and null when it goes. */
export const offerDaySlot = (at: Element | null): void => slot.set(at);
