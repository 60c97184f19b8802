import { mappingHash, type MappingProgram } from '@fairlot/draw/mapping';
import { PROGRAMS } from '@fairlot/draw/programs';
import { invariant } from '@fairlot/rules/core/invariant';
import { commitChainOf, type Sourced } from '@fairlot/rules/lottery/source';

const BY_ID: Readonly<Record<string, MappingProgram>> = PROGRAMS;

/** The mapping program that draws a category. Throws for one whose numbers are made elsewhere. */
export function programOf(category: Sourced): MappingProgram {
  const program = BY_ID[commitChainOf(category).program];
  invariant(program, `${category.code} is drawn by a mapping program`);
  return program;
}

const BY_HASH: ReadonlyMap<string, MappingProgram> = new Map(
  Object.values(PROGRAMS).map((program) => [mappingHash(program), program]),
);

/**
 * The mapping program that a day was announced with, by its hash: what was announced is drawn so, whatever
 * the category has been given since. Throws where there is none.
 */
export function announcedProgram(hash: string | undefined): MappingProgram {
  const program = BY_HASH.get(hash ?? '');
  invariant(program, `a day was announced with a program that there is, not ${hash}`);
  return program;
}
