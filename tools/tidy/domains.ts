import { arrows } from './circles.ts';
import type { Finding, Source } from './source.ts';

/** The domains in their order, on every side: a domain may use those above it. */
export const DOMAINS: readonly string[] = [
  'site',
  'auth',
  'staff',
  'messaging',
  'account',
  'content',
  'money',
  'play',
  'external',
  'rewards',
  'team',
  'community',
  'chat',
  'back-office',
  'operations',
];

const FEATURE =
  /^packages\/(?:(server|web|console)\/features|(wire)(?=\/(?!core\/)))\/([^/]+)\/([^/]+)\/(.*)$/;

type Place = {
  readonly side: string;
  readonly domain: string;
  readonly feature: string;
  /** The path inside the feature; empty for its `index.ts`. */
  readonly inside: string;
};

function placeOf(path: string): Place | undefined {
  const match = FEATURE.exec(path);
  if (!match) return undefined;
  const [, client, wire, domain = '', feature = '', inside = ''] = match;
  return { side: client ?? wire ?? '', domain, feature, inside: inside.replace(/^index\.ts$/, '') };
}

/** A feature is entered by its index, or by the index of one of its parts: `play/bet/settle/index.ts`. */
const isEntry = (inside: string): boolean => /^(?:[\w-]+\/)?(?:index\.ts)?\/?$/.test(inside);

/** An import across features: upwards in the order of domains, and through the index of the other feature. */
export function domainFinding(source: Source, target: string): string | undefined {
  const from = placeOf(source.path);
  const to = placeOf(`${target}/`);
  if (!from || !to || from.side !== to.side || source.isTest) return undefined;
  if (to.feature === 'index.ts') return 'only features/index.ts imports the list of a domain';
  if (DOMAINS.indexOf(to.domain) > DOMAINS.indexOf(from.domain)) {
    return `domain ${from.domain} is above ${to.domain}: let ${to.domain} call ${from.domain}, or move the shared part up`;
  }
  if (from.domain === to.domain && from.feature === to.feature) return undefined;
  // The contract has no state, so any of its files may import a shape of another one.
  if (from.side === 'wire' || isEntry(to.inside)) return undefined;
  return `import ${to.domain}/${to.feature}/index.ts, or the index.ts of a part of it`;
}

/** Features of one domain may import each other, but not in a cycle. */
export function noFeatureCircles(sources: readonly Source[]): Finding[] {
  const features = new Map<string, Map<string, string>>();
  const keyOf = ({ side, domain, feature }: Place) => `${side} ${domain}/${feature}`;
  for (const [path, targets] of arrows(sources.filter(({ isTest }) => !isTest))) {
    const from = placeOf(path);
    if (!from) continue;
    const next = features.get(keyOf(from)) ?? new Map<string, string>();
    features.set(keyOf(from), next);
    for (const to of targets.map(placeOf)) {
      if (to && keyOf(to) !== keyOf(from)) next.set(keyOf(to), path);
    }
  }
  return [...features].flatMap(([feature, nexts]) =>
    [...nexts]
      .filter(([next]) => reaches(features, next, feature))
      .map(([next, path]) => ({
        path,
        message: `${feature} and ${next} import each other: move the shared part up`,
      })),
  );
}

function reaches(
  graph: ReadonlyMap<string, ReadonlyMap<string, string>>,
  from: string,
  to: string,
): boolean {
  const seen = new Set([from]);
  for (const node of seen) {
    if (node === to) return true;
    for (const next of graph.get(node)?.keys() ?? []) seen.add(next);
  }
  return false;
}

/** A domain is one of the list, and a feature belongs to one domain on every side. */
export function featurePlaces(paths: readonly string[]): Finding[] {
  const domainOf = new Map<string, string>();
  return paths.flatMap((path): Finding[] => {
    const place = placeOf(path);
    if (!place) return [];
    const { domain, feature } = place;
    if (!DOMAINS.includes(domain)) {
      return [{ path, message: `${domain} is no domain: see DOMAINS in tools/tidy/domains.ts` }];
    }
    const first = domainOf.get(feature) ?? domain;
    domainOf.set(feature, first);
    if (first === domain) return [];
    return [{ path, message: `${feature} is in ${first} elsewhere: use the same path everywhere` }];
  });
}
