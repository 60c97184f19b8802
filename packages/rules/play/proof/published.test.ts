import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { invariant } from '../../core/invariant.ts';
import { evaluate } from './expression.ts';
import { anyDraw, provenPlays } from './sample.ts';
import type { Play } from '../play.ts';
import type { Expression } from './expression.ts';

/** The facts of the play catalogue, which were computed apart from this code. */
const FACTS = '../shared/data/play-types.json';

type Fact = {
  readonly id: number;
  readonly code: string;
  readonly family: string;
  readonly style: string;
  readonly group: { readonly code: string; readonly zh: string };
  readonly zh: string;
  readonly input: string;
  readonly example?: { readonly sel: string; readonly notes: number };
  /** Decimal text beyond 2^53, as all counts. */
  readonly outcomes: number | string;
  readonly win?: string;
  readonly tiers?: readonly Count[];
  readonly options?: readonly (Count & { readonly win: Expression; readonly multi?: Expression })[];
  readonly allNotes?: number | null;
  readonly maxWinningNotes?: number | string;
};
type Count = {
  readonly code: string;
  readonly zh: string;
  readonly wins: number | string;
  readonly ties?: number | string | undefined;
};

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

/** Families of which every published play is here; of others those that are here. */
const WHOLE = [
  'ssc',
  'd3',
  'k3',
  'pk10',
  'x5',
  'kl8',
  'lhc',
  'kl10',
  'pc28',
  'hash',
  'ssq',
  'dlt',
  'qxc',
  'qlc',
  'pl5',
];
const codes = new Set(plays.map((play) => play.code));

function readFacts(): Fact[] {
  const { plays: all } = JSON.parse(readFileSync(FACTS, 'utf8')) as { plays: Fact[] };
  return all.filter((fact) => WHOLE.includes(fact.family) || codes.has(fact.code));
}

const counts = (list: readonly Count[] | undefined) =>
  list?.map(({ code, zh, wins, ties }) => ({
    code,
    zh,
    wins: BigInt(wins),
    ties: BigInt(ties ?? 0),
  })) ?? [];

/** Of official plays the catalogue says in words what gives the stake back. */
function tiesOf({ win = '', tiers }: Fact, tier: Count): Count['ties'] {
  if (win.endsWith('49 refunds')) return 1;
  const draw = tiers?.find(({ code }) => code === 'tie');
  return draw && win.includes('colour bets refund') && tier !== draw ? draw.wins : tier.ties;
}

const own = (list: Play['tiers']) =>
  list.map(({ code, name, wins, ties }) => ({ code, zh: name.zh, wins, ties }));

if (!existsSync(FACTS)) {
  test.skip(`the published facts are not here: ${FACTS}`, () => {});
} else {
  const facts = new Map(readFacts().map((fact) => [fact.code, fact]));

  test('the plays are those of the catalogue; additions count from 20001', () => {
    const own = plays.filter((play) => play.id <= 20_000);
    expect(own.map((play) => play.code).toSorted()).toEqual([...facts.keys()].toSorted());
  });

  describe.each(plays)('$code', (play) => {
    const fact = facts.get(play.code);
    invariant(fact, 'the catalogue has it');

    test('has the published identity, counts and example', () => {
      expect({
        id: play.id,
        style: play.style,
        group: [play.group.code, play.group.name.zh],
        zh: play.name.zh,
        input: play.input,
        outcomes: play.isParlay ? fact.outcomes : play.outcomes,
      }).toEqual({
        id: fact.id,
        style: fact.style,
        group: [fact.group.code, fact.group.zh],
        zh: OWN_NAMES[fact.code] ?? fact.zh,
        input: fact.input,
        outcomes: play.isParlay ? fact.outcomes : BigInt(fact.outcomes),
      });
      // What the legs of a parlay win is counted apart.
      const tiers = play.isParlay || play.options.length > 0 ? [] : play.tiers;
      const published = fact.tiers?.map((tier) => ({ ...tier, ties: tiesOf(fact, tier) }));
      expect(own(tiers)).toEqual(play.isParlay ? [] : counts(published));
      expect(own(play.options)).toEqual(counts(fact.options));
      if (fact.example) {
        expect(play.example).toEqual({ content: fact.example.sel, notes: fact.example.notes });
      }
      if (typeof fact.allNotes === 'number') expect(play.allNotes).toBe(fact.allNotes);
    });

    test('bounds the winning notes of everything at the published maximum', () => {
      if (typeof fact.maxWinningNotes !== 'number' || play.layout.text) return;
      const everything = play.parse((play.layout.positions ? '@0,1,2,3,4:' : '') + allOf(play));
      const most = everything.ok ? play.mostHits(everything.value).total : 0;
      // Of some plays with bankers what is published is that of the pool without them.
      if (play.input === 'bankerDrag') expect(most).toBeLessThanOrEqual(fact.maxWinningNotes);
      else expect(most).toBe(fact.maxWinningNotes);
    });

    if (play.options.length === 0) return;
    test('its options win as the published expressions say', () => {
      const all = play.parse(play.options.map((option) => option.code).join(','));
      invariant(all.ok, 'all options can be picked');
      fc.assert(
        fc.property(anyDraw(play), (draw) => {
          const hits = play.hits(all.value, draw).tiers;
          const expected = fact.options!.map(({ win, multi }) =>
            evaluate(win, draw) ? (multi ? evaluate(multi, draw) : 1) : 0,
          );
          expect(hits).toEqual(expected);
        }),
        { numRuns: 300, seed: play.id },
      );
    });
  });
}
