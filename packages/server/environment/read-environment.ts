import { resolve } from 'node:path';
import { Wrong } from './kinds.ts';
import type { Variable } from './kinds.ts';
import { VARIABLES } from './variables.ts';
import type { Environment } from './variables.ts';

type Given = Readonly<Record<string, string | undefined>>;

/** Variables that hold something else than they may; its message has a line for each. */
export class BadEnvironment extends Error {}

const variables: Readonly<Record<string, Variable<unknown>>> = VARIABLES;

/** What was given, unless it may be a secret; then what is allowed. */
function lineOf(name: string, given: string | undefined, fault: string | undefined): string {
  const about = variables[name];
  const shown = about?.isSecret ? 'is not valid' : `is "${given}"`;
  const where = fault === undefined ? '' : ` (${fault})`;
  return `${name} ${shown}${where}: it takes ${about?.takes}.`;
}

/**
 * Reads every variable at once. Returns their values, defaults included.
 * Throws `BadEnvironment` that names each bad variable.
 */
export function parseEnvironment(given: Given): Environment {
  const lines: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, { read }] of Object.entries(variables)) {
    const value = read(given[name]);
    if (value instanceof Wrong) lines.push(lineOf(name, given[name], value.fault));
    else values[name] = value;
  }
  if (values.REGION_HEADER !== undefined && values.TRUSTED_PROXIES === 0) {
    lines.push(lineOf('REGION_HEADER', given.REGION_HEADER, 'without TRUSTED_PROXIES'));
  }
  if (lines.length > 0) throw new BadEnvironment(lines.join('\n'));
  // Each member was read by the variable of its name.
  return values as Environment;
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
