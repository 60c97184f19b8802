import { readFileSync } from 'node:fs';
import type { Expression } from './expression.ts';

/** What is known of a play from counts that were made apart from this code: a row of `facts.tsv`. */
export type Fact = {
  readonly id: number;
  readonly code: string;
  readonly style: string;
  readonly group: readonly string[];
  readonly zh: string;
  readonly input: string;
  /** Of parlays it depends on the legs. */
  readonly outcomes: bigint | undefined;
  readonly allNotes: number | undefined;
  /** The winning notes of everything. */
  readonly most: number | undefined;
  readonly example: { readonly content: string; readonly notes: number } | undefined;
  readonly tiers: Count[];
  readonly options: {
    readonly count: Count;
    readonly win: Expression;
    readonly multi: Expression | undefined;
  }[];
};
type Count = {
  readonly code: string;
  readonly zh: string;
  readonly wins: bigint;
  readonly ties: bigint;
};

const numberOf = (text = ''): number | undefined => (text === '' ? undefined : Number(text));

const countOf = ([code = '', zh = '', wins = '', ties = '']: readonly string[]): Count => ({
  code,
  zh,
  wins: BigInt(wins),
  // An empty column is none.
  ties: BigInt(ties),
});

function factOf(columns: readonly string[]): Fact {
  const [id, code = '', style = '', group = '', groupName = '', zh = '', input = ''] = columns;
  const [outcomes = '', allNotes, most, content, notes] = columns.slice(7);
  return {
    id: Number(id),
    code,
    style,
    group: [group, groupName],
    zh,
    input,
    outcomes: outcomes === '' ? undefined : BigInt(outcomes),
    allNotes: numberOf(allNotes),
    most: numberOf(most),
    example: content === undefined ? undefined : { content, notes: Number(notes) },
    tiers: [],
    options: [],
  };
}

/** Reads the facts of all plays, by their codes. */
export function readFacts(): ReadonlyMap<string, Fact> {
  const lines = readFileSync(new URL('./facts.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  const facts: Fact[] = [];
  for (const [kind, ...columns] of lines.map((line) => line.split('\t'))) {
    const [, , , , win = '', multi] = columns;
    if (kind === 'play') facts.push(factOf(columns));
    else if (kind === 'tier') facts.at(-1)?.tiers.push(countOf(columns));
    else if (kind === 'option') {
      facts.at(-1)?.options.push({
        count: countOf(columns),
        win: JSON.parse(win) as Expression,
        multi: multi === undefined ? undefined : (JSON.parse(multi) as Expression),
      });
    }
  }
  return new Map(facts.map((fact) => [fact.code, fact]));
}
