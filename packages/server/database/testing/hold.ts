import { resolveDatabase } from '../index.ts';

/** Starts the database of a folder and holds it, until somebody kills this process. */
const [folder = ''] = process.argv.slice(2);
try {
  const { ownerUrl } = await resolveDatabase({ folder, fsync: true });
  process.stdout.write(`${ownerUrl}\n`);
  setInterval(() => {}, 60_000);
} catch (error) {
  process.stdout.write(`refused: ${error instanceof Error ? error.message : String(error)}\n`);
}
