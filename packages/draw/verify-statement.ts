import { ed25519 } from '@noble/curves/ed25519.js';
import { hexBytes, parseHex, sha256, textBytes, toHex } from './bytes.ts';
import { canonicalHash, canonicalJson, type JsonValue } from './canonical-json.ts';
import {
  isStatementBody,
  statementPdfText,
  statementText,
  sumFault,
  type StatementBody,
  type StatementSeal,
} from './statement.ts';
import { isCsvOf, readCsv } from './statement-csv.ts';
import { attachedText, isPdf, readMark } from './statement-pdf.ts';

export type StatementForm = 'csv' | 'json' | 'pdf';
export type StatementFault = 'NOT_A_STATEMENT' | 'CHANGED' | 'BAD_SIGNATURE' | 'OTHER_KEY' | 'SUMS';

export type StatementVerdict =
  | {
      readonly ok: true;
      readonly form: StatementForm;
      readonly body: StatementBody;
      readonly seal: StatementSeal;
    }
  | { readonly ok: false; readonly fault: StatementFault; readonly detail?: string };

const no = (fault: StatementFault, detail?: string): StatementVerdict =>
  detail === undefined ? { ok: false, fault } : { ok: false, fault, detail };

/**
 * Checks a saved statement of any form by its bytes alone: hash, signature, and that it adds up. `trusted` is the
 * public key (hex) to hold it against; without one the verdict is of the key that it names.
 */
export async function verifyStatement(
  bytes: Uint8Array,
  trusted?: string,
): Promise<StatementVerdict> {
  if (isPdf(bytes)) return verifyPdf(bytes, trusted);
  const text = utf8(bytes);
  if (text === undefined) return no('NOT_A_STATEMENT');
  return text.trimStart().startsWith('{') ? verifyJson(text, trusted) : verifyCsv(text, trusted);
}

/** The text of bytes, the mark of the order of bytes left in it; undefined for what is none. */
function utf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function verifyJson(text: string, trusted: string | undefined): StatementVerdict {
  let found: { body?: unknown } | null;
  try {
    found = JSON.parse(text) as { body?: unknown } | null;
  } catch {
    return no('NOT_A_STATEMENT');
  }
  const verdict = verifyParts('json', found?.body, found, trusted);
  if (!verdict.ok) return verdict;
  // One spelling: a member that stands there twice, or beside the others, was put there afterwards.
  const whole = canonicalJson({ body: verdict.body as JsonValue, ...verdict.seal });
  return text.trim() === whole ? verdict : no('CHANGED');
}

/** A table is what is signed written in one way: whatever else stands in it was put there afterwards. */
function verifyCsv(text: string, trusted: string | undefined): StatementVerdict {
  const { body, seal } = readCsv(text);
  const verdict = verifyParts('csv', body, seal, trusted);
  if (!verdict.ok) return verdict;
  return isCsvOf(text, verdict.body, verdict.seal) ? verdict : no('CHANGED');
}

async function verifyPdf(
  bytes: Uint8Array,
  trusted: string | undefined,
): Promise<StatementVerdict> {
  const mark = readMark(bytes);
  if (!mark) return no('NOT_A_STATEMENT');
  if (toHex(sha256(mark.before)) !== mark.sha256) return no('CHANGED');
  if (!isSigned(statementPdfText(mark.sha256), mark)) return no('BAD_SIGNATURE');
  // Its pages too: anybody can put a good statement into pages of his own and sign those.
  if (trusted !== undefined && trusted !== mark.key) return no('OTHER_KEY', mark.key);
  const text = await attachedText(mark.before);
  if (text === undefined) return no('NOT_A_STATEMENT');
  const verdict = verifyJson(text, mark.key);
  return verdict.ok ? { ...verdict, form: 'pdf' } : verdict;
}

function verifyParts(
  form: StatementForm,
  body: unknown,
  from: unknown,
  trusted: string | undefined,
): StatementVerdict {
  const seal = sealOf(from);
  if (!seal || !isStatementBody(body)) return no('NOT_A_STATEMENT');
  if (canonicalHash(body as JsonValue) !== seal.sha256) return no('CHANGED');
  if (!isSigned(statementText(seal.sha256), seal)) return no('BAD_SIGNATURE');
  if (trusted !== undefined && trusted !== seal.key) return no('OTHER_KEY', seal.key);
  const fault = sumFault(body);
  return fault === undefined ? { ok: true, form, body, seal } : no('SUMS', fault);
}

function sealOf(value: unknown): StatementSeal | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const read = value as Readonly<Record<string, unknown>>;
  const [key, hash, sig] = [read['key'], read['sha256'], read['sig']];
  const isWhole = typeof key === 'string' && typeof hash === 'string' && typeof sig === 'string';
  return isWhole ? { key, sha256: hash, sig } : undefined;
}

function isSigned(text: string, { key, sig }: Pick<StatementSeal, 'key' | 'sig'>): boolean {
  if (!parseHex(key, 32) || !parseHex(sig, 64)) return false;
  try {
    return ed25519.verify(hexBytes(sig), textBytes(text), hexBytes(key), { zip215: false });
  } catch {
    // The curve library throws for bytes that are no point of the curve.
    return false;
  }
}
