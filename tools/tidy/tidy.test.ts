import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { accessTable } from './access-table.ts';
import { noCircles } from './circles.ts';
import { citations } from './citations.ts';
import { ownNumbers } from './decisions.ts';
import { noFolderCircles } from './folders.ts';
import { glossaryWords } from './glossary.ts';
import { importedFiles, importTable } from './imports.ts';
import { oneLicence } from './licence.ts';
import { fileNames, fileSizes, noDrawers, noHooksOnServer } from './shape.ts';
import { clockAskedOnce, sqlFunctions } from './sql.ts';
import {
  classNames,
  modesInColours,
  modulesForEffect,
  movingWithin,
  namesOf,
  takenNames,
  wholePage,
} from './styles.ts';
import { listPaths, readSources, ROOT, type Finding, type Source } from './source.ts';
import { tested } from './tested.ts';
import { chineseInItsRooms, noLooseEnds, wordsInTheirRooms } from './words.ts';

const sources = readSources();
const paths = listPaths();
const text = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const lines = (findings: readonly Finding[]) =>
  findings.map(({ path, line, message }) => `${path}${line ? `:${line}` : ''}  ${message}`);
const imagined = (path: string, code: string): Source => ({
  path,
  text: code,
  lines: code.split('\n'),
  imports: [...code.matchAll(/from '([^']+)'/g)].map((m) => m[1] ?? ''),
  isTest: false,
});

describe('the house holds', () => {
  it('packages, rooms and features import only what the table allows', () => {
    expect(lines(importTable(sources))).toEqual([]);
  });
  it('no file imports itself by way of others', () => {
    expect(lines(noCircles(sources))).toEqual([]);
  });
  it('no folder imports itself by way of others', () => {
    expect(lines(noFolderCircles(sources))).toEqual([]);
  });
  it('every file is used', () => {
    const pages = [
      'packages/web/index.html',
      'packages/console/index.html',
      'packages/ui/gallery/index.html',
    ];
    const entries = ['package.json', ...pages, 'tools/build.mjs', 'vitest.config.ts']
      .map(text)
      .join('\n');
    expect(lines(importedFiles(sources, entries))).toEqual([]);
  });
  it('words stay in their rooms', () => {
    expect(lines(wordsInTheirRooms(sources))).toEqual([]);
  });
  it('Chinese stands only in text.ts, codes.ts and rules', () => {
    expect(lines(chineseInItsRooms(sources))).toEqual([]);
  });
  it('comments cite what is in this repository', () => {
    const documents = paths.filter((path) => path.endsWith('.md'));
    const cited = paths
      .filter((path) => /^(packages|bench|e2e)\/.*\.(tsx?|css|sql)$/.test(path))
      // What was applied once is never changed.
      .filter((path) => !/\/migrations\/(\d{4}-|testing\/)/.test(path));
    const texts = cited.map((path) => ({ path, text: text(path) }));
    expect(lines(citations(texts, documents, text('docs/domain/plays.md')))).toEqual([]);
  });
  it('each decision has a number of its own', () => {
    expect(lines(ownNumbers(paths))).toEqual([]);
  });
  it('each sentence on ways in and out names its test, or what it waits for', () => {
    const read = (path: string) => (existsSync(join(ROOT, path)) ? text(path) : undefined);
    expect(lines(accessTable(text('docs/traceability/access.md'), read))).toEqual([]);
  });
  it('nothing is left half done', () => {
    expect(lines(noLooseEnds(sources))).toEqual([]);
  });
  it('no drawer is without a name', () => {
    expect(lines(noDrawers(paths))).toEqual([]);
  });
  it('files stay small', () => {
    expect(lines(fileSizes(sources))).toEqual([]);
  });
  it('functions of the database stay small', () => {
    const files = paths
      .filter((path) => path.startsWith('packages/server/migrations/functions/'))
      .map((path) => ({ path, text: text(path) }));
    expect(files.length).toBeGreaterThan(30);
    expect(lines(sqlFunctions(files))).toEqual([]);
    const long = (count: number) =>
      `CREATE OR REPLACE FUNCTION f() RETURNS void LANGUAGE sql AS $$\n${'SELECT 1;\n'.repeat(count)}$$;\n`;
    const found = sqlFunctions([{ path: 'f.sql', text: `${long(148)}-- next\n${long(149)}` }]);
    expect(lines(found)).toEqual(['f.sql  f has 151 lines: split it by sense (limit 150)']);
  });
  it('rows are compared with a clock that is asked once', () => {
    const functions = paths
      .filter((path) => path.startsWith('packages/server/migrations/functions/'))
      .map((path) => ({ path, text: text(path) }));
    const program = sources.filter(
      ({ path, isTest }) => path.startsWith('packages/server/') && !isTest,
    );
    expect(lines(clockAskedOnce([...functions, ...program]))).toEqual([]);
  });
  it('files are named as the house names them', () => {
    expect(lines(fileNames(sources))).toEqual([]);
  });
  it('every package has the licence of the whole', () => {
    const folders = paths.flatMap(
      (path) => /^(packages\/[^/]+)\/package\.json$/.exec(path)?.[1] ?? [],
    );
    const read = (path: string) => (existsSync(join(ROOT, path)) ? text(path) : undefined);
    expect(folders).toHaveLength(11);
    expect(lines(oneLicence(['', ...folders], read))).toEqual([]);
    expect(oneLicence([''], () => undefined)).toHaveLength(2);
  });
  it('the server names nothing like a hook', () => {
    expect(lines(noHooksOnServer(sources))).toEqual([]);
  });
  it('every use case and movement is tested', () => {
    expect(lines(tested(sources))).toEqual([]);
  });
  it('no class name holds everywhere, and each is there and taken', () => {
    const found = paths.filter((path) => path.endsWith('.css'));
    const sheets = found.map((path) => ({ path, text: text(path) }));
    const used = [...takenNames(sources, sheets), ...modulesForEffect(sources)];
    expect(lines([...classNames(sheets), ...used])).toEqual([]);
    const costly = [...wholePage(sheets), ...movingWithin(sheets)];
    expect(lines([...modesInColours(sheets), ...costly])).toEqual([]);
  });
  it('the glossary speaks of words that exist', () => {
    expect(lines(glossaryWords(text('docs/domain/glossary.md'), sources))).toEqual([]);
  });
});

