import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { decisionHeadings, decisionIndex } from './decision-index.ts';
import { readDecisions } from './decisions.ts';
import { ROOT } from './source.ts';

const page = (head: string, number = '0007') => ({
  path: `docs/decisions/${number}-a.md`,
  text: `${head}\n\nText.\n`,
});

it('lists every decision in the index: npm run decisions writes it', () => {
  const index = readFileSync(join(ROOT, 'docs/decisions/README.md'), 'utf8');
  expect(index).toBe(decisionIndex(readDecisions()));
});

it('accepts the heading, domain and status of every decision', () => {
  expect(decisionHeadings(readDecisions())).toEqual([]);
});

it('reports a heading without status, an unknown domain and a number of another file', () => {
  expect(decisionHeadings([page('# 0007 Keep it\n\nDomain: play · Status: accepted.')])).toEqual(
    [],
  );
  expect(decisionHeadings([page('# 0007 Keep it')])).toHaveLength(1);
  expect(
    decisionHeadings([page('# 0007 Keep it\n\nDomain: misc · Status: accepted.')]),
  ).toHaveLength(1);
  expect(
    decisionHeadings([page('# 0007 Keep it\n\nDomain: play · Status: accepted.', '0008')]),
  ).toHaveLength(1);
});

it('shortens a status to its first sentence and groups by domain', () => {
  const index = decisionIndex([
    page('# 0007 Keep it\n\nDomain: play · Status: superseded by [0008](0008-b.md). More.'),
    page('# 0008 Drop it\n\nDomain: money · Status: accepted.', '0008'),
  ]);
  expect(index.slice(index.indexOf('## '))).toBe(`## money

| decision | status |
|---|---|
| [0008](0008-a.md) Drop it | accepted |

## play

| decision | status |
|---|---|
| [0007](0007-a.md) Keep it | superseded by 0008 |
`);
});
