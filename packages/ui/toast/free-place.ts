/** A box on the screen, in CSS pixels. */
export type Box = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

export type Size = { readonly width: number; readonly height: number };

/** Places are looked for in steps of this height. */
const STEP = 8;

/** True if two boxes are nearer than `gap`. */
export const touches = (one: Box, other: Box, gap: number): boolean =>
  one.left < other.right + gap &&
  other.left < one.right + gap &&
  one.top < other.bottom + gap &&
  other.top < one.bottom + gap;

export const boxAt = (left: number, top: number, { width, height }: Size): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

/**
 * The lowest place of that size within `room` that lies over none of the boxes: the right corner first,
 * then the left one, then the middle. Undefined if there is none.
 */
export function freePlace(size: Size, room: Box, taken: readonly Box[], gap = 4): Box | undefined {
  const lefts = [room.right - size.width, room.left, (room.left + room.right - size.width) / 2];
  if (lefts[0]! < room.left) return undefined;
  for (let top = room.bottom - size.height; top >= room.top; top -= STEP) {
    for (const left of lefts) {
      const box = boxAt(left, top, size);
      if (!taken.some((other) => touches(box, other, gap))) return box;
    }
  }
  return undefined;
}
