import type { Screen } from './manifest.ts';

/** Stands for whatever nobody declared. */
const REST = '/*';

/** The `$name` parts of a path under a pattern, or undefined when it does not fit. */
export function paramsOf(
  pattern: string,
  path: string,
): Readonly<Record<string, string>> | undefined {
  const wanted = pattern.split('/').filter(Boolean);
  const given = path.split('/').filter(Boolean);
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [at, part] of wanted.entries()) {
    const value = given[at] ?? '';
    if (part.startsWith('$')) params[part.slice(1)] = readable(value);
    else if (part !== value) return undefined;
  }
  return params;
}

/** A part that is no proper encoding stands for itself. */
function readable(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export type Matched = {
  readonly screen: Screen;
  readonly params: Readonly<Record<string, string>>;
};

/** The screen of a path; fixed parts win over parameters, as they are declared first or last. */
export function matchScreen(screens: readonly Screen[], path: string): Matched | undefined {
  const found = screens.flatMap((screen): Matched[] => {
    const params = paramsOf(screen.path, path);
    return params ? [{ screen, params }] : [];
  });
  const rest = screens.find(({ path: pattern }) => pattern === REST);
  return (
    found.toSorted((a, b) => Object.keys(a.params).length - Object.keys(b.params).length)[0] ??
    (rest && { screen: rest, params: {} })
  );
}
