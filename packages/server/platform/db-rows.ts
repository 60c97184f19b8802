import { sql, type RawBuilder } from 'kysely';

/** A value of a column. Binary values go as they are; an array holds whole numbers. */
export type Field =
  | string
  | number
  | bigint
  | boolean
  | Uint8Array
  | readonly (number | bigint)[]
  | null;

/** A row type of the database, whose columns are listed in its order; a test holds the two together. */
export type RowType<K extends string> = {
  readonly name: string;
  readonly columns: readonly K[];
  /** Rows as one argument of a function. */
  readonly of: (rows: readonly Readonly<Record<K, Field>>[]) => RawBuilder<unknown>;
};

export function rowType<K extends string>(name: string, columns: readonly K[]): RowType<K> {
  const array = sql.raw(`${name}[]`);
  const rowText = (row: Readonly<Record<K, Field>>): string => {
    let text = '';
    for (const column of columns) text += `,${fieldText(row[column])}`;
    return `"(${text.slice(1)})"`;
  };
  return { name, columns, of: (rows) => sql`${`{${rows.map(rowText).join(',')}}`}::${array}` };
}

/** Whatever is not written as it is: the array, the row and the value each have quotes of their own. */
const SPECIAL = /["\\(),{}\s]/;

function fieldText(value: Field): string {
  if (value === null) return '';
  if (typeof value === 'string') {
    if (value !== '' && !SPECIAL.test(value)) return value;
    return `\\"${value.replaceAll('\\', '\\\\\\\\').replaceAll('"', '\\"\\"')}\\"`;
  }
  if (value instanceof Uint8Array) {
    return `\\\\\\\\x${Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('hex')}`;
  }
  return typeof value === 'object' ? `\\"{${value.join(',')}}\\"` : String(value);
}
