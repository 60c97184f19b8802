// Lists that go from cursor to cursor are on no first view; the query library brings what they need with
// every query. Here it comes with the hook of those lists instead (decision 0100).
import type { Plugin } from 'vite';

function swap(code: string, from: RegExp, to: string): string {
  const swapped = code.replace(from, to);
  if (swapped === code) throw new Error(`the library has no ${from}`);
  return swapped;
}

/** A query that is told by its options, and not by its kind, how it fetches page by page. */
export function reduceQuery(library: string): string {
  const code = swap(library, /^import \{ infiniteQueryBehavior \} from .*\n/m, '');
  const choice = /\(this\.#queryType === "infinite" \? infiniteQueryBehavior\(.*?\) : (.*?)\)\?\./;
  return swap(code, choice, '$1?.');
}

/** The observer of such a list tells it. */
export function extendObserver(library: string): string {
  const code = swap(library, /^import \{ (hasNextPage.*)$/m, 'import { infiniteQueryBehavior, $1');
  const marked = 'options._type = "infinite"; options.behavior = infiniteQueryBehavior();';
  if (code.split('options._type = "infinite";').length !== 3)
    throw new Error('the library tells what is endless elsewhere');
  return code.replaceAll('options._type = "infinite";', marked);
}

/** Ways into endless lists that would find nothing. */
const LACKING = /\.(?:(?:fetch|prefetch|ensure)?[iI]nfiniteQuery(?:Data)?)\(/;

export const partEndless = (): Plugin => ({
  name: 'part-endless',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\.(?:m?js|tsx?)$/ },
    handler(code, id) {
      if (id.endsWith('/query-core/build/modern/query.js'))
        return { code: reduceQuery(code), map: null };
      if (id.endsWith('/query-core/build/modern/infiniteQueryObserver.js'))
        return { code: extendObserver(code), map: null };
      const isOurs = !id.includes('/node_modules/');
      const lacking = isOurs ? LACKING.exec(code)?.[0] : undefined;
      if (lacking) this.error(`${id} takes ${lacking}, which only comes with useInfiniteQuery`);
      return null;
    },
  },
});
