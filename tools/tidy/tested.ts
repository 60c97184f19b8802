import { posix } from 'node:path';
import { targetOf, type Finding, type Source } from './source.ts';

const USE_CASES = /^packages\/server\/(features\/[^/]+\/[^/]+|ledger\/movements)\//;
const PLUMBING =
  /\/(index|http[\w-]*|hub|console|jobs|store[\w-]*|present[\w-]*|text|codes|operator|access|testing)\.ts$|\.worker\.ts$/;

const camel = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Functions, values and classes that a file gives to others. */
const exportsOf = ({ text }: Source): readonly string[] =>
  [...text.matchAll(/^export (?:async )?(?:function\*?|const|class) (\w+)/gm)].map(
    (match) => match[1] ?? '',
  );

/** What of a test is looked at for each use case: read once, as there are hundreds of either. */
type Test = {
  readonly path: string;
  /** Names that it takes, by the folder of the file that has them. */
  readonly taken: readonly { readonly from: string; readonly names: readonly string[] }[];
  /** Endpoints of the contract that it calls: `betHttp.place`. */
  readonly called: ReadonlySet<string>;
};

const testOf = (source: Source): Test => ({
  path: source.path,
  taken: [...source.text.matchAll(/import (?:type )?\{([^}]*)\} from '([^']+)'/g)].map((match) => ({
    from: posix.dirname(targetOf(source, match[2] ?? '')),
    names: (match[1] ?? '').split(',').map((name) => name.trim()),
  })),
  called: new Set(
    [...source.text.matchAll(/\b\w+(?:Http|Hub|Console)\.(\w+)/g)].map((match) => match[1] ?? ''),
  ),
});

/** A test of the feature carries its name or calls its endpoint, or one anywhere imports it. */
function isNamed(source: Source, tests: readonly Test[]): boolean {
  const folder =
    /^packages\/server\/features\/[^/]+\/[^/]+/.exec(source.path)?.[0] ??
    posix.dirname(source.path);
  const name = posix.basename(source.path, '.ts');
  const names = [...exportsOf(source), camel(name)];
  return tests.some((test) => {
    // By the file, or by the index of the feature or of a part of it.
    const taken = test.taken.filter(({ from }) => from.startsWith(folder));
    if (taken.some((each) => names.some((wanted) => each.names.includes(wanted)))) return true;
    if (!posix.dirname(test.path).startsWith(folder)) return false;
    return (
      (posix.basename(test.path).startsWith(`${name}.`) &&
        posix.dirname(test.path).startsWith(posix.dirname(source.path))) ||
      names.some((each) => test.called.has(each))
    );
  });
}

/**
 * Every use case and movement has its test by name. A part of one, which no list of endpoints, jobs
 * or movements names, is tested with a use case of its folder that imports it.
 */
export function tested(sources: readonly Source[]): Finding[] {
  const tests = sources.filter(({ path }) => path.endsWith('.test.ts')).map(testOf);
  const cases = sources.filter(({ path, isTest }) => !isTest && USE_CASES.test(path));
  const named = new Set(cases.filter((source) => isNamed(source, tests)).map(({ path }) => path));
  const isPart = ({ path }: Source): boolean => {
    const users = cases.filter((other) =>
      other.imports.some((specifier) => targetOf(other, specifier) === path),
    );
    return users.some((user) => named.has(user.path) && !PLUMBING.test(user.path));
  };
  return cases
    .filter((source) => !PLUMBING.test(source.path) && exportsOf(source).length > 0)
    .filter((source) => !named.has(source.path) && !isPart(source))
    .map(({ path }) => ({
      path,
      message: 'no test beside it carries its name or calls its endpoint, and none imports it',
    }));
}
