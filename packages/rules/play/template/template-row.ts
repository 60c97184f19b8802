import type { PlayRow } from '../define.ts';

/** A row of a template: the last part of its code; id and the rest of the code come with the area. */
export type TemplateRow<Code extends string> = Omit<PlayRow, 'id' | 'code'> & {
  readonly code: Code;
};

/** The ids of the plays of a template on one area, by the last part of their codes. */
export type IdsOf<Code extends string> = Readonly<Record<Code, number>>;
