import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { isTermsText, TERMS_BOUNDS, tidyTerms } from '@fairlot/rules/check/terms-text';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Db, Executor, Tx } from '#platform/db';
import type { TwoPersonAct } from '#platform/feature';
import {
  act,
  type ProposalRejection,
  type Person,
  propose,
  type ProposalRow,
} from '../../staff/operator/proposals/index.ts';
import { findOperatorName } from '../../staff/operator/sign-in/index.ts';
import { insertVersion, readTerms, type TermsText } from './store.ts';

/** A new version of the terms is written by one operator and published by another (product 3.1, 3.12). */
const PERMISSION = 'terms.text.change';
const TARGET = 'terms of use';

/** Line by line, so that who confirms it reads it as it will be read. */
const Lines = z.object({
  version: z.int(),
  zh: z.array(z.string()),
  en: z.array(z.string()),
});
type Lines = z.output<typeof Lines>;

const linesOf = (version: number, { zh, en }: TermsText): Lines => ({
  version,
  zh: zh.split('\n'),
  en: en.split('\n'),
});

export const publishTerms: TwoPersonAct = {
  permission: PERMISSION,
  change: async (tx: Tx, content, { checker, maker, reason }) => {
    const { version: seen, zh, en } = Lines.parse(content);
    const before = await readTerms(tx);
    if (!before) return undefined;
    const text = { zh: zh.join('\n'), en: en.join('\n') };
    const names = {
      makerName: maker.name,
      checkerName: (await findOperatorName(tx, checker)) ?? '',
    };
    const isIn = await insertVersion(tx, seen, { ...text, ...names, reason });
    if (!isIn) return undefined;
    return { before: linesOf(before.version, before), after: { version: seen + 1 } };
  },
};

type Fault = {
  readonly code: 'BAD_TEXT' | 'TERMS_CHANGED' | 'NOTHING_NEW';
  readonly params?: Readonly<Record<string, number>>;
};
export type Written = { readonly text: TermsText; readonly seen: number };

const BAD_TEXT: Fault = {
  code: 'BAD_TEXT',
  params: { most: TERMS_BOUNDS.characters, lines: TERMS_BOUNDS.lines },
};

/** The text as it would be kept, beside the one that is there. */
async function look(
  tx: Executor,
  { text, seen }: Written,
): Promise<Result<{ readonly before: Lines; readonly content: Lines }, Fault>> {
  const tidy = { zh: tidyTerms(text.zh), en: tidyTerms(text.en) };
  if (!isTermsText(tidy.zh) || !isTermsText(tidy.en)) return refused(BAD_TEXT);
  const now = await readTerms(tx);
  if (now?.version !== seen) return refused({ code: 'TERMS_CHANGED' });
  const [before, content] = [linesOf(seen, now), linesOf(seen, tidy)];
  if (isDeepStrictEqual(before, content)) return refused({ code: 'NOTHING_NEW' });
  return ok({ before, content });
}

export async function proposeTerms(
  db: Db,
  maker: Person,
  written: Written,
  reason: string,
): Promise<Result<ProposalRow, Fault | { readonly code: ProposalRejection }>> {
  const deed = { permission: PERMISSION, target: TARGET, reason } as const;
  const put = await propose<Fault>(db, maker, deed, (tx) => look(tx, written));
  if (put.ok) return put;
  return refused(typeof put.error === 'string' ? { code: put.error } : put.error);
}

/** Publishes at once: by whoever has the machine. */
export const publishByCommand = (
  db: Db | Tx,
  text: TermsText,
  reason: string,
): Promise<Result<number, Fault>> =>
  act<number, Fault>(
    db,
    'command',
    { permission: PERMISSION, target: TARGET, reason },
    async (tx) => {
      const seen = (await readTerms(tx))?.version ?? 0;
      const looked = await look(tx, { text, seen });
      if (!looked.ok) return looked;
      const { before, content } = looked.value;
      const names = { makerName: 'command', checkerName: '' };
      const kept = { zh: content.zh.join('\n'), en: content.en.join('\n') };
      const isIn = await insertVersion(tx, seen, { ...kept, ...names, reason });
      if (!isIn) return refused({ code: 'TERMS_CHANGED' });
      return ok({ before, after: { ...content, version: seen + 1 }, value: seen + 1 });
    },
  );
