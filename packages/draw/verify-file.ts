import { readFileSync } from 'node:fs';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { STEP_NAME, STEP_REASON, STEP_STATUS } from './step-text.ts';
import type { Step } from './step.ts';
import { verifyDraw } from './verify.ts';

/**
 * Checks a saved draw without any network: `tsx packages/draw/verify-file.ts bundle.json`.
 * `--key HEX` names the signing key from another source than the file. Exit code 1 means that a
 * check failed, 2 that there was nothing to check.
 */
const USAGE = 'verify-file BUNDLE.json [--key HEX] [--lang zh|en]';

/** What was typed; undefined where it is not what the usage says. */
function readArgs() {
  const options = { key: { type: 'string' }, lang: { type: 'string', default: 'en' } } as const;
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options });
    const [file, ...rest] = positionals;
    const isKnown = values.lang === 'zh' || values.lang === 'en';
    return file === undefined || rest.length > 0 || !isKnown ? undefined : { file, values };
  } catch {
    return undefined;
  }
}

function main(): number {
  const typed = readArgs();
  if (!typed) {
    console.error(USAGE);
    return 2;
  }
  const { file, values } = typed;
  const language = values.lang === 'zh' ? 'zh' : 'en';
  const remembered = values.key === undefined ? {} : { key: values.key };
  const { ok, steps, numbers } = verifyDraw(readBundle(file), remembered);
  for (const step of steps) printStep(step, language);
  if (numbers) console.log(`\n${STEP_NAME.winning[language]}: ${numbers.winning.join(' ')}`);
  console.log(STEP_STATUS[ok ? 'ok' : 'failed'][language]);
  return ok ? 0 : 1;
}

/** A file that is not JSON is a malformed bundle, which the verification reports as such. */
function readBundle(file: string): unknown {
  const text = readFileSync(file, 'utf8');
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function printStep(step: Step, language: 'zh' | 'en'): void {
  const reason = step.reason ? ` (${STEP_REASON[step.reason][language]})` : '';
  const subject = step.subject ? ` [${step.subject}]` : '';
  const status = STEP_STATUS[step.status][language].padEnd(8);
  console.log(`${status}${STEP_NAME[step.id][language]}${subject}${reason}`);
  if (step.expected !== null) console.log(`          published ${step.expected}`);
  if (step.computed !== null) console.log(`          computed  ${step.computed}`);
}

process.exitCode = main();
