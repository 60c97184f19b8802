import type { Result } from './faults/fault.ts';

const MARK = {
  caught: 'caught',
  survived: '**survived**',
  stale: '**stale**',
  broken: '**broken**',
};

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ').trim();
const code = (text: string): string => `\`${cell(text).replaceAll('`', "'")}\``;

export const shareOf = (results: readonly Result[]): number =>
  results.filter(({ outcome }) => outcome === 'caught').length / results.length;

/** The list with its result, as `tools/mutants/RESULTS.md` has it. */
export function document(results: readonly Result[], day: string): string {
  const caught = results.filter(({ outcome }) => outcome === 'caught').length;
  const rows = results.map(({ fault, outcome, by }) => {
    const change = `${code(fault.find)} → ${fault.replace === '' ? 'nothing' : code(fault.replace)}`;
    return `| \`${fault.file}\` | ${change} | ${cell(fault.breaks)} | ${MARK[outcome]} | ${cell(by)} |`;
  });
  return `# Planted faults

\`\`\`
npm run mutants
npm run mutants -- WORDS
\`\`\`

The first command plants each fault of \`tools/mutants/faults\` in a copy of the project, runs the test files that the fault names,
and removes it again. It writes this page. The second tries the faults whose file or meaning contains all the words, and writes
nothing.

A fault that no test catches has *survived*. A fault whose text is gone is *stale* and must be written again. The command fails if
there is a stale fault, if fewer than 95 % are caught, or if \`npm test\` does not run the tests of a fault.

${day}: **${caught} of ${results.length} caught**.

| file | fault | what it breaks | result | first test that failed |
|---|---|---|---|---|
${rows.join('\n')}
`;
}
