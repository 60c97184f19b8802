/** Letters of any language, with what stands between parts of a name. */
const NAME = /^[\p{L}\p{M}][\p{L}\p{M} '.·-]{0,58}[\p{L}\p{M}.]$/u;
const DOTS = /[‧・•∙⋅]/g;

/** A name as it is kept: one blank between its parts, one kind of dot. */
export const tidyHolder = (text: string): string =>
  text.normalize('NFKC').replaceAll(DOTS, '·').replaceAll(/\s+/g, ' ').trim();

/** Whether a text can be the name of whoever holds an account. */
export const isHolder = (text: string): boolean => NAME.test(tidyHolder(text));

const key = (text: string): string =>
  tidyHolder(text)
    .replaceAll(/[ ·'.-]/g, '')
    .toLowerCase();

/** Whether two texts are the same name: large letters, blanks and dots make no other of it. */
export const isSameHolder = (a: string, b: string): boolean => key(a) === key(b);
