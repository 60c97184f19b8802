import type { Db } from '#platform/db';
import { checkProgram } from './check.ts';
import { noteChanged } from './note.ts';

/** A program that is not the signed one. Its message is for whoever starts the product. */
export class ChangedProgram extends Error {}

const FEW = 5;

/**
 * Before anything is served: throws `ChangedProgram` where the program is not what was signed here, or
 * tells what to say and goes on (S16). Either way it stands in the audit.
 */
export async function startChecked(
  db: Db,
  { root, dataFolder }: { readonly root: string; readonly dataFolder: string },
  mode: 'refuse' | 'alarm',
): Promise<string | undefined> {
  const lines = await checkProgram(root, dataFolder);
  if (lines.length === 0) return undefined;
  await noteChanged(db, lines, mode === 'refuse');
  const few = lines.slice(0, FEW).join('; ');
  const message = `The program is not the one that was signed here (${lines.length}): ${few}.`;
  if (mode === 'refuse') {
    throw new ChangedProgram(
      `${message} If that is your doing, sign it: npm run program -- sign. PROGRAM_CHECK=alarm starts it all the same.`,
    );
  }
  return message;
}
