import { refused, type Result } from '@fairlot/rules/core/result';
import type { Refusal } from '@fairlot/wire/core';
import type { publishingConsole } from '@fairlot/wire/staff/publishing';
import type { Platform } from '#platform/feature';
import type { Person, ProposalRow } from '../operator/proposals/index.ts';
import { publishedKinds } from './kinds.ts';
import { readRules } from './store.ts';

type ProposeRevertInput = {
  readonly subject: string;
  readonly seen: number;
  readonly version: number;
  readonly atMs: number | undefined;
};
type Fault = Refusal<(typeof publishingConsole.proposeRevert)['codes']>;

/** Asks another operator to publish an earlier version anew, as one more: by the way of any change. */
export async function proposeRevert(
  { db, ports }: Pick<Platform, 'db' | 'ports'>,
  maker: Person,
  { subject, seen, version, atMs }: ProposeRevertInput,
  reason: string,
): Promise<Result<ProposalRow, Fault>> {
  const [kind = '', id = ''] = subject.split(' ');
  const known = ports.all(publishedKinds).find((each) => each.kind === kind);
  if (!known) return refused({ code: 'NOT_THERE' });
  const rules = await readRules(db, subject, version);
  if (!rules) return refused({ code: 'NO_SUCH_VERSION' });
  return known.revert(db, maker, { id, seen, rules, atMs }, reason);
}
