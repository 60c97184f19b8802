import { resolve } from 'node:path';
import { descriptions, WRONG } from './kinds.ts';
import { environmentSchema, type Environment } from './variables.ts';

type Given = Readonly<Record<string, string | undefined>>;

/** Variables that hold something else than they may; its message has a line for each. */
export class BadEnvironment extends Error {}

const shape = new Map(Object.entries(environmentSchema.shape));

/** What was given, unless it may be a secret; then what is allowed. */
function lineOf(name: string, given: string | undefined, fault: string): string {
  const schema = shape.get(name);
  const about = schema && descriptions.get(schema);
  const shown = about?.isSecret ? 'is not valid' : `is "${given}"`;
  const where = fault === WRONG ? '' : ` (${fault})`;
  return `${name} ${shown}${where}: it takes ${about?.takes}.`;
}

/**
 * Reads every variable at once. Returns their values, defaults included.
 * Throws `BadEnvironment` that names each bad variable.
 */
export function parseEnvironment(given: Given): Environment {
  const read = environmentSchema.safeParse(given);
  if (read.success) return read.data;
  const lines = read.error.issues.map(({ path: [key], message }) => {
    const name = String(key);
    return lineOf(name, given[name], message);
  });
  throw new BadEnvironment(lines.join('\n'));
}

/** The variables of this process. Ends it with a line for each that is bad. */
export function readEnvironment(): Environment {
  try {
    return parseEnvironment(process.env);
  } catch (error) {
    if (!(error instanceof BadEnvironment)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

/** Where the program and its data are. */
export function foldersOf({ FAIRLOT_ROOT, FAIRLOT_DATA }: Environment): {
  readonly root: string;
  readonly dataFolder: string;
} {
  const root = resolve(FAIRLOT_ROOT);
  return { root, dataFolder: resolve(root, FAIRLOT_DATA) };
}
