import type { Finding } from './source.ts';

const MAX_LINES = 150;
const FUNCTION = /^CREATE (?:OR REPLACE )?FUNCTION (\w+)[\s\S]*?\bAS (\$\w*\$)[\s\S]*?\2/gm;

/** A function of the database at the limit does two things. */
export const sqlFunctions = (files: readonly { path: string; text: string }[]): Finding[] =>
  files.flatMap(({ path, text }) =>
    [...text.matchAll(FUNCTION)].flatMap(([whole, name]) => {
      const lines = whole.split('\n').length;
      if (lines <= MAX_LINES) return [];
      return [
        { path, message: `${name} has ${lines} lines: split it by sense (limit ${MAX_LINES})` },
      ];
    }),
  );

const CLOCK = /app_now\(\)/g;
/** What stands before the clock, or behind it and what is added to it: an operand and a comparison. */
const COMPARED_WITH =
  /(\S+)(?:\s[-+]\s(?:\S+ \* )?interval '[^']*')?\s+(?:<=|>=|<|>|BETWEEN|BETWEEN \S+ AND)\s*$/;
const COMPARES = /^(?:\s[-+]\s[^\n,]{1,80}?)?\s(?:<=|>=|<|>)\s(\S+)/;
/** A variable of a function, a row that it was handed: compared once, whatever the clock is. */
const IS_VARIABLE = /^\(?(_|OLD\.|NEW\.)/;
const BEHIND_SELECT = /SELECT $/;

/**
 * The clock may tell another time for each row: compared as it is, it is asked for each, and finds nothing in
 * an index. As `(SELECT app_now())` it is asked once.
 */
export const clockAskedOnce = (files: readonly { path: string; text: string }[]): Finding[] =>
  files.flatMap(({ path, text }) =>
    [...text.matchAll(CLOCK)].flatMap(({ 0: clock, index }) => {
      const before = text.slice(Math.max(0, index - 160), index);
      const operands = [
        COMPARED_WITH.exec(before),
        COMPARES.exec(text.slice(index + clock.length)),
      ];
      const isRow = operands.some((found) => found && !IS_VARIABLE.test(found[1] ?? ''));
      if (!isRow || BEHIND_SELECT.test(before)) return [];
      const line = text.slice(0, index).split('\n').length;
      return [{ path, line, message: 'compare rows with (SELECT app_now()), which is asked once' }];
    }),
  );
