// Search values of the address as plain strings: what looks like a number or like JSON stays text.

type Search = Readonly<Record<string, string | undefined>>;

/** Reads `?a=1&b=2`. Of a name that is given twice the first value counts, as with `get`. */
export function parseSearch(text: string): Record<string, string> {
  const query = new URLSearchParams(text);
  return Object.fromEntries(
    [...new Set(query.keys())].map((name) => [name, query.get(name) ?? '']),
  );
}

/** Writes a search with its question mark. Returns an empty string if nothing is defined. */
export function stringifySearch(search: Search): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined) query.set(name, value);
  }
  const text = query.toString();
  return text && `?${text}`;
}
