// What the worker does with a statement: all code of its check is behind it. Pure.
import type { StatementBody, StatementSeal } from '@fairlot/draw/statement';
import {
  verifyStatement,
  type StatementFault,
  type StatementForm,
} from '@fairlot/draw/verify-statement';

export type StatementJob = {
  readonly file: Blob;
  /** The public key to hold it against, in hex; without one that which it names. */
  readonly key: string | undefined;
};

/** What a statement says in short: its rows stay in the worker. */
export type StatementFacts = Pick<
  StatementBody,
  'account' | 'currency' | 'from' | 'to' | 'made' | 'opening' | 'closing'
> & { readonly count: number };

export type StatementAnswer =
  | {
      readonly ok: true;
      readonly form: StatementForm;
      readonly seal: StatementSeal;
      readonly facts: StatementFacts;
    }
  | { readonly ok: false; readonly fault: StatementFault; readonly detail: string | undefined };

export async function statementAnswerOf({ file, key }: StatementJob): Promise<StatementAnswer> {
  const verdict = await verifyStatement(new Uint8Array(await file.arrayBuffer()), key);
  if (!verdict.ok) return { ok: false, fault: verdict.fault, detail: verdict.detail };
  const { form, seal, body } = verdict;
  const { account, currency, from, to, made, opening, closing, rows } = body;
  const facts = { account, currency, from, to, made, opening, closing, count: rows.length };
  return { ok: true, form, seal, facts };
}
