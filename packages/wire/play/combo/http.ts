import * as z from 'zod/mini';
import { nothing, post } from '../../core/index.ts';
import { TileIds } from './shapes.ts';

const Combo = z.strictObject({
  GameIds: TileIds,
  /** Tiles stand in the order in which their issues close, and not in the player's own. */
  IsByClose: z.boolean(),
});

export const getCombo = post('/api/ComboBet/Get', {
  access: 'player',
  passive: true,
  input: nothing,
  output: z.object({
    /** Null while the player has chosen no games. */
    Combo: z.nullable(z.object(Combo.shape)),
  }),
  about: 'The games that the player has side by side on the combo screen.',
});

export const saveCombo = post('/api/ComboBet/Save', {
  access: 'player',
  input: Combo,
  output: z.object(Combo.shape),
  about: 'Keeps the games of the combo screen; games that there are not are left out.',
});
