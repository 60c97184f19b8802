import { posix } from 'node:path';
import type { Finding } from './source.ts';

/** A style sheet as the rules see it. */
export type StyleSheet = { readonly path: string; readonly text: string };

/**
 * Sheets whose names hold everywhere: the frame of the look, and what was there before the kit. The
 * list only shrinks; a new sheet is a module.
 */
const GLOBAL_SHEETS =
  /^packages\/(ui\/((css\/\w[\w-]*|tokens|ui|play|window)\.css)|shell\/(look\/menu|overlay\/[\w-]+|window\/window)\.css|web\/frame\/[\w-]+\.css|web\/features\/(bet|board|slip|trend|lottery|fair|notify)\/([\w-]+\/)?[\w-]+\.css)$/;

/** As many names begin a global rule today. Who takes some away lowers it. */
export const MOST_GLOBAL_NAMES = 250;

const plain = (css: string): string => css.replaceAll(/\/\*[\s\S]*?\*\//g, '');

/** The class names that the rules of a sheet begin with. */
export function leadingNames({ text }: StyleSheet): readonly string[] {
  const selectors = [...plain(text).matchAll(/([^{}]+)\{/g)].flatMap((rule) =>
    (rule[1] ?? '').split(',').map((selector) => selector.trim()),
  );
  const names = selectors.flatMap((selector) => /^\.([A-Za-z][\w-]*)/.exec(selector)?.[1] ?? []);
  return [...new Set(names)];
}

/** No new names that hold everywhere: a component has its styles in a module beside it. */
export function classNames(sheets: readonly StyleSheet[], most = MOST_GLOBAL_NAMES): Finding[] {
  const globals = sheets.filter(({ path }) => !path.endsWith('.module.css'));
  const strangers = globals
    .filter(({ path }) => !GLOBAL_SHEETS.test(path))
    .map(({ path }) => ({
      path,
      message: `its names would hold everywhere: make it ${posix.basename(path, '.css')}.module.css`,
    }));
  const names = new Set(globals.flatMap(leadingNames));
  if (names.size <= most) return strangers;
  const message = `${names.size} class names hold everywhere, ${most} may: put the new ones in a module`;
  return [...strangers, { path: 'packages/ui', message }];
}
