import { expect, it } from 'vitest';
import { folderWidths, indexWidths } from './widths.ts';
import { listPaths, readSources, type Source } from './source.ts';

const sources = readSources();
const paths = listPaths();

it('folders of features hold at most 40 files', () => {
  expect(folderWidths(paths)).toEqual([]);
});
it('indexes of features export at most 25 names', () => {
  expect(indexWidths(sources)).toEqual([]);
});

const files = (folder: string, count: number) =>
  Array.from({ length: count }, (_, n) => `${folder}/file-${n}.ts`);

it('finds a folder with 41 files', () => {
  const folder = 'packages/web/features/play/slip';
  expect(folderWidths(files(folder, 40))).toEqual([]);
  expect(folderWidths(files(folder, 41))).toHaveLength(1);
  expect(folderWidths([...files(folder, 40), ...files(`${folder}/cart`, 40)])).toEqual([]);
  expect(folderWidths(files('packages/server/migrations', 41))).toEqual([]);
});

const index = (text: string, path = 'packages/web/features/play/slip/index.ts'): Source => ({
  path,
  text,
  lines: text.split('\n'),
  imports: [],
  isTest: false,
});
const list = (count: number) =>
  `export {\n${Array.from({ length: count }, (_, n) => `  name${n},\n`).join('')}} from './a.ts';\n`;

it('finds an index with 26 names', () => {
  const own = 'export const slip: Manifest = {};\n';
  expect(indexWidths([index(list(24) + own)])).toEqual([]);
  expect(indexWidths([index(list(25) + own)])).toHaveLength(1);
  expect(indexWidths([index(`${list(25)}export type { A } from './b.ts';\n`)])).toHaveLength(1);
  expect(indexWidths([index(`${list(25)}export async function f() {}\n`)])).toHaveLength(1);
  expect(indexWidths([index(list(26), 'packages/web/features/play/slip/cart.ts')])).toEqual([]);
});
it('finds an index that exports everything of a file', () => {
  expect(indexWidths([index("export * from './a.ts';\n")])).toHaveLength(1);
});
