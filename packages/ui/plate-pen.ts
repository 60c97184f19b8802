// The strokes of a plate: everything is a path, so that drawing needs one kind of element.
// Angles run clockwise from the top, radii are units of a plate 200 wide.

export type Stroke = {
  readonly d: string;
  /** Opacity of the fill, 0 for none. */
  readonly fill?: number;
  /** Opacity of the line, 0 for none. */
  readonly line?: number;
  readonly width?: number;
  readonly round?: boolean;
};

export const TURN = Math.PI * 2;

const short = (value: number): number => Number(value.toFixed(2));

/** The point at a radius and an angle. */
export const point = (radius: number, angle: number): [number, number] => [
  short(100 + radius * Math.sin(angle)),
  short(100 - radius * Math.cos(angle)),
];

/** A circle as a path. */
export const circle = (x: number, y: number, r: number): string =>
  `M${short(x - r)} ${short(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

export const ring = (radius: number, width: number): Stroke => ({
  d: circle(100, 100, radius),
  line: 1,
  width,
});

export const dot = (radius: number, angle: number, size: number, fill = 1): Stroke => ({
  d: circle(...point(radius, angle), size),
  fill,
});

export function arc(radius: number, from: number, to: number, width: number, line = 1): Stroke {
  const [x0, y0] = point(radius, from);
  const [x1, y1] = point(radius, to);
  const d = `M${x0} ${y0}A${radius} ${radius} 0 0 1 ${x1} ${y1}`;
  return { d, line, width, round: true };
}

/** A petal from one radius to another, `half` wide to either side. */
export function petal(
  angle: number,
  half: number,
  from: number,
  to: number,
  { fill = 0.14, line = 1, width = 1 }: { fill?: number; line?: number; width?: number } = {},
): Stroke {
  const middle = from + (to - from) * 0.5;
  const near = from + (to - from) * 0.9;
  const at = (radius: number, turn: number) => point(radius, angle + turn).join(' ');
  const d =
    `M${at(from, 0)}C${at(middle, -half * 1.3)} ${at(near, -half * 0.62)} ${at(to, 0)}` +
    `C${at(near, half * 0.62)} ${at(middle, half * 1.3)} ${at(from, 0)}Z`;
  return { d, fill, line, width };
}
