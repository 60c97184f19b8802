import { targetOf, type Finding, type Source } from './source.ts';

const ENDINGS = ['', '.ts', '.tsx', '/index.ts'];

/** Files of the project that each file imports, types included. */
export function arrows(sources: readonly Source[]): Map<string, readonly string[]> {
  const known = new Set(sources.map(({ path }) => path));
  const resolve = (target: string) =>
    ENDINGS.map((ending) => target + ending).find((path) => known.has(path));
  return new Map(
    sources.map((source) => {
      const targets = source.imports.map((specifier) => resolve(targetOf(source, specifier)));
      return [source.path, targets.filter((path) => path !== undefined)];
    }),
  );
}

/** Each round trip once, as the files on its way. */
function circlesOf(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const circles: string[][] = [];
  const done = new Set<string>();
  const way: string[] = [];
  const visit = (path: string): void => {
    const since = way.indexOf(path);
    if (since >= 0) return void circles.push([...way.slice(since), path]);
    if (done.has(path)) return;
    way.push(path);
    for (const next of imports.get(path) ?? []) visit(next);
    way.pop();
    done.add(path);
  };
  for (const path of imports.keys()) visit(path);
  return circles;
}

/** Files that import each other in a round cannot be read one after the other. */
export function noCircles(sources: readonly Source[]): Finding[] {
  return circlesOf(arrows(sources)).map(([path = '', ...way]) => ({
    path,
    message: `imports itself by way of ${way.join(' -> ')}: move what both need into a third file`,
  }));
}
