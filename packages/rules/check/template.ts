/** Texts with variables: `{code}` stands for what is put there when the text is used. */
const VARIABLE = /\{([a-z]{1,20})\}/g;

export const variablesIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(VARIABLE)].map(([, name = '']) => name)),
];

/** Whether a brace stands there that is of no variable: what was meant as one is seen by nobody who writes it. */
const hasStray = (text: string): boolean => /[{}]/.test(text.replaceAll(VARIABLE, ''));

/** The first that is written as a variable and is none; undefined: there is none. */
export const unknownVariable = (text: string, known: readonly string[]): string | undefined =>
  variablesIn(text).find((name) => !known.includes(name)) ?? (hasStray(text) ? '{ }' : undefined);

/** A text with its variables filled, in one pass: what a value holds is never a variable. */
export const fillTemplate = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(VARIABLE, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : whole,
  );

/** Paragraphs of a text; a text message carries the first of them alone. */
export const paragraphsOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** What a text message carries of a text, its variables filled. */
export const messagePart = (text: string, values: Readonly<Record<string, string>>): string =>
  fillTemplate(paragraphsOf(text)[0] ?? '', values);
