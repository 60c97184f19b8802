import { describe, expect, it } from 'vitest';
import { PROGRAMS, verifyDraw, type DrawBundle, type Manifest } from '@fairlot/draw';
import { incidentOf, publish, sampleBundle, sampleDay } from '@fairlot/draw/testing/sample-draw';
import { numbersOf, panelOf } from './panel-view.ts';

const view = (bundle: DrawBundle) => panelOf(bundle, verifyDraw(bundle));
const without = (bundle: DrawBundle, count: number): DrawBundle => ({
  ...bundle,
  manifests: bundle.manifests.slice(0, count),
});
const statuses = (bundle: DrawBundle) => view(bundle).steps.map(({ status }) => status);
const day = sampleDay(1);

describe('the panel', () => {
  it('has four steps that hold with a public beacon', () => {
    const { verdict, stage, failure } = view(sampleBundle(1));
    expect(statuses(sampleBundle(1))).toEqual(['ok', 'ok', 'ok', 'ok']);
    expect({ verdict, stage, failure }).toEqual({
      verdict: 'verified',
      stage: 'drawn',
      failure: undefined,
    });
  });

  it('says four of a draw without public beacon only for the three that were checked', () => {
    expect(statuses(sampleBundle(0))).toEqual(['ok', 'skipped', 'ok', 'ok']);
    const { verdict, agreeing, failure } = view(sampleBundle(0));
    expect({ verdict, agreeing, failure }).toEqual({
      verdict: 'partly',
      agreeing: [1, 3, 4],
      failure: undefined,
    });
  });

  it('shows what is committed before the draw, and calls nothing wrong', () => {
    const bundle = { ...sampleBundle(1) };
    const stages = [1, 3, 7].map((count) => view(without(bundle, count)));
    expect(stages.map(({ stage }) => stage)).toEqual(['announced', 'open', 'closed']);
    expect(stages.map(({ verdict }) => verdict)).toEqual(['undrawn', 'undrawn', 'undrawn']);
    expect(stages.map(({ failure }) => failure)).toEqual([undefined, undefined, undefined]);
    expect(stages[2]?.parts.close?.betCount).toBe(3);
  });

  it('says that a close was late, and gives no seal', () => {
    const manifests = publish(
      day.map((write) => (prev: string): Manifest => {
        const body = write(prev);
        return body.kind === 'close' ? { ...body, late: true } : body;
      }),
    );
    expect(view({ ...sampleBundle(1), manifests }).verdict).toBe('late');
  });

  it('names the step that does not hold', () => {
    const manifests = publish(
      day.map((write) => (prev: string): Manifest => {
        const body = write(prev);
        return body.kind === 'result' ? { ...body, winning: [1, 2, 3, 4, 5] } : body;
      }),
    );
    const { verdict, failure } = view({ ...sampleBundle(1), manifests });
    expect(verdict).toBe('failed');
    expect([failure?.n, failure?.check.id]).toEqual([4, 'winning']);
  });

  it('names the record when a signature is wrong', () => {
    const bundle = sampleBundle(1);
    const [first, ...rest] = bundle.manifests;
    if (!first) throw new Error('a bundle has manifests');
    const forged = { ...bundle, manifests: [{ ...first, sig: '00'.repeat(64) }, ...rest] };
    expect(view(forged).failure?.n).toBe(0);
  });

  it('says that an issue was cancelled', () => {
    const manifests = publish([...day.slice(0, 7), incidentOf(2)]);
    const { verdict, stage } = view({ ...sampleBundle(1), manifests });
    expect([verdict, stage]).toEqual(['cancelled', 'cancelled']);
  });

  it('says that an issue was never on sale, and of one that was what was published of it', () => {
    const verdictOf = (manifests: ReturnType<typeof publish>) => {
      const bundle = { ...sampleBundle(1), manifests };
      return panelOf(bundle, verifyDraw(bundle), true).verdict;
    };
    expect(verdictOf(publish(day.slice(0, 1)))).toBe('unopened');
    expect(verdictOf(publish(day))).not.toBe('unopened');
  });

  it('says that a file is none', () => {
    expect(panelOf(undefined, verifyDraw('x')).verdict).toBe('malformed');
  });

  it('says once that the key is that of the server and of this device', () => {
    const bundle = sampleBundle(1);
    const key = bundle.manifests[0]?.key ?? '';
    const pinned = { ...bundle, pinnedKey: key };
    const keys = (known: string) =>
      panelOf(pinned, verifyDraw(pinned, { key: known })).record.filter(({ id }) => id === 'key');
    expect(keys(key)).toHaveLength(1);
    expect(keys('00'.repeat(32)).map(({ status }) => status)).toEqual(['ok', 'failed']);
  });

  it('counts the numbers of a draw', () => {
    expect([PROGRAMS.ssc, PROGRAMS.d3, PROGRAMS.pk10].map(numbersOf)).toEqual([5, 3, 10]);
    const read = [
      PROGRAMS.kenoPcdd,
      PROGRAMS.kenoRank5,
      PROGRAMS.hashX5,
      PROGRAMS.hpk1,
      PROGRAMS.online,
      PROGRAMS.hash,
    ];
    expect(read.map(numbersOf)).toEqual([3, 5, 5, 10, 5, 64]);
  });

  it('ticks every check once', () => {
    const { order, steps, record } = view(sampleBundle(1));
    expect(order).toHaveLength(steps.flatMap(({ checks }) => checks).length + record.length);
    expect(new Set(order).size).toBe(order.length);
  });
});
