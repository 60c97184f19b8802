// `npm run decisions`: writes the index of the decisions.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { decisionIndex } from './tidy/decision-index.ts';
import { readDecisions } from './tidy/decisions.ts';
import { ROOT } from './tidy/source.ts';

writeFileSync(join(ROOT, 'docs/decisions/README.md'), decisionIndex(readDecisions()));
