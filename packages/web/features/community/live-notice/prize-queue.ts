// Which prize is shown, and what waits behind it. Pure: what happens on an event or on closing a card
// is a function of the queue before (spec section 3).
import { ZERO, addMoney, sumMoney, type Money } from '@fairlot/rules/core/money';

export type Win = {
  readonly gameId: number;
  readonly serial: number;
  readonly name: string;
  readonly prize: Money;
  /** Of this player in this issue. */
  readonly stake: Money;
};

/** One win, or so many that waited that they stand on one card. */
export type Card =
  | { readonly kind: 'win'; readonly win: Win }
  | { readonly kind: 'many'; readonly count: number; readonly prize: Money };

export type PrizeQueue = {
  /** The first one is on screen. */
  readonly cards: readonly Card[];
  /** Cards that were closed since the queue was last empty: the 1 of 1 / 3 counts from here. */
  readonly closed: number;
  /** Issues that were told already, `4 202611210142`. */
  readonly received: readonly string[];
};

export const EMPTY_QUEUE: PrizeQueue = { cards: [], closed: 0, received: [] };

/** More than so many behind the card on screen are merged into one. */
const MOST_WAITING = 5;
/** An event comes again within minutes or not at all. */
const MOST_RECEIVED = 200;

export type Reception = 'popup' | 'quiet' | 'known' | 'hidden';

const keyOf = ({ gameId, serial }: Win): string => `${gameId} ${serial}`;

/** Only who got more than was staked has won something. */
const isWin = ({ prize, stake }: Win): boolean => prize > stake;

const sizeOf = (card: Card): number => (card.kind === 'many' ? card.count : 1);
const prizeOf = (card: Card): Money => (card.kind === 'many' ? card.prize : card.win.prize);

function merged(cards: readonly Card[]): readonly Card[] {
  const [shown, ...waiting] = cards;
  const count = waiting.reduce((sum, card) => sum + sizeOf(card), 0);
  if (!shown || count <= MOST_WAITING) return cards;
  return [shown, { kind: 'many', count, prize: sumMoney(waiting.map(prizeOf)) }];
}

/** Takes in a win: each issue once, quietly where it was no gain, not at all while hidden. */
export function receive(
  queue: PrizeQueue,
  win: Win,
  isHidden: boolean,
): { readonly queue: PrizeQueue; readonly reception: Reception } {
  const key = keyOf(win);
  if (queue.received.includes(key)) return { queue, reception: 'known' };
  const next = { ...queue, received: [...queue.received, key].slice(-MOST_RECEIVED) };
  if (isHidden) return { queue: next, reception: 'hidden' };
  if (!isWin(win)) return { queue: next, reception: win.prize > ZERO ? 'quiet' : 'known' };
  const cards = merged([...queue.cards, { kind: 'win', win }]);
  return { queue: { ...next, cards }, reception: 'popup' };
}

/** The card on screen is gone; the next one takes its place. */
export function closeCard(queue: PrizeQueue): PrizeQueue {
  const cards = queue.cards.slice(1);
  return { ...queue, cards, closed: cards.length > 0 ? queue.closed + 1 : 0 };
}

export const closeAll = (queue: PrizeQueue): PrizeQueue => ({ ...queue, cards: [], closed: 0 });

/** `1 / 3`. */
export const cardNumberOf = ({
  cards,
  closed,
}: PrizeQueue): { readonly n: number; readonly all: number } => ({
  n: closed + 1,
  all: closed + cards.length,
});

export const totalOf = (cards: readonly Card[]): Money =>
  cards.reduce((sum, card) => addMoney(sum, prizeOf(card)), ZERO);
