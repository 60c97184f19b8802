import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files of each project that take longest, the longest first. */
const LONG = [
  // Those with a world of their own come first, so that a worker starts its shared world once (decision 0226).
  [
    'killed',
    'console',
    'reconnect',
    'state-games',
    'site',
    'withdraw',
    'link',
    'verify',
    'deposit',
  ],
  ['media', 'payee', 'install', 'countdown-fed', 'screens', 'families', 'gallery', 'draw'],
  ['chaos', 'crash', 'command', 'bad-input', 'beacon', 'authorisation', 'close-race', 'backup'],
  ['restore', 'hub-bad-input', 'embedded', 'session', 'race', 'judge', 'reverse', 'kills'],
  ['wins', 'judges', 'draws', 'package', 'verify-tamper', 'verify-file', 'notes', 'shown-return'],
].flat();

const rank = ({ moduleId }: TestSpecification): number => {
  const place = LONG.indexOf(basename(moduleId, '.test.ts'));
  return place < 0 ? LONG.length : place;
};

/** The options of a server that files share; such files are next to each other, so that a worker starts it once. */
const sharedBy = ({ moduleId }: TestSpecification): string =>
  /withTestServer\((\{ shared: true.*)\)/.exec(readFileSync(moduleId, 'utf8'))?.[1] ?? '';

/** What takes long begins early, so that at the end one worker does not wait for the other. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await BaseSequencer.prototype.sort.call(this, files);
    // A worker goes from file to file of one project, and not from project to project.
    const projects = [...new Set(usual.map(({ project }) => project))];
    const keys = new Map(usual.map((file) => [file, sharedBy(file)]));
    const keyOf = (file: TestSpecification): string => keys.get(file) ?? '';
    return projects.flatMap((project) =>
      usual
        .filter((file) => file.project === project)
        .toSorted((a, b) => rank(a) - rank(b) || keyOf(a).localeCompare(keyOf(b))),
    );
  }
}
