import { domainFinding } from './domains.ts';
import { targetOf, type Finding, type Source } from './source.ts';

/** Who may import whom among the packages: the table of docs/architecture.md. */
const PACKAGES: Record<string, readonly string[]> = {
  rules: [],
  draw: ['rules'],
  wire: ['rules'],
  hub: [],
  sandbox: [],
  client: ['wire', 'rules'],
  ui: ['rules'],
  shell: ['rules', 'wire', 'client', 'ui'],
  server: ['rules', 'draw', 'wire', 'hub'],
  web: ['rules', 'draw', 'wire', 'client', 'ui', 'shell'],
  console: ['rules', 'wire', 'client', 'ui', 'shell'],
};
const EVERYTHING = Object.keys(PACKAGES);

const packageOf = (path: string) => /^packages\/([^/]+)\//.exec(`${path}/`)?.[1];

function packageFinding(source: Source, target: string): string | undefined {
  const from = packageOf(source.path);
  const to = packageOf(target);
  if (!from || !to || from === to) return undefined;
  const allowed = source.isTest && from === 'server' ? [...EVERYTHING] : (PACKAGES[from] ?? []);
  if (allowed.includes(to)) return undefined;
  return `${from} may not import ${to}: move what you need down, or turn the dependency round`;
}

function roomFinding(source: Source, target: string): string | undefined {
  const inside = (room: string) => source.path.startsWith(`packages/server/${room}/`);
  const aims = (room: string) => target.startsWith(`packages/server/${room}`);
  if (source.isTest) return undefined;
  if (inside('platform') && (aims('features') || aims('ledger'))) {
    return 'platform knows no feature and no ledger: take what you need as an argument';
  }
  if (inside('ledger') && aims('platform') && !aims('platform/db')) {
    return 'ledger may use platform/db only';
  }
  if (inside('ledger') && aims('features')) return 'ledger knows no feature';
  if (
    aims('features/index') &&
    !/^packages\/server\/(app|audit\/invariants|cli\/commands\/site\/settings)\.ts$/.test(
      source.path,
    )
  ) {
    return 'only app.ts composes the features';
  }
  if (aims('testing')) return 'only tests import testing/';
  return undefined;
}

/** The import table of the house. */
export function importTable(sources: readonly Source[]): Finding[] {
  return sources.flatMap((source) =>
    source.imports.flatMap((specifier) => {
      const target = targetOf(source, specifier);
      const message =
        packageFinding(source, target) ??
        domainFinding(source, target) ??
        roomFinding(source, target);
      return message ? [{ path: source.path, message: `${message} (${specifier})` }] : [];
    }),
  );
}

/** A file that nothing imports and nothing runs is dead. */
export function importedFiles(sources: readonly Source[], mentioned: string): Finding[] {
  const imported = new Set<string>();
  for (const source of sources) {
    for (const specifier of source.imports) {
      const target = targetOf(source, specifier).replace(/\?.*$/, '');
      for (const ending of ['', '.ts', '.tsx', '/index.ts']) imported.add(target + ending);
    }
    for (const match of source.text.matchAll(/new URL\(\s*['"]([^'"]+)['"]/g)) {
      imported.add(targetOf(source, match[1] ?? ''));
    }
  }
  return sources
    .filter((source) => !source.isTest && !imported.has(source.path))
    .filter(
      (source) =>
        !/(^|\/)(index|main|vite\.config|vitest\.config|global-setup)\.ts$/.test(source.path),
    )
    .filter((source) => !source.path.endsWith('.d.ts') && !source.path.endsWith('.worker.ts'))
    .filter(
      (source) =>
        !mentioned.includes(source.path.replace(/^packages\/(web|console|ui\/gallery)\//, '')),
    )
    .map((source) => ({ path: source.path, message: 'nothing imports this file: delete it' }));
}
