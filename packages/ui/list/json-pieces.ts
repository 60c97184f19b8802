/** A list of values as JSON, told a few at a time: the pieces in their order are the text. */
export function jsonPieces(): {
  readonly more: (values: readonly unknown[]) => string;
  readonly end: () => string;
} {
  let before = '[';
  return {
    more: (values) => {
      const text = values.map(
        (value, at) => `${at === 0 ? before : ','}\n${JSON.stringify(value)}`,
      );
      if (values.length > 0) before = ',';
      return text.join('');
    },
    end: () => (before === '[' ? '[]\n' : '\n]\n'),
  };
}
