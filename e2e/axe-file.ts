import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Where a page that is judged finds axe. */
export const AXE_JS = '/assets/axe/axe.min.js';

/** Read as a file that the browser keeps, axe is compiled once a visitor, and not once a page. */
export function putAxe(folder: string): void {
  const to = join(folder, AXE_JS);
  mkdirSync(dirname(to), { recursive: true });
  cpSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), to);
}

/** A copy of a built client with axe among its files. */
export function copyWithAxe(client: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync(client, folder, { recursive: true });
  putAxe(folder);
}
