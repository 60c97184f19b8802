import { createStore, onLeave, type Store } from '../../../session/index.ts';
import { EMPTY_CART, type Cart } from './cart.ts';

/** The slips by game: they outlive the screen, so that a look at another game loses nothing. */
const carts = new Map<number, Store<Cart>>();

/** What somebody meant to bet is not for whoever signs in next. */
onLeave(() => {
  for (const cart of carts.values()) cart.set(EMPTY_CART);
});

export function cartOf(gameId: number): Store<Cart> {
  const known = carts.get(gameId);
  if (known) return known;
  const cart = createStore(EMPTY_CART);
  carts.set(gameId, cart);
  return cart;
}
