import { DOMAINS } from './domains.ts';
import type { Finding } from './source.ts';

export type Page = { readonly path: string; readonly text: string };

/** What a decision can be about besides a domain: a package, the tests. */
const PARTS = ['rules', 'wire', 'hub', 'ledger', 'platform', 'clients', 'tests'];
const GROUPS = [...DOMAINS, ...PARTS];
const HEADING = /^# (\d{4}) (\S.*)\n\nDomain: ([\w-]+) · Status: ([^]*?)\n\n/;

const INTRODUCTION = `# Decisions

A decision says what we chose over a reasonable alternative, and why. An accepted decision is not edited: a later one
supersedes it. [CONTRIBUTING.md](../../CONTRIBUTING.md#decisions) says when to write one and what it contains.

\`npm run decisions\` writes this page from the headings and status lines of the decisions.
`;

const flat = (status: string): string =>
  status
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .replace(/\.$/, '');

/** The part of the status that fits into a table: its first sentence without links. */
const shortStatus = (status: string): string => {
  const plain = flat(status);
  const [sentence = ''] = plain.split('. ');
  return plain.endsWith('merged into docs/testing.md') && !sentence.includes('merged')
    ? `${sentence}; merged into docs/testing.md`
    : sentence;
};

/** Reports each decision that has no heading, domain or status in the form of the index. */
export function decisionHeadings(pages: readonly Page[]): Finding[] {
  return pages.flatMap(({ path, text }): Finding[] => {
    const [, number, , group = ''] = HEADING.exec(text) ?? [];
    if (number === undefined || !path.includes(`/${number}-`)) {
      return [{ path, message: 'begin with "# NNNN Title" and "Domain: X · Status: Y."' }];
    }
    if (GROUPS.includes(group)) return [];
    return [{ path, message: `${group} is not a domain: use one of ${GROUPS.join(', ')}` }];
  });
}

/** Returns the index of all decisions, by domain. */
export function decisionIndex(pages: readonly Page[]): string {
  const rows = pages.flatMap(({ path, text }) => {
    const [, number = '', title = '', group = '', status = ''] = HEADING.exec(text) ?? [];
    const file = path.replace(/^.*\//, '');
    return number === ''
      ? []
      : [{ group, row: `| [${number}](${file}) ${title} | ${shortStatus(status)} |` }];
  });
  const sections = GROUPS.flatMap((group) => {
    const own = rows.filter((each) => each.group === group).map(({ row }) => row);
    if (own.length === 0) return [];
    return `## ${group}\n\n| decision | status |\n|---|---|\n${own.join('\n')}\n`;
  });
  return [INTRODUCTION, ...sections].join('\n');
}
