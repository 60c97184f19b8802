import { mills, type Money } from '../core/money.ts';
import { ok, refused } from '../core/result.ts';
import { tooFew } from './entry/problem.ts';
import type { Bilingual } from '../core/text.ts';
import type { FamilyFace } from './family.ts';
import type { ListedPlay, Play, PlayGroup, Selection, Style } from './play.ts';
import type { Rule } from './rule/rule.ts';

/** What a play adds to its rule: identity and words. */
export type PlayRow = {
  readonly id: number;
  /** The last part of the code, behind family and group path: `front3.direct`. */
  readonly code: string;
  readonly section: Bilingual;
  readonly name: Bilingual;
  readonly rule: Bilingual;
  readonly example: string;
  /** As `ListedPlay.notePrice`; 2 where it is left out. */
  readonly notePrice?: Money;
};

/** What most notes cost. */
const NOTE_PRICE = mills(2000);

type Place = {
  readonly family: FamilyFace;
  readonly style: Style;
  readonly group: PlayGroup;
};

/** Joins a row and a rule to a play that is the same on every day. */
export function definePlay<P>(place: Place, row: PlayRow, rule: Rule<P>): Play {
  const play: Play = { ...joined(place, row, rule), on: () => play, forms: () => [play] };
  return play;
}

/**
 * Where parts of the calendar have rules of their own: what a part is called, and which one a draw time
 * falls in. Throws for a time that it does not reach.
 */
export type Calendar = {
  readonly partOf: (drawMs: number) => number;
  readonly parts: readonly [number, ...number[]];
};

/**
 * The same where the calendar decides: a form for each part of it, made when it is asked for. Names, pad
 * and reading are the same in all of them.
 */
export function defineDatedPlay<P>(
  place: Place,
  row: PlayRow,
  { partOf, parts }: Calendar,
  ruleIn: (part: number) => Rule<P>,
): ListedPlay {
  const forms = new Map<number, Play>();
  const formOf = (part: number): Play => {
    const known = forms.get(part);
    if (known) return known;
    const { code, ...rest } = joined(place, row, ruleIn(part));
    const form: Play = { ...rest, code, form: `${code}@${part}`, on, forms: all };
    forms.set(part, form);
    return form;
  };
  const on = (drawMs: number): Play => formOf(partOf(drawMs));
  const all = () => parts.map(formOf);
  const { code, id, family, style, group, section, name, rule, notePrice, ...others } = formOf(
    parts[0],
  );
  const { input, layout, tiers, options, paysPerHit, parse, format } = others;
  const named = { code, id, family, style, group, section, name, rule, notePrice };
  return { ...named, input, layout, tiers, options, paysPerHit, parse, format, on, forms: all };
}

/** The one place where the parsed pick of a rule becomes an opaque selection and back. */
function joined<P>(place: Place, row: PlayRow, rule: Rule<P>): Omit<Play, 'on' | 'forms'> {
  const parse: Play['parse'] = (content) => {
    const parsed = rule.entry.parse(content);
    if (!parsed.ok) return parsed;
    return rule.count(parsed.value) > 0
      ? ok(parsed.value as Selection)
      : refused(tooFew(content.length));
  };
  const pickOf = (selection: Selection): P => selection as unknown as P;
  const example = rule.entry.parse(row.example);
  const code = `${place.family.code}.${row.code}`;
  const all = rule.tiers.map((_, tier) => tier);
  const tiersOf = (selection: Selection) => rule.tiersOf?.(pickOf(selection)) ?? all;
  return {
    code,
    form: code,
    id: row.id,
    family: place.family.code,
    style: place.style,
    group: place.group,
    section: row.section,
    name: row.name,
    rule: row.rule,
    notePrice: row.notePrice ?? NOTE_PRICE,
    example: { content: row.example, notes: example.ok ? rule.count(example.value) : 0 },
    input: rule.entry.input,
    layout: rule.entry.layout,
    outcomes: rule.outcomes,
    tiers: rule.tiers,
    tiersShareNote: rule.tiersShareNote,
    options: rule.options,
    paysPerHit: rule.paysPerHit,
    quotes: rule.quotes ?? rule.tiers,
    isParlay: rule.isParlay ?? false,
    allNotes: rule.allNotes,
    parse,
    format: (selection) => rule.entry.format(pickOf(selection)),
    count: (selection) => rule.count(pickOf(selection)),
    tiersOf,
    oddsOf: (selection, quoted) =>
      rule.oddsOf?.(pickOf(selection), quoted) ??
      tiersOf(selection).map((tier) => quoted[tier] ?? 0n),
    hits: (selection, draw) => rule.hits(pickOf(selection), draw),
    mostHits: (selection) => rule.mostHits(pickOf(selection)),
    singles: (selection) => rule.singles(pickOf(selection)),
    ...(rule.bestHits && {
      bestHits: (selection, odds) => rule.bestHits!(pickOf(selection), odds),
    }),
    ...(rule.at && { at: rule.at }),
    ...(rule.share !== undefined && { share: rule.share }),
    ...(rule.report && { report: rule.report }),
    ...(rule.entry.pieces && { pieces: rule.entry.pieces }),
  };
}
