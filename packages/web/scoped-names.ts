// Class names of modules as they stand in the page. The build writes them where they are used, so
// that a view fetches no table of names.
import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import type { Plugin } from 'vite';

const PACKAGES = `${import.meta.dirname}/..`;
const TAKEN = /^import (\w+) from '([^']+\.module\.css)';$/gm;

/** `cell` of one module is another name than `cell` of the next, and the same in every build. */
export function scopedName(name: string, file: string): string {
  const path = relative(PACKAGES, file.replace(/\?.*$/, ''));
  return `${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 3)}`;
}

/** `styles['cell']` becomes the name itself; the import stays for the styles that it brings. */
export const nameClasses = (): Plugin => ({
  name: 'name-classes',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/packages\/\w+\/.*\.tsx?$/, code: /\.module\.css'/ },
    async handler(code, id) {
      let named = code;
      for (const [line, table = '', from = ''] of code.matchAll(TAKEN)) {
        const file = await this.resolve(from, id);
        if (!file) continue;
        const uses = new RegExp(`\\b${table}\\['([\\w-]+)'\\]`, 'g');
        named = named.replaceAll(uses, (_, name: string) => `'${scopedName(name, file.id)}'`);
        const others = new RegExp(`\\b${table}\\b`, 'g');
        if ((named.match(others)?.length ?? 0) === 1) {
          named = named.replace(line, `import '${from}';`);
        }
      }
      return { code: named, map: null };
    },
  },
});

/** Styles stay where nothing but their names is taken. */
export const keepStyles = (): Plugin => ({
  name: 'keep-styles',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: /\.module\.css$/ },
    handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
  },
});
