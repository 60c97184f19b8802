import { ok, refused } from '../core/result.ts';
import { tooFew } from './entry/problem.ts';
import type { Bilingual } from '../core/text.ts';
import type { FamilyFace } from './family.ts';
import type { Play, PlayGroup, Selection, Style } from './play.ts';
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
};

/**
 * Joins a row and a rule to a play. The one place where the parsed pick of a rule becomes an opaque
 * selection and back.
 */
export function definePlay<P>(
  place: { readonly family: FamilyFace; readonly style: Style; readonly group: PlayGroup },
  row: PlayRow,
  rule: Rule<P>,
): Play {
  const parse: Play['parse'] = (content) => {
    const parsed = rule.entry.parse(content);
    if (!parsed.ok) return parsed;
    return rule.count(parsed.value) > 0 ? ok(parsed.value as Selection) : refused(tooFew());
  };
  const pickOf = (selection: Selection): P => selection as unknown as P;
  const example = rule.entry.parse(row.example);
  return {
    code: `${place.family.code}.${row.code}`,
    id: row.id,
    family: place.family.code,
    style: place.style,
    group: place.group,
    section: row.section,
    name: row.name,
    rule: row.rule,
    example: { content: row.example, notes: example.ok ? rule.count(example.value) : 0 },
    input: rule.entry.input,
    layout: rule.entry.layout,
    outcomes: rule.outcomes,
    tiers: rule.tiers,
    tiersShareNote: rule.tiersShareNote,
    options: rule.options,
    paysPerHit: rule.paysPerHit,
    allNotes: rule.allNotes,
    parse,
    format: (selection) => rule.entry.format(pickOf(selection)),
    count: (selection) => rule.count(pickOf(selection)),
    hits: (selection, draw) => rule.hits(pickOf(selection), draw),
    mostHits: (selection) => rule.mostHits(pickOf(selection)),
    singles: (selection) => rule.singles(pickOf(selection)),
    ...(rule.at && { at: rule.at }),
    ...(rule.report && { report: rule.report }),
  };
}