describe('the rules see what they are for', () => {
  it.each([
    ['packages/rules/a.ts', "import { x } from '@fairlot/wire';"],
    ['packages/web/a.ts', "import { x } from '@fairlot/server/app';"],
    ['packages/shell/a.ts', "import { x } from '@fairlot/web/session/player';"],
    ['packages/ui/a.ts', "import { x } from '@fairlot/shell';"],
    ['packages/server/platform/a.ts', "import { x } from '../features/play/bet/index.ts';"],
    ['packages/server/features/money/wallet/a.ts', "import { x } from '../../play/bet/index.ts';"],
  ])('%s: %s', (path, code) => {
    expect(importTable([imagined(path, code)])).toHaveLength(1);
  });
  it.each([
    ['packages/server/features/play/bet/place/place.ts', 'const q = sql`SELECT 1`;'],
    ['packages/server/features/play/bet/odds/store-terms.ts', "const t = 'ledger_entry';"],
    ['packages/web/features/play/bet/a.ts', "call('/api/Bet/Place')"],
    ['packages/web/features/play/bet/a.ts', 'await call(betHttp.cancel, { BetId });'],
    ['packages/shell/session/a.ts', "const KEPT = ['/api/Bet/'];"],
    ['packages/shell/session/a.ts', "hub.on('BetAwardNotify', tell);"],
    ['packages/console/features/staff/operator/a.ts', "hub.on('PageChanged', read);"],
    ['packages/shell/session/a.ts', 'const wish = ask();'],
    ['packages/rules/play/ssc/a.ts', 'const plays = optionBoard(10, options);'],
    ['packages/server/features/play/bet/a.ts', 'announce(`game:${id}`);'],
    ['packages/web/features/play/bet/a.ts', 'const now = Date.now();'],
    ['packages/server/features/play/bet/a.ts', "const port = process.env['PORT'];"],
    ['packages/server/cli/audit.ts', 'const { env } = process;'],
  ])('%s: %s', (path, code) => {
    expect(wordsInTheirRooms([imagined(path, code)])).toHaveLength(1);
  });
  it('a clock that is asked for each row', () => {
    const found = (code: string) => clockAskedOnce([{ path: 'a.sql', text: code }]).length;
    for (const code of [
      "DELETE FROM a WHERE made_at < app_now() - interval '1 day'",
      'SELECT FROM a WHERE app_now() >= i.close_at',
      "SELECT FROM a WHERE app_now() - interval '1 day' > i.close_at",
      "SELECT FROM a WHERE r.at + 3 * interval '1 second' > app_now()",
      'SELECT FROM a WHERE at BETWEEN app_now() AND b',
    ]) {
      expect([code, found(code)]).toEqual([code, 1]);
    }
    for (const code of [
      "DELETE FROM a WHERE made_at < (SELECT app_now()) - interval '1 day'",
      "SELECT FROM a WHERE made_at < (SELECT app_now() - interval '1 day')",
      'UPDATE a SET made_at = app_now() WHERE id < 3',
      "IF _s.drawn_at + interval '1 second' > app_now() THEN",
      'IF app_now() < _issue.close_at THEN',
      '_now timestamptz := app_now();',
    ]) {
      expect([code, found(code)]).toEqual([code, 0]);
    }
  });
  it('a number of a decision that is taken', () => {
    const found = ownNumbers([
      'docs/decisions/0007-a.md',
      'docs/decisions/0007-b.md',
      'docs/decisions/0008-c.md',
      'docs/0007.md',
    ]);
    expect(found.map(({ path }) => path)).toEqual(['docs/decisions/0007-b.md']);
  });
  it('a sentence whose test is gone, or that has no state', () => {
    const read = (path: string) => (path === 'e2e/a.test.ts' ? "test('enters')" : undefined);
    const row = (cells: string) =>
      `\n## Section 2: routes\n\n| what | state | by |\n|---|---|---|\n${cells}`;
    const found = (cells: string) =>
      accessTable(row(cells), read).filter(({ line }) => line !== undefined).length;
    expect(found('| /Login | done | `e2e/a.test.ts` "enters" |')).toBe(0);
    expect(found('| /Login | waits | the chat |')).toBe(0);
    for (const wrong of [
      '| /Login | done | `e2e/b.test.ts` "enters", `e2e/a.test.ts` "enters" |',
      '| /Login | done | `e2e/a.test.ts` |',
      '| /Login | done | `e2e/a.test.ts` "leaves" |',
      '| /Login | done | looked at |',
      '| /Login | open | |',
      '| /Login | part | `e2e/a.test.ts` |',
      '| /Login | done |',
    ]) {
      expect([wrong, found(wrong)]).toEqual([wrong, 1]);
    }
    const missing = accessTable(row('| S1 hashes | open | nothing |'), read);
    expect(missing.map(({ message }) => message)).toEqual([
      ...['5', '6', '8'].map((number) => `section ${number} has no row`),
      ...Array.from({ length: 15 }, (_, n) => `S${n + 2} has no row`),
      'R6 has no row',
    ]);
  });
  it('papers and sections that are not there', () => {
    const documents = ['docs/domain/plays.md', 'packages/hub/README.md'];
    const found = (comment: string) =>
      citations([{ path: 'packages/a.ts', text: `// ${comment}` }], documents, '## 2 Official\n');
    for (const comment of [
      'see house.md',
      'plays.md section 7',
      'plays.md sections 2 and 3.1',
      'look section 4.5',
      'product rules 7.9',
      'reliability 5.3',
    ]) {
      expect([comment, found(comment).length]).toEqual([comment, 1]);
    }
    expect(found('plays.md section 2. README.md, spec section 4')).toEqual([]);
  });
  it('a name of the server that reads like a hook, in tests too', () => {
    const path = 'packages/server/features/site/settings/a.ts';
    for (const code of ['access.useGates(gates);', 'const server = useTestServer();']) {
      expect(noHooksOnServer([imagined(path, code)])).toHaveLength(1);
      expect(noHooksOnServer([imagined('packages/shell/a.ts', code)])).toEqual([]);
    }
    expect(noHooksOnServer([imagined(path, 'const used = user;')])).toEqual([]);
  });
  it('names of a style sheet that hold everywhere', () => {
    const rules = '@media (width > 1px) { .list, .list .row { gap: 4px; } }';
    const sheet = { path: 'packages/ui/list/list.css', text: rules };
    expect([...namesOf(sheet)]).toEqual(['list', 'row']);
    expect(classNames([sheet])).toHaveLength(1);
    expect(classNames([{ ...sheet, path: 'packages/ui/tokens.css' }])).toHaveLength(1);
    const path = 'packages/ui/list/list.module.css';
    expect(classNames([{ ...sheet, path }])).toEqual([]);
    expect(classNames([{ path, text: '.list :global(.row) { gap: 4px; }' }])).toHaveLength(1);
  });
  it('what differs between light and dark beside the colours', () => {
    const sheet = (body: string) => ({
      path: 'packages/ui/tokens.css',
      text: `.a { gap: 4px; } [data-mode=dark] .a { ${body} }`,
    });
    const shadow = '--e-1: 0 1px 2px rgba(0,0,0,.4)';
    expect(modesInColours([sheet(`--bg: #fff; color: var(--gain); ${shadow};`)])).toEqual([]);
    expect(modesInColours([sheet('--gap: 4px;'), sheet('display: none')])).toHaveLength(2);
  });
  it('a style that asks what the whole page has', () => {
    const sheet = (text: string) => ({ path: 'packages/web/a.module.css', text });
    expect(wholePage([sheet(':root[data-on-bet] .a {} .b:has(> .c) {}')])).toEqual([]);
    expect(
      wholePage([sheet(':root:has([data-bet]) .a {}'), sheet('body.x:has(.b) {}')]),
    ).toHaveLength(2);
  });
  it('a style that asks whether something within has the focus or the pointer', () => {
    const sheet = (text: string) => ({ path: 'packages/web/a.module.css', text });
    const good = '.a:focus-within {} .a:has(> .b) .c:hover {} .a:has([data-on]):focus-visible {}';
    expect(movingWithin([sheet(good)])).toEqual([]);
    expect(
      movingWithin([
        sheet('.a > :is(button, :has(:focus-visible)) {}'),
        sheet('.a:has(b:hover) {}'),
      ]),
    ).toHaveLength(2);
  });
  it('a class name that no sheet has, and one that nobody takes', () => {
    const sheet = { path: 'packages/ui/list/list.module.css', text: '.list { gap: 4px; }' };
    const using = (what: string) =>
      imagined('packages/ui/list/List.tsx', `import styles from './list.module.css';\n${what}`);
    expect(takenNames([using("styles['list']")], [sheet])).toEqual([]);
    expect(takenNames([using("styles['list'], styles['row']")], [sheet])).toHaveLength(1);
    expect(takenNames([using('')], [sheet])).toHaveLength(1);
    expect(takenNames([using('styles[look]')], [sheet])).toEqual([]);
  });
  it('a module of styles imported for its effect, which the build leaves out', () => {
    const using = (line: string) => imagined('packages/ui/list/List.tsx', line);
    expect(modulesForEffect([using("import './list.css';")])).toEqual([]);
    expect(modulesForEffect([using("import './list.module.css';")])).toHaveLength(1);
  });
  it('files that import each other, types or not', () => {
    const round = [
      imagined('packages/web/a.ts', "import { b } from './b.ts';"),
      imagined('packages/web/b.ts', "import { c } from './c/index.ts';"),
      imagined('packages/web/c/index.ts', "import type { A } from '../a.ts';"),
      imagined('packages/web/d.ts', "import { b } from './b.ts';"),
    ];
    expect(noCircles(round)).toHaveLength(1);
    expect(noCircles(round.slice(1))).toEqual([]);
  });
  it('folders that import each other, whatever their files', () => {
    const round = [
      imagined('packages/hub/a/x.ts', "import { y } from '../b/y.ts';"),
      imagined('packages/hub/b/y.ts', 'export const y = 1;'),
      imagined('packages/hub/b/z.ts', "import type { W } from '../c/w.ts';"),
      imagined('packages/hub/c/w.ts', "import { v } from '../a/v.ts';"),
      imagined('packages/hub/a/v.ts', 'export const v = 1;'),
    ];
    expect(noFolderCircles(round)).toHaveLength(1);
    expect(noFolderCircles(round, [/^packages\/hub\//])).toEqual([]);
    expect(noFolderCircles(round.filter(({ path }) => !path.includes('/c/')))).toEqual([]);
  });
  it('use cases that no test names', () => {
    const room = 'packages/server/features/play/bet';
    const source = imagined(`${room}/place.ts`, 'export async function place() {}');
    const part = imagined(`${room}/price.ts`, 'export const price = 1;');
    const other = imagined(`${room}/settle.test.ts`, "import { settle } from './settle.ts';");
    const withTestServer = imagined(`${room}/x.test.ts`, "import { bet } from './index.ts';");
    expect(tested([source, part, other, withTestServer])).toHaveLength(2);
    const user = imagined(source.path, `import { price } from './price.ts';\n${source.text}`);
    for (const test of [
      imagined(`${room}/place.test.ts`, ''),
      imagined(`${room}/life.test.ts`, 'await call(betHttp.place, {});'),
      imagined(`${room}/life.test.ts`, "import { place } from './index.ts';"),
      imagined(
        'packages/server/features/back-office/report/a.test.ts',
        "import { place } from '../../play/bet/index.ts';",
      ),
    ]) {
      expect(tested([source, test])).toEqual([]);
      expect(tested([user, part, test])).toEqual([]);
    }
    expect(
      tested([source, imagined('packages/server/features/back-office/report/place.test.ts', '')]),
    ).toHaveLength(1);
  });
});
