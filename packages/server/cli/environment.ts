import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleStartCheck } from '../../../tools/build.mjs';
import {
  describeForDocs,
  describeForTerminal,
  foldersOf,
  readEnvironment,
} from '../environment/index.ts';

const USAGE = `npm run environment              the variables of the environment; those that are set here are checked
npm run environment -- --write   writes docs/operations/configuration.md and tools/check-start.mjs`;

const words = process.argv.slice(2).join(' ');
if (words === '--write') {
  const { root } = foldersOf(readEnvironment());
  await writeFile(join(root, 'docs/operations/configuration.md'), describeForDocs());
  await writeFile(join(root, 'tools/check-start.mjs'), await bundleStartCheck());
} else if (words === '') {
  console.log(describeForTerminal());
  readEnvironment();
} else {
  console.log(USAGE);
  process.exitCode = 2;
}
