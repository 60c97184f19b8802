import type { MappingProgram } from '@fairlot/draw/mapping';
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
