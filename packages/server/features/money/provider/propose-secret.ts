import { createHash, randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Refusal } from '@fairlot/wire/core';
import { PROVIDER_BOUNDS, type SECRET_CODES } from '@fairlot/wire/money/provider';
import type { Platform, TwoPersonAct } from '#platform/feature';
import { seal } from '#platform/seal';
import { type Person, propose, type ProposalRow } from '../../staff/operator/proposals/index.ts';
import { publishPageChanges } from '../../staff/operator/audit/index.ts';
import { isSecret, sealedFor, secretOf } from './known.ts';
import { readProvider } from './store.ts';
import { takeNextSecret, writeNextSecret } from './store-settings.ts';

export const SECRET_PERMISSION = 'provider.secrets.change';
export const PROVIDER_PAGE = 'provider.settings';

/**
 * By this both know that they speak of one secret, and nobody can tell what it is. A key that is so short that its mark would help to
 * find it has one by chance.
 */
export const markOf = (id: string, secret: string): string =>
  secret.length < PROVIDER_BOUNDS.leastSecret
    ? randomBytes(4).toString('hex')
    : createHash('sha256').update(`provider ${id} ${secret}`).digest('hex').slice(0, 8);

const Frozen = z.object({ id: z.string(), mark: z.string() });
type Fault = Refusal<typeof SECRET_CODES>;
type Wanted = { readonly id: string; readonly secret: string };

/** Asks another operator to have a provider known by another secret. It waits sealed in the row of the provider; what is frozen is its mark. */
export async function proposeSecret(
  { db, settings }: Pick<Platform, 'db' | 'settings'>,
  maker: Person,
  { id, secret }: Wanted,
  reason: string,
): Promise<Result<ProposalRow, Fault>> {
  const row = await readProvider(db, id);
  if (!row) return refused({ code: 'NO_SUCH_PROVIDER' });
  if (!isSecret(secret, row.adapter)) return refused({ code: 'SECRET_SHORT' });
  // Whether a guess at a short one is right is told to nobody.
  const isGuessable = secret.length < PROVIDER_BOUNDS.leastSecret;
  if (!isGuessable && (await secretOf({ settings }, row)) === secret) {
    return refused({ code: 'SAME_SECRET' });
  }
  const sealed = await seal(settings.dataFolder, sealedFor(id), Buffer.from(secret));
  const deed = { permission: SECRET_PERMISSION, target: `provider ${id}`, reason } as const;
  const put = await propose<'NO_SUCH_PROVIDER'>(db, maker, deed, async (tx) => {
    const mark = markOf(id, secret);
    const was = await writeNextSecret(tx, id, { sealed, mark });
    if (!was) return refused('NO_SUCH_PROVIDER');
    await publishPageChanges(tx, [PROVIDER_PAGE], id);
    return ok({ before: { mark: was.mark }, content: { id, mark } });
  });
  return put.ok ? put : refused({ code: put.error });
}

export const secretAct: TwoPersonAct = {
  permission: SECRET_PERMISSION,
  change: async (tx, content) => {
    const { id, mark } = Frozen.parse(content);
    const was = await takeNextSecret(tx, id, mark);
    if (!was) return undefined;
    await publishPageChanges(tx, [PROVIDER_PAGE], id);
    return { before: { mark: was.mark }, after: { id, mark } };
  },
};
