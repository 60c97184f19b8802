import { BREAKS, type BreakName } from '@fairlot/rules/check/own-limit';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { BREAK_CODES, Break } from '@fairlot/wire/play/responsible-gaming';
import type { Refusal } from '@fairlot/wire/core';
import { newId, transaction, type Db } from '#platform/db';
import { postMessages } from '../../messaging/inbox/index.ts';
import { breakBegun } from './inbox-text.ts';
import { presentBreak } from './present.ts';
import { addBreak } from './store.ts';

/** A player stays away for a while: no bet from now on, and no way back before the end. */
export async function takeBreak(
  db: Db,
  playerId: bigint,
  name: BreakName,
): Promise<Result<Break, Refusal<typeof BREAK_CODES>>> {
  const { kind, length } = BREAKS[name];
  return transaction(db, async (tx) => {
    const { isTaken, untilMs } = await addBreak(tx, playerId, {
      kind,
      length,
      isByOperator: false,
    });
    if (!isTaken) return refused({ code: 'NOT_LONGER' });
    const said = { playerId, tab: 'account', key: `break:${newId()}`, isQuiet: true } as const;
    await postMessages(tx, [{ ...said, ...breakBegun(false, untilMs) }]);
    return ok(presentBreak({ kind, untilMs, isByOperator: false }));
  });
}
