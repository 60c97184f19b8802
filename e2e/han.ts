import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Where a page that wants it finds the font. */
export const HAN_CSS = '/assets/han/index.css';

/** Where a page that is judged finds axe. */
export const AXE_JS = '/assets/axe/axe.min.js';

/**
 * Chromium from npm has no Chinese font: one from a dev dependency lies among the files of a built
 * client. Served like them it is kept by the browser, and nothing stands between the two; a route of
 * the test would also turn the cache off for everything else.
 */
export function putHan(folder: string): void {
  const require = createRequire(import.meta.url);
  const font = dirname(require.resolve('@fontsource-variable/noto-sans-sc/package.json'));
  const to = dirname(join(folder, HAN_CSS));
  mkdirSync(to, { recursive: true });
  cpSync(join(font, 'files'), join(to, 'files'), { recursive: true });
  const css = readFileSync(join(font, 'index.css'), 'utf8');
  writeFileSync(join(to, 'index.css'), css.replaceAll("'Noto Sans SC Variable'", "'Noto Sans SC'"));
}

/** Read as a file that the browser keeps, axe is compiled once a visitor, and not once a page. */
export function putAxe(folder: string): void {
  const to = join(folder, AXE_JS);
  mkdirSync(dirname(to), { recursive: true });
  cpSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), to);
}

/** A copy of a built client with the font and axe beside it. */
export function copyWithHan(client: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync(client, folder, { recursive: true });
  putHan(folder);
  putAxe(folder);
}
