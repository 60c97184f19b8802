// What a route costs before it shows: the JS and CSS that its files import, as the build compressed them.
import { expect, test } from 'vitest';
import { BUDGETS } from './budgets.ts';
import { bytesOf, filesOf, readManifest } from './closure.ts';

test.each(BUDGETS)('$name stays within its budget of $bytes bytes', (route) => {
  const files = filesOf(route);
  expect(bytesOf(files), JSON.stringify(files)).toBeLessThanOrEqual(route.bytes);
  expect(files.length, JSON.stringify(files)).toBeLessThanOrEqual(route.files);
});

test('no chunk imports itself through others', () => {
  const manifest = readManifest();
  const circular = Object.keys(manifest).filter((key) => {
    const imported = new Set(manifest[key]?.imports);
    for (const each of imported)
      for (const next of manifest[each]?.imports ?? []) imported.add(next);
    return imported.has(key);
  });
  expect(circular).toEqual([]);
});
