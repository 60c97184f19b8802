import { expect, test } from 'vitest';
import { withTestServer } from '#testing';
import { readProgram } from './strings/from-program.ts';
import { readClientSources, readServerSources } from './strings/from-sources.ts';

/**
 * Strings that rows, keys and devices keep, and that clients receive. Served sites contain them, so a rename of a folder
 * or an identifier must not change one. The paths of calls are in `packages/wire/surface.snap`.
 */
const server = withTestServer({ games: [], startAt: Date.parse('2027-03-05T04:00:30Z') });

const HOW = `The stored strings differ from stored-strings.txt.
If you renamed or removed one, restore it: rows of served sites contain it.
If you added one on purpose, run this file with -u`;

/** A section for each kind, its strings sorted. */
function write(sections: ReadonlyMap<string, readonly string[]>): string {
  const texts = [...sections].map(([kind, strings]) => {
    // A pattern that finds nothing checks nothing.
    expect(strings, kind).not.toEqual([]);
    return `# ${kind}\n${[...new Set(strings)].toSorted().join('\n')}\n`;
  });
  return texts.join('\n');
}

test('keeps every stored string', async () => {
  const sections = new Map<string, readonly string[]>();
  for (const part of [await readProgram(server()), readServerSources(), readClientSources()])
    for (const [kind, strings] of Object.entries(part))
      sections.set(kind, [...(sections.get(kind) ?? []), ...strings]);
  await expect(write(sections), HOW).toMatchFileSnapshot('stored-strings.txt');
});
