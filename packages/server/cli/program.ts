import { foldersOf, readEnvironment } from '../environment/index.ts';
import { checkProgram, partNames, signPart, type Part } from '../program/index.ts';

/**
 * `npm run program`: signs what was built here, or tells what is not as it was signed (S16). It needs no
 * database, so that a build can call it.
 */
const USAGE = `npm run program -- sign [${partNames.join('|')} ...]   signs what was built, all of it or these parts
npm run program -- check    what is not as it was signed`;

const { root, dataFolder } = foldersOf(readEnvironment());
const [verb, ...words] = process.argv.slice(2);
const isPart = (word: string): word is Part => partNames.some((part) => part === word);

if (verb === 'sign' && words.every(isPart)) {
  const parts = words.filter(isPart);
  for (const part of parts.length > 0 ? parts : partNames) {
    const files = await signPart(root, dataFolder, part);
    console.log(`signed ${part}: ${files} files`);
  }
} else if (verb === 'check' && words.length === 0) {
  const lines = await checkProgram(root, dataFolder);
  for (const line of lines) console.log(line);
  console.log(lines.length === 0 ? 'the program is as it was signed' : `${lines.length} differ`);
  if (lines.length > 0) process.exitCode = 1;
} else {
  console.log(USAGE);
  process.exitCode = 2;
}
