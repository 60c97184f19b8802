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
