// A feature is entered by its `index.ts`. What a screen needs is not all that stands behind that
// door, but what the names that it takes come from.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const DOOR = /\/features\/[^/]+\/index\.ts$/;
const BEHIND = /export (?:type )?\{([^}]*)\} from '(\.[^']+)'/g;
const TAKEN = /import \{([^}]*)\} from '(\.[^']+\/index\.ts)'/g;

export const isDoor = (id: string): boolean => DOOR.test(id);

/** The pairs of name and file of `{ a, type B, default as C } from './x.ts'`, types left out. */
function* pairsOf(pattern: RegExp, text: string, at: string, given: 'first' | 'last') {
  for (const [, names = '', file = ''] of text.matchAll(pattern)) {
    for (const name of names.split(',').map((each) => each.trim())) {
      if (name === '' || name.startsWith('type ')) continue;
      yield [name.split(' as ').at(given === 'first' ? 0 : -1) ?? '', join(at, file)] as const;
    }
  }
}

const behind = new Map<string, ReadonlyMap<string, string>>();

/** The file that each name of a door comes from; what the door itself defines is not among them. */
export function behindDoor(door: string): ReadonlyMap<string, string> {
  const known = behind.get(door);
  if (known) return known;
  const found = new Map(pairsOf(BEHIND, readFileSync(door, 'utf8'), dirname(door), 'last'));
  behind.set(door, found);
  return found;
}

/** The files behind a door that a module takes something from. */
export function takenThrough(importer: string, door: string): readonly string[] {
  const taken = pairsOf(TAKEN, readFileSync(importer, 'utf8'), dirname(importer), 'first');
  return [...taken]
    .filter(([, file]) => file === door)
    .map(([name]) => behindDoor(door).get(name) ?? door);
}
