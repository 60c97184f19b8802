import { creditPlay } from '../template/credit-play.ts';
import { SHAPE_RULE, SPAN_RULE, SUM_RULE } from '../template/credit-words.ts';
import { shapeRule, spanRule, sumRule } from '../template/credit.ts';
import { SSC } from './face.ts';

/** The three zones of three balls, with the ids of their plays. */
export const THREES = [
  {
    code: 'f3',
    zh: '前三',
    en: 'Front 3',
    at: [0, 1, 2],
    ids: { shape: 1204, sum: 1219, span: 1220, one: 1236 },
  },
  {
    code: 'm3',
    zh: '中三',
    en: 'Middle 3',
    at: [1, 2, 3],
    ids: { shape: 1205, sum: 1221, span: 1222, one: 1237 },
  },
  {
    code: 'b3',
    zh: '后三',
    en: 'Back 3',
    at: [2, 3, 4],
    ids: { shape: 1206, sum: 1223, span: 1224, one: 1238 },
  },
] as const;

const SHAPE = { code: 'shape', name: { zh: '前中后三形态', en: 'Shapes of three' } };
const SUM = { code: 'sum3', name: { zh: '三星和数', en: 'Sum of three' } };
const SPAN = { code: 'span', name: { zh: '跨度', en: 'Span' } };

/** 前三/中三/后三形态 (plays.md section 3.1). */
export const creditShapes = THREES.map(({ code, zh, en, at, ids }) =>
  creditPlay(
    SSC,
    SHAPE,
    {
      id: ids.shape,
      code: `shape.${code}`,
      name: { zh: `${zh}形态`, en: `${en} shape` },
      rule: SHAPE_RULE,
    },
    shapeRule(at),
  ),
);

export const creditSums = THREES.map(({ code, zh, en, at, ids }) =>
  creditPlay(
    SSC,
    SUM,
    {
      id: ids.sum,
      code: `sum.${code}`,
      name: { zh: `${zh}和数`, en: `${en} sum` },
      rule: SUM_RULE,
    },
    sumRule(at),
  ),
);

export const creditSpans = THREES.map(({ code, zh, en, at, ids }) =>
  creditPlay(
    SSC,
    SPAN,
    {
      id: ids.span,
      code: `span.${code}`,
      name: { zh: `${zh}跨度`, en: `${en} span` },
      rule: SPAN_RULE,
    },
    spanRule(at),
  ),
);
