import { readFileSync } from 'node:fs';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { STEP_NAME, STEP_REASON, STEP_STATUS } from './step-text.ts';
import type { Step } from './step.ts';
import { verifyDraw } from './verify.ts';
import { STATEMENT_VERDICT } from './statement-text.ts';
import { verifyStatement } from './verify-statement.ts';

/**
 * Checks a saved draw without any network: `tsx packages/draw/verify-file.ts bundle.json`; behind the word
 * `statement`, a statement of a player as CSV, JSON or PDF.
 * `--key HEX` names the signing key from another source than the file. Exit code 1 means that a
 * check failed, 2 that there was nothing to check.
 */
const USAGE = `verify-file BUNDLE.json [--key HEX] [--lang zh|en]
verify-file statement FILE [--key HEX] [--lang zh|en]`;

/** What was typed; undefined where it is not what the usage says. */
function readArgs() {
  const options = { key: { type: 'string' }, lang: { type: 'string', default: 'en' } } as const;
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options });
    const isStatement = positionals[0] === 'statement' && positionals.length === 2;
    const [file, ...rest] = isStatement ? positionals.slice(1) : positionals;
    const isKnown = values.lang === 'zh' || values.lang === 'en';
    return file === undefined || rest.length > 0 || !isKnown
      ? undefined
      : { file, values, isStatement };
  } catch {
    return undefined;
  }
}

async function main(): Promise<number> {
  const typed = readArgs();
  if (!typed) {
    console.error(USAGE);
    return 2;
  }
  const { file, values, isStatement } = typed;
  const language = values.lang === 'zh' ? 'zh' : 'en';
  if (isStatement) return checkStatement(file, language, values.key);
  const remembered = values.key === undefined ? {} : { key: values.key };
  const { ok, steps, numbers } = verifyDraw(readBundle(file), remembered);
  for (const step of steps) printStep(step, language);
  if (numbers) console.log(`\n${STEP_NAME.winning[language]}: ${numbers.winning.join(' ')}`);
  console.log(STEP_STATUS[ok ? 'ok' : 'failed'][language]);
  return ok ? 0 : 1;
}

/** Says how the check of a statement ended, what it covers and by which key it is signed. */
async function checkStatement(
  file: string,
  language: 'zh' | 'en',
  key: string | undefined,
): Promise<number> {
  const verdict = await verifyStatement(readFileSync(file), key);
  if (!verdict.ok) {
    const detail = verdict.detail === undefined ? '' : ` (${verdict.detail})`;
    console.log(STATEMENT_VERDICT[verdict.fault][language] + detail);
    return verdict.fault === 'NOT_A_STATEMENT' ? 2 : 1;
  }
  const { body, seal } = verdict;
  console.log(STATEMENT_VERDICT.ok[language]);
  console.log(`${body.account}  ${body.from} - ${body.to}  ${body.currency}`);
  console.log(`${body.opening} -> ${body.closing}, ${body.rows.length}`);
  console.log(`sha256 ${seal.sha256}\nkey    ${seal.key}`);
  return 0;
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

process.exitCode = await main();
