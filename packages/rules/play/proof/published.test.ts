import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { invariant } from '../../core/invariant.ts';
import { evaluate } from './expression.ts';
import { readFacts } from './facts.ts';
import { anyDraw, provenPlays } from './sample.ts';
import type { Play } from '../play.ts';

/** Names that are others here, and why. */
const OWN_NAMES: Readonly<Record<string, string>> = {
  // There are no two price lists (A盘, B盘) to choose from.
  'lhc.te.num': '特码直选',
};

/** As much as each row takes; a banker is not among the numbers that it is played with. */
const allOf = ({ input, layout: { rows } }: Play): string =>
  rows
    .map(({ symbols, max }, row) => {
      const free = input === 'bankerDrag' && row > 0 ? symbols.slice(rows[0]!.max) : symbols;
      return free.slice(0, max).join(',');
    })
    .join('|');

const plays = provenPlays();

const own = (list: Play['tiers']) =>
  list.map(({ code, name, wins, ties }) => ({ code, zh: name.zh, wins, ties }));

const facts = readFacts();

test('the plays are those of the catalogue; additions count from 20001', () => {
  const own = plays.filter((play) => play.id <= 20_000);
  expect(own.map((play) => play.code).toSorted()).toEqual([...facts.keys()].toSorted());
});

describe.each(plays)('$code', (play) => {
  const fact = facts.get(play.code);
  invariant(fact, 'the facts have it');

  test('has the published identity, counts and example', () => {
    expect({
      id: play.id,
      style: play.style,
      group: [play.group.code, play.group.name.zh],
      zh: play.name.zh,
      input: play.input,
      outcomes: play.isParlay ? undefined : play.outcomes,
    }).toEqual({
      id: fact.id,
      style: fact.style,
      group: fact.group,
      zh: OWN_NAMES[fact.code] ?? fact.zh,
      input: fact.input,
      outcomes: fact.outcomes,
    });
    // What the legs of a parlay win is counted apart.
    const tiers = play.isParlay || play.options.length > 0 ? [] : play.tiers;
    expect(own(tiers)).toEqual(play.isParlay ? [] : fact.tiers);
    expect(own(play.options)).toEqual(fact.options.map(({ count }) => count));
    if (fact.example) expect(play.example).toEqual(fact.example);
    if (fact.allNotes !== undefined) expect(play.allNotes).toBe(fact.allNotes);
  });

  test('bounds the winning notes of everything at the published maximum', () => {
    if (fact.most === undefined || play.layout.text) return;
    const everything = play.parse((play.layout.positions ? '@0,1,2,3,4:' : '') + allOf(play));
    const most = everything.ok ? play.mostHits(everything.value).total : 0;
    // Of some plays with bankers what is published is that of the pool without them.
    if (play.input === 'bankerDrag') expect(most).toBeLessThanOrEqual(fact.most);
    else expect(most).toBe(fact.most);
  });

  if (play.options.length === 0) return;
  test('its options win as the published expressions say', () => {
    const all = play.parse(play.options.map((option) => option.code).join(','));
    invariant(all.ok, 'all options can be picked');
    fc.assert(
      fc.property(anyDraw(play), (draw) => {
        const hits = play.hits(all.value, draw).tiers;
        const expected = fact.options.map(({ win, multi }) =>
          evaluate(win, draw) ? (multi ? evaluate(multi, draw) : 1) : 0,
        );
        expect(hits).toEqual(expected);
      }),
      { numRuns: 300, seed: play.id },
    );
  });
});
