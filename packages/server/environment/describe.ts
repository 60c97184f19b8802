import type { About } from './kinds.ts';
import { GROUPS } from './variables.ts';

const INTRODUCTION = `# Environment variables

An installation reads these variables at the start. Everything else is a setting of the site, changed in the console or with
\`npm run site\` ([commands](cli.md)).

\`\`\`
PORT=8080 BACKUPS=/mnt/backups npm start
npm run environment
\`\`\`

\`npm run environment\` prints this list and checks the variables that are set. An invalid variable stops the program and its
commands with a line that names it.

This page is made from \`packages/server/environment/variables.ts\` by \`npm run environment -- --write\`.
`;

const TESTS = `## Tests

\`CHROMIUM_PATH\` names a Chromium for the browser tests, instead of the one from npm.
`;

type Described = About & { readonly name: string };

const variablesOf = (group: (typeof GROUPS)[keyof typeof GROUPS]): readonly Described[] =>
  Object.entries<About>(group).map(([name, about]) => ({ name, ...about }));

const row = ({ name, fallback, takes, about }: Described): string =>
  `| \`${name}\` | ${about} | ${takes} | ${fallback} |`;

/** The page of the documentation. */
export function describeForDocs(): string {
  const sections = Object.entries(GROUPS).map(([title, group]) => {
    const variables = variablesOf(group);
    const notes = variables.flatMap(({ name, details }) =>
      details === undefined ? [] : [`\n\`${name}\`: ${details}\n`],
    );
    const table = [
      '| variable | meaning | takes | unless set |',
      '|---|---|---|---|',
      ...variables.map(row),
    ];
    return `## ${title}\n\n${table.join('\n')}\n${notes.join('')}`;
  });
  return [INTRODUCTION, ...sections, TESTS].join('\n');
}

/** The same for a terminal. */
export function describeForTerminal(): string {
  const groups = Object.entries(GROUPS).map(([title, group]) =>
    [
      title,
      ...variablesOf(group).map(
        ({ name, about, takes, fallback }) =>
          `  ${name.padEnd(16)} ${about}\n  ${' '.repeat(16)} takes ${takes}; unless set: ${fallback}`,
      ),
    ].join('\n'),
  );
  return groups
    .join('\n\n')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll('`', '');
}
