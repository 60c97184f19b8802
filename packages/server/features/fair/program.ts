import type { MappingProgram } from '@fairlot/draw/mapping';
import { PROGRAMS } from '@fairlot/draw/programs';
import { invariant } from '@fairlot/rules/core/invariant';
import type { Category } from '@fairlot/rules/lottery/category';

const BY_ID: Readonly<Record<string, MappingProgram>> = PROGRAMS;

/** The mapping program that draws a category. Throws for one whose numbers come from elsewhere. */
export function programOf({ code, source }: Pick<Category, 'code' | 'source'>): MappingProgram {
  const program = source.kind === 'chain' ? BY_ID[source.program] : undefined;
  invariant(program, `${code} is drawn by a mapping program`);
  return program;
}
