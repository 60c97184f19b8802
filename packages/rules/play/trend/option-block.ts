import { invariant } from '../../core/invariant.ts';
import type { Bilingual } from '../../core/text.ts';
import type { Draw, ListedPlay, Play, Selection } from '../play.ts';
import type { Block } from './chart.ts';

/** Options of a double-sided play, judged as its bets are. */
export type Judged = {
  readonly play: ListedPlay;
  readonly codes: readonly string[];
  readonly names: readonly Bilingual[];
  /** The places in `codes` of those that win. */
  won(draw: Draw, drawMs: number): readonly number[];
};

type Form = { readonly play: Play; readonly picked: Selection; readonly tiers: readonly number[] };

/** Some options of a play, all of them where none are named. Throws where it has not all of these. */
export function judged(play: ListedPlay, only?: readonly string[]): Judged {
  const codes = only ?? play.options.map(({ code }) => code);
  const names = codes.map((code) => {
    const option = play.options.find((each) => each.code === code);
    invariant(option, `${play.code} has the option ${code}`);
    return option.name;
  });
  const forms = new Map<Play, Form>();
  const formOf = (drawMs: number): Form => {
    const own = play.on(drawMs);
    const known = forms.get(own);
    if (known) return known;
    const read = own.parse(codes.join());
    invariant(read.ok, `${play.code} takes ${codes.join()}`);
    const tiers = codes.map((code) => own.options.findIndex((option) => option.code === code));
    const form = { play: own, picked: read.value, tiers };
    forms.set(own, form);
    return form;
  };
  return {
    play,
    codes,
    names,
    won: (draw, drawMs) => {
      const form = formOf(drawMs);
      const { tiers } = form.play.hits(form.picked, draw);
      return form.tiers.flatMap((tier, column) => (tiers[tier] ? [column] : []));
    },
  };
}

/** Columns of the options of a play; `isLine` where every draw makes exactly one of them win. */
export function options(
  { play, codes, names, won }: Judged,
  name: Bilingual = play.name,
  isLine = false,
): Block {
  return {
    name,
    values: names,
    isLine,
    marks: won,
    pick: (column) => ({ play: play.code, symbol: codes[column] ?? '' }),
  };
}
