import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { documentLinks, documentPaths, documentText } from './documents.ts';
import { listPaths, ROOT } from './source.ts';

const paths = listPaths();
const documents = paths
  .filter((path) => path.endsWith('.md'))
  .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));

it('every link of a document leads to a file and a heading that exist', () => {
  expect(documentLinks(documents, paths)).toEqual([]);
});

it('every path that a document names exists', () => {
  expect(documentPaths(documents, paths)).toEqual([]);
});

it('documents keep table cells short and name no folder of a machine', () => {
  expect(documentText(documents)).toEqual([]);
});

it('finds links to missing files and headings, also in the same page', () => {
  const found = (text: string) =>
    documentLinks(
      [
        { path: 'docs/a.md', text },
        { path: 'docs/b.md', text: '# Keys & locks\n' },
      ],
      ['docs/a.md', 'docs/b.md', 'packages/hub/README.md'],
    ).length;
  expect(found('[b](b.md) [hub](../packages/hub/README.md) [web](https://example.com)')).toBe(0);
  expect(found('[b](b.md#keys--locks) [folder](../packages/hub)')).toBe(0);
  expect(found('## Here\n[here](#here)')).toBe(0);
  expect(found('```\n[c](c.md)\n```')).toBe(0);
  expect(found('[c](c.md)')).toBe(1);
  expect(found('[b](b.md#doors)')).toBe(1);
  expect(found('[there](#there)')).toBe(1);
});

it('finds long cells and paths of a machine', () => {
  const found = (path: string, text: string) => documentText([{ path, text }]).length;
  const long = `| ${'a'.repeat(121)} |`;
  expect(found('docs/a.md', `| ${'a'.repeat(120)} |`)).toBe(0);
  expect(found('docs/a.md', long)).toBe(1);
  expect(found('docs/traceability/access.md', long)).toBe(0);
  expect(found('docs/a.md', `see ${'/'}home/me/fairlot`)).toBe(1);
});

it('finds paths that do not exist, in the text and at the head of an example', () => {
  const found = (text: string, path = 'docs/a.md') =>
    documentPaths([{ path, text }], ['packages/rules/play/k3/face.ts', 'e2e/looks.ts']).length;
  expect(found('`rules/play/k3`, `packages/rules/play/k3/face.ts` and `e2e/looks.ts`')).toBe(0);
  expect(found('`rules/play/<family>/` and `wire/*`')).toBe(0);
  expect(found('`rules/play/k4`')).toBe(1);
  expect(found('```ts\n// packages/rules/play/k3/back.ts\n```')).toBe(1);
  expect(found('`rules/play/k4`', 'docs/decisions/0001-a.md')).toBe(0);
});
