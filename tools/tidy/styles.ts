import { posix } from 'node:path';
import type { Finding, Source } from './source.ts';

/** A style sheet as the rules see it. */
export type StyleSheet = { readonly path: string; readonly text: string };

/**
 * What holds everywhere: the tokens, and what the browser brings, levelled; what the bet page asks of
 * everything that lies over it; the Han font for machines without one; and the styles of the offline page. They name
 * no class.
 */
const GLOBAL_SHEETS =
  /^packages\/(?:ui\/(?:css\/reset|tokens|ui)|shell\/look\/noto-sans-sc|web\/(?:install\/offline|features\/play\/bet\/page))\.css$/;

const isModule = (path: string): boolean => path.endsWith('.module.css');
const plain = (css: string): string => css.replaceAll(/\/\*[\s\S]*?\*\//g, '');

/** The class names that a sheet has rules for. */
export function namesOf({ text }: StyleSheet): ReadonlySet<string> {
  const selectors = [...plain(text).matchAll(/([^{}]+)\{/g)].map((rule) => rule[1] ?? '');
  const names = selectors
    .filter((selector) => !selector.trim().startsWith('@'))
    .flatMap((selector) => [...selector.matchAll(/\.([A-Za-z][\w-]*)/g)])
    .map(([, name = '']) => name);
  return new Set(names);
}

/** No class name holds everywhere: a component has its styles in a module beside it. */
export function classNames(sheets: readonly StyleSheet[]): Finding[] {
  return sheets.flatMap((sheet) => {
    const { path, text } = sheet;
    const message = (what: string) => [{ path, message: what }];
    if (isModule(path)) {
      return /:global\b/.test(plain(text))
        ? message('takes a name that holds everywhere: give the element a name of this module')
        : [];
    }
    if (!GLOBAL_SHEETS.test(path)) {
      const name = posix.basename(path, '.css');
      return message(`its names would hold everywhere: make it ${name}.module.css`);
    }
    const [first] = namesOf(sheet);
    return first ? message(`.${first} would hold everywhere: put it in a module`) : [];
  });
}

const COLOURED =
  /^(color-scheme|color|fill|stroke|box-shadow|background|(border|background|outline)-color)$/;
const A_COLOUR = /^(#|rgba?\(|var\(--)|rgba?\(/;

/**
 * Light and dark differ in colours and shadows alone: nothing moves or goes when the mode changes,
 * and the browser tests judge all but the colours in one of them.
 */
export function modesInColours(sheets: readonly StyleSheet[]): Finding[] {
  return sheets.flatMap(({ path, text }) =>
    [...plain(text).matchAll(/([^{}]*\[data-mode[^{}]*)\{([^{}]*)\}/g)]
      .flatMap(([, , body = '']) => body.split(';'))
      .map((line) => line.split(':').map((part) => part.trim()))
      .filter(([name = '', value = '']) => {
        if (name === '' || COLOURED.test(name)) return false;
        return !(name.startsWith('--') && A_COLOUR.test(value));
      })
      .map(([name]) => ({ path, message: `${name} differs between light and dark` })),
  );
}

const TAKEN = /^import (\w+) from '([^']+\.module\.css)';$/gm;

const sheetOf = (from: string, path: string): string =>
  path.startsWith('@fairlot/')
    ? path.replace('@fairlot/', 'packages/')
    : posix.join(posix.dirname(from), path);

/** `styles['cell']` is there, and what is there is taken: no compiler looks into a sheet. */
export function takenNames(sources: readonly Source[], sheets: readonly StyleSheet[]): Finding[] {
  const named = new Map(sheets.map((sheet) => [sheet.path, namesOf(sheet)]));
  const taken = new Map<string, Set<string>>();
  const chosen = new Set<string>();
  const findings: Finding[] = [];
  for (const { path, text } of sources) {
    for (const [, table = '', from = ''] of text.matchAll(TAKEN)) {
      const sheet = sheetOf(path, from);
      const uses = new RegExp(`\\b${table}\\['([\\w-]+)'\\]`, 'g');
      const names = taken.get(sheet) ?? new Set();
      taken.set(sheet, names);
      // A class name chosen by a value may be any of the sheet.
      if (new RegExp(`\\b${table}\\[[^']`).test(text)) chosen.add(sheet);
      for (const [, name = ''] of text.matchAll(uses)) {
        names.add(name);
        if (named.get(sheet)?.has(name) !== true) {
          findings.push({ path, message: `${sheet} has no .${name}` });
        }
      }
    }
  }
  for (const [sheet, names] of taken) {
    if (chosen.has(sheet)) continue;
    const idle = [...(named.get(sheet) ?? [])].filter((name) => !names.has(name));
    findings.push(...idle.map((name) => ({ path: sheet, message: `nobody takes .${name}` })));
  }
  return findings;
}

/** Vite drops the rules of a CSS module from the build if no code uses a class name of it. */
export const modulesForEffect = (sources: readonly Source[]): Finding[] =>
  sources
    .filter(({ text }) => /^import '[^']+\.module\.css';$/m.test(text))
    .map(({ path }) => ({ path, message: 'imports a module of styles without a name of it' }));

/** What is asked of the whole page for each change of any part of it has all of it styled anew. */
export const wholePage = (sheets: readonly StyleSheet[]): Finding[] =>
  sheets
    .filter(({ text }) => /(:root|(?<![\w.-])(html|body))[^\s,{>+~]*:has\(/.test(plain(text)))
    .map(({ path }) => ({ path, message: 'asks what the page has: set a mark by useRootMark' }));

/**
 * Where one rule asks whether something within has the focus or the pointer, each move of either styles every element
 * anew that asks for anything within it: a number that was picked, the whole pad.
 */
export const movingWithin = (sheets: readonly StyleSheet[]): Finding[] =>
  sheets
    .filter(({ text }) => /:has\([^)]*:(focus|hover|active)/.test(plain(text)))
    .map(({ path }) => ({ path, message: 'asks what within has the focus or the pointer' }));
