import { invariant } from '@fairlot/rules/core/invariant';
import { readDraw, writeDraw } from '@fairlot/rules/play/draw-shape';
import { KL8 } from '@fairlot/rules/play/kl8/face';
import { PAST } from '@fairlot/rules/play/past';
import type { Chart } from '@fairlot/rules/play/trend/chart';
import { tableOf, type Drawn } from '@fairlot/rules/play/trend/table';
import { lessIsBetter, type Bench } from './line.ts';

const ISSUES = 200;
const BOUND_MS = 20;

/** Twenty of eighty, as the server sends them. */
export function kenoTexts(count: number): readonly string[] {
  let state = 1;
  const below = (limit: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * limit);
  };
  return Array.from({ length: count }, () => {
    const left = Array.from({ length: 80 }, (_, i) => i + 1);
    const drawn = Array.from({ length: 20 }, () => left.splice(below(left.length), 1)[0]!);
    return writeDraw(
      KL8.draw,
      drawn.toSorted((a, b) => a - b),
    );
  });
}

const readAll = (texts: readonly string[]): readonly Drawn[] =>
  texts.map((text) => {
    const read = readDraw(KL8.draw, text);
    invariant(read.ok, 'a draw of keno is read');
    return { draw: read.value, drawMs: 0 };
  });

/** How long one time of something takes, ascending. */
function timed(times: number, run: () => void): readonly number[] {
  return Array.from({ length: times }, () => {
    const began = performance.now();
    run();
    return performance.now() - began;
  }).toSorted((a, b) => a - b);
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Keno's table of eighty columns, from the numbers as they come to cells and figures. */
export async function measureTrend(emit: Parameters<Bench>[0], isQuick: boolean): Promise<void> {
  const charts = (await PAST['kl8']?.loadCharts()) ?? [];
  const [grid] = charts;
  invariant(grid, 'keno has charts');
  const texts = kenoTexts(ISSUES);
  const table = (chart: Chart): unknown => tableOf(readAll(texts), chart.blocks, ISSUES);
  const times = isQuick ? 50 : 1_000;
  const cold = timed(1, () => table(grid));
  const own = timed(times, () => table(grid));
  const all = timed(times, () => charts.forEach(table));
  emit(
    lessIsBetter({
      bench: 'games',
      case: 'trend-200: the table of keno, p99',
      ours: at(own, 0.99),
      against: 'the bound',
      theirs: BOUND_MS,
      unit: 'ms',
      note: `median ${at(own, 0.5).toFixed(2)} ms, worst ${at(own, 1).toFixed(2)} ms, the first of all ${cold[0]?.toFixed(2)} ms; all ${charts.length} charts of the family median ${at(all, 0.5).toFixed(2)} ms, p99 ${at(all, 0.99).toFixed(2)} ms; ${ISSUES} numbers read from text each time`,
    }),
  );
}
