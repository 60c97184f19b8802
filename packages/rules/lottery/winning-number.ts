import { invariant } from '../core/invariant.ts';
import type { Result } from '../core/result.ts';
import {
  type DrawShape,
  readDraw,
  type WinningNumberFault,
  writeDraw,
} from '../play/draw-shape.ts';
import type { Draw } from '../play/play.ts';
import { findFamily } from '../play/registry.ts';
import type { Category } from './category.ts';

type OfFamily = Pick<Category, 'family'>;

/** What a category draws. */
export function shapeOf({ family }: OfFamily): DrawShape {
  const found = findFamily(family);
  invariant(found, `${family} is a family`);
  return found.draw;
}

/** The text that travels and is stored, as the family writes it. */
export const formatWinningNumber = (category: OfFamily, draw: Draw): string =>
  writeDraw(shapeOf(category), draw);

/** Reads a winning number of a category, as the family reads it. Never throws for any text. */
export const parseWinningNumber = (
  category: OfFamily,
  text: string,
): Result<Draw, WinningNumberFault> => readDraw(shapeOf(category), text);
