import type { Finding, Source } from './source.ts';

/** Every name in the third column of the glossary is a word of the code. */
export function glossaryWords(glossary: string, sources: readonly Source[]): Finding[] {
  const code = sources
    .filter((source) => !source.isTest)
    .map((source) => source.text)
    .join('\n');
  const findings: Finding[] = [];
  glossary.split('\n').forEach((row, index) => {
    const cells = row.split('|').map((cell) => cell.trim());
    const names = [...(cells[3] ?? '').matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '');
    for (const name of names) {
      if (code.includes(name)) continue;
      findings.push({
        path: 'docs/domain/glossary.md',
        line: index + 1,
        message: `${name} is in the glossary but not in the code`,
      });
    }
  });
  return findings;
}
