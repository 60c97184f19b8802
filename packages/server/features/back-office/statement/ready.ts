import { ok, refused, type Result } from '@fairlot/rules/core/result';
import { type Making, STATEMENT_ROWS } from '@fairlot/wire/back-office/statement';
import { loadKeys } from '../../play/fair/commitment/index.ts';
import { nameOf, type MakeDeps, type TooLong } from './make.ts';
import { readStands, type Whose } from './store.ts';
import { within, type Work } from './works.ts';

export type ReadyRefusal = TooLong | { readonly code: 'NO_STATEMENT' };
type ReadyInput = { readonly id: string; readonly whose: Whose; readonly waitMs: number };

/** How it stands with a statement that somebody asked for, after waiting for it a while where this process makes it. */
export async function readReady(
  stage: MakeDeps,
  work: Work | undefined,
  { id, whose, waitMs }: ReadyInput,
): Promise<Result<Making, ReadyRefusal>> {
  const stands = await readStands(stage.db, id, whose);
  if (!stands) return refused({ code: 'NO_STATEMENT' });
  // What failed stands in its row.
  if (work) await within(work, waitMs).catch(() => undefined);
  const now = work ? await readStands(stage.db, id, whose) : stands;
  if (now?.fault === 'tooLong') {
    return refused({ code: 'STATEMENT_TOO_LONG', params: { most: STATEMENT_ROWS[now.format] } });
  }
  if (!now || now.fault || (now.isOver && !work)) return refused({ code: 'NO_STATEMENT' });
  if (!now.made) return ok({ Id: id, Made: null });
  const { publicKey: Key } = await loadKeys(stage.dataFolder);
  const { rows: Rows, bytes: Bytes, sha256: Sha256 } = now.made;
  return ok({
    Id: id,
    Made: { Id: id, Name: nameOf(now.account, now), Bytes, Rows, Sha256, Key },
  });
}
