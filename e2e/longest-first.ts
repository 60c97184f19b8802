import { basename } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest here, the longest first. */
const LONG = ['screens', 'killed', 'families', 'console', 'gallery', 'draw', 'reconnect'];

const rank = ({ moduleId }: TestSpecification): number => {
  const place = LONG.indexOf(basename(moduleId, '.test.ts'));
  return place < 0 ? LONG.length : place;
};

/** What takes long begins early, so that at the end one worker does not wait for the other. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await BaseSequencer.prototype.sort.call(this, files);
    return usual.toSorted((a, b) => rank(a) - rank(b));
  }
}
