import { creditPlay } from '../template/credit-play.ts';
import { SHAPE_RULE, SPAN_RULE, SUM_RULE } from '../template/credit-words.ts';
import { shapeBoard, spanBoard, sumBoard } from '../template/credit.ts';

/** The three zones of three balls. */
export const THREES = [
  { code: 'f3', zh: '前三', en: 'Front 3', at: [0, 1, 2] },
  { code: 'm3', zh: '中三', en: 'Middle 3', at: [1, 2, 3] },
  { code: 'b3', zh: '后三', en: 'Back 3', at: [2, 3, 4] },
] as const;

const SHAPE = { code: 'shape', name: { zh: '前中后三形态', en: 'Shapes of three' } };
const SUM = { code: 'sum3', name: { zh: '三星和数', en: 'Sum of three' } };
const SPAN = { code: 'span', name: { zh: '跨度', en: 'Span' } };

/** 前三/中三/后三形态 (plays.md section 3.1). */
export const creditShapes = THREES.map(({ code, zh, en, at }, i) =>
  creditPlay(
    'ssc',
    SHAPE,
    {
      id: 1204 + i,
      code: `shape.${code}`,
      name: { zh: `${zh}形态`, en: `${en} shape` },
      rule: SHAPE_RULE,
    },
    shapeBoard(at),
  ),
);

export const creditSums = THREES.map(({ code, zh, en, at }, i) =>
  creditPlay(
    'ssc',
    SUM,
    {
      id: 1219 + 2 * i,
      code: `sum.${code}`,
      name: { zh: `${zh}和数`, en: `${en} sum` },
      rule: SUM_RULE,
    },
    sumBoard(at),
  ),
);

export const creditSpans = THREES.map(({ code, zh, en, at }, i) =>
  creditPlay(
    'ssc',
    SPAN,
    {
      id: 1220 + 2 * i,
      code: `span.${code}`,
      name: { zh: `${zh}跨度`, en: `${en} span` },
      rule: SPAN_RULE,
    },
    spanBoard(at),
  ),
);
