import type { Finding } from './source.ts';

const PAGE = 'docs/traceability/access.md';
const STATES = ['done', 'open', 'waits'];
/** A file, and after it what stands in it, as a test is called there. */
const NAMED = /`([\w.-]+(?:\/[\w.-]+)+)`(?: "([^"]+)")?/g;
/** Each has a row of its own, or one for each of its parts. */
const SECURITY = [...Array.from({ length: 16 }, (_, n) => `S${n + 1}`), 'R6'];
const SECTIONS = ['2', '5', '6', '8'];

type Row = { readonly line: number; readonly cells: readonly string[] };

const rowsOf = (page: string): readonly Row[] =>
  page.split('\n').flatMap((text, index) => {
    const isRow = text.startsWith('| ') && !text.startsWith('| what |');
    const cells = text.split('|').slice(1, -1);
    return isRow ? [{ line: index + 1, cells: cells.map((cell) => cell.trim()) }] : [];
  });

function faultsOf(cells: readonly string[], read: (path: string) => string | undefined): string[] {
  const [what = '', state = '', held = ''] = cells;
  if (cells.length !== 3 || !what) return ['a row is what, its state, and what holds it'];
  if (!STATES.includes(state)) return [`"${state}" is no state: ${STATES.join(', ')}`];
  const named = [...held.matchAll(NAMED)];
  const faults = named.flatMap(([, path = '', words]) => {
    const text = read(path);
    if (text === undefined) return [`${path} is not there`];
    return words !== undefined && !text.includes(words) ? [`${path} has no "${words}"`] : [];
  });
  const isHeld = named.some(([, path = '']) => path.endsWith('.test.ts'));
  if (state === 'done' && !isHeld) faults.push('what is done names its test');
  // A file has many tests: which of them holds it is what is asked.
  const bare = named.find(([, path = '', words]) => path.endsWith('.test.ts') && !words)?.[1];
  if (state === 'done' && bare !== undefined) faults.push(`${bare}: which test of it?`);
  if (!held) faults.push('what is missing, or which feature it waits for?');
  return faults;
}

/**
 * Each row of the table of ways in and out has its state; what is done names tests that are there, each by its words,
 * and every section and every point of the security checklist has a row.
 */
export function accessTable(page: string, read: (path: string) => string | undefined): Finding[] {
  const rows = rowsOf(page);
  const wrong = rows.flatMap(({ line, cells }) =>
    faultsOf(cells, read).map((message) => ({ path: PAGE, line, message })),
  );
  const sections = SECTIONS.filter((number) => !page.includes(`\n## Section ${number}: `));
  const points = SECURITY.filter(
    (point) => !rows.some(({ cells }) => cells[0]?.startsWith(`${point} `)),
  );
  const missing = [...sections.map((number) => `section ${number}`), ...points];
  return [...wrong, ...missing.map((name) => ({ path: PAGE, message: `${name} has no row` }))];
}
