import { TURN, arc, circle, dot, petal, point, type Stroke } from './plate-pen.ts';

/** One panel of the main band (radius 46 to 72): its angle, half its width, and its number. */
type Panel = (angle: number, half: number, index: number) => Stroke[];

const lotus: Panel = (a, half) => [
  petal(a + half, half * 0.78, 47, 66, { fill: 0.5, line: 0 }),
  petal(a, half * 0.98, 46, 72, { fill: 0.13, width: 1.1 }),
  petal(a, half * 0.55, 49, 65.5, { fill: 0.75, line: 0 }),
  dot(69.3, a + half, 1.3),
];

const blossom: Panel = (a, half) => {
  const [x, y] = point(60, a);
  const leaves = Array.from({ length: 5 }, (_, leaf): Stroke => {
    const turn = a + (leaf / 5) * TURN;
    const d = circle(x + 4.2 * Math.sin(turn), y - 4.2 * Math.cos(turn), 3.1);
    return { d, fill: 0.28, line: 1, width: 0.8 };
  });
  return [
    ...leaves,
    { d: circle(x, y, 2), fill: 1 },
    petal(a + half, half * 0.42, 49, 59.5, { fill: 0.6, line: 0 }),
    petal(a + half, half * 0.36, 71, 61.5, { fill: 0.3, width: 0.8 }),
    dot(48.4, a, 1.1),
    dot(71.2, a, 1.1),
  ];
};

const SCALES = [
  [12, 1],
  [8.6, 0.65],
  [5.2, 0.4],
  [2, 1],
] as const;

const waves: Panel = (a, half) => {
  const [x, y] = point(48, a);
  const scales = SCALES.map(([r, line]): Stroke => {
    const [dx, dy] = [r * Math.cos(a), r * Math.sin(a)].map((v) => Number(v.toFixed(2)));
    const [x0, y0, x1, y1] = [x - (dx ?? 0), y - (dy ?? 0), x + (dx ?? 0), y + (dy ?? 0)].map((v) =>
      v.toFixed(2),
    );
    return { d: `M${x0} ${y0}A${r} ${r} 0 0 1 ${x1} ${y1}`, fill: 0.08 * line, line, width: 1 };
  });
  return [
    ...scales,
    petal(a + half, half * 0.5, 60, 72.4, { fill: 0.55, line: 0 }),
    arc(70.6, a - half * 0.55, a + half * 0.55, 1.1, 0.7),
    dot(65.4, a, 1.4),
  ];
};

const scroll: Panel = (a, half, index) => {
  const side = index % 2 ? 1 : -1;
  const [from, over, to] = [point(59, a - half), point(59 + side * 17, a), point(59, a + half)];
  const d = `M${from.join(' ')}Q${over.join(' ')} ${to.join(' ')}`;
  return [
    { d, line: 1, width: 1.3 },
    dot(59 + side * 4, a, 3.4, 0.7),
    petal(a, half * 0.4, 59 - side * 1.5, 59 - side * 12, { fill: 0.3, width: 0.8 }),
    dot(59 + side * 12.6, a - half * 0.62, 1.1, 0.8),
    dot(59 + side * 12.6, a + half * 0.62, 1.1, 0.8),
  ];
};

const PANELS = [lotus, blossom, waves, scroll];
const COUNTS = [8, 10, 12, 16];

/** The main band: which panel and how many, by two bytes of the hash. */
export function mainBand(countByte: number, panelByte: number): Stroke[] {
  const count = COUNTS[countByte % 4] ?? 8;
  const panel = PANELS[panelByte % 4] ?? lotus;
  return Array.from({ length: count }, (_, i) =>
    panel((i / count) * TURN, TURN / count / 2, i),
  ).flat();
}

/** The medallion in the middle, radius 0 to 40, by five bytes of the hash. */
export function medallion(bytes: readonly number[]): Stroke[] {
  const [shape = 0, reach = 0, dark = 0, dotted = 0, heart = 0] = bytes;
  const count = [6, 8, 12][shape % 3] ?? 6;
  const half = TURN / count / 2;
  const each = Array.from({ length: count }, (_, i) => (i / count) * TURN);
  const outer = each.flatMap((a) => [
    petal(a + half, half * 0.9, 14, 39, { fill: 0.1, width: 0.9 }),
    petal(a + half, half * 0.45, 22, 35, { fill: 0.5, line: 0 }),
  ]);
  const fill = dark % 2 ? 0.82 : 0.24;
  const inner = each.flatMap((a) => [
    petal(a, half * 1.05, 9, 27 + (reach % 5), { fill }),
    ...(dotted % 2 ? [dot(35.5, a, 1.3)] : []),
  ]);
  const seeds = Array.from({ length: 6 }, (_, i) => dot(4.2, (i / 6) * TURN, 1.15));
  const middle = heart % 2 ? [{ d: circle(100, 100, 3.4), fill: 1 }] : seeds;
  return [...outer, ...inner, { d: circle(100, 100, 8.2), line: 1, width: 1.4 }, ...middle];
}
