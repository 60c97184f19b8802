import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { categoryByCode } from '@fairlot/rules/lottery/categories';
import { runCommand } from './run-command.ts';
import { type Fault, FAULTS, playFeed } from '../../features/play/lottery/feeds/index.ts';
import { readNow } from '../../features/play/lottery/issues/index.ts';

/** What was typed; undefined where it is not what the usage says. */
function readArgs(args: readonly string[]) {
  const options = {
    game: { type: 'string', default: 'FC3D' },
    port: { type: 'string', default: '3900' },
    fault: { type: 'string', multiple: true },
  } as const;
  try {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
    const [file, ...rest] = positionals;
    const category = categoryByCode(values.game);
    const port = /^\d{1,5}$/.test(values.port) ? Number(values.port) : undefined;
    const faults = (values.fault ?? []).map(readFault);
    if (!file || rest.length > 0 || !category || port === undefined) return undefined;
    if (faults.some((fault) => !fault)) return undefined;
    return {
      file,
      category,
      port,
      faults: new Map(faults.flatMap((fault) => (fault ? [fault] : []))),
    };
  } catch {
    return undefined;
  }
}

/** `late=2027055` */
function readFault(text: string): readonly [number, Fault] | undefined {
  const [name, issue = ''] = text.split('=');
  const fault = FAULTS.find((each) => each === name);
  return fault && /^\d{1,15}$/.test(issue) ? [Number(issue), fault] : undefined;
}

/**
 * Plays a file of results as two sources of feeds on this machine, each result from its draw time on by
 * the clock of the site, until it is stopped. False: what was typed is not understood.
 */
export async function playFile(
  args: readonly string[],
  readText: (path: string) => Promise<string | undefined>,
): Promise<boolean> {
  const typed = readArgs(args);
  if (!typed) return false;
  const { file, category, port, faults } = typed;
  const text = await readText(file);
  if (text === undefined) return true;
  await runCommand(async ({ db }) => {
    const played = await playFeed(category, text, { port, faults, now: () => readNow(db) });
    if (!played.ok) {
      console.error(`${file}: ${played.error}`);
      process.exitCode = 1;
      return;
    }
    const setting = played.value.sources.map((source) => `${category.code}=${source}`).join(',');
    console.log(`playing ${file}; start the site with\nREHEARSALS=0 FEEDS=${setting}`);
    await once(process, 'SIGINT');
    await played.value.stop();
  });
  return true;
}
