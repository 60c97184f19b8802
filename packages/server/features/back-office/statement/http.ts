import { invariant } from '@fairlot/rules/core/invariant';
import { ok, refused } from '@fairlot/rules/core/result';
import { statementHttp } from '@fairlot/wire/back-office/statement';
import type { Platform } from '#platform/feature';
import { routes } from '#platform/route';
import { createStatements } from './ask.ts';
import { readPart, spoolFolder } from './spool.ts';
import { isOf } from './store.ts';

export function statementRoutes({ db, log, settings: { dataFolder } }: Platform) {
  const { ask, ready } = createStatements({ db, dataFolder }, log);
  return routes(statementHttp, {
    makeStatement: async (question, { principal: { playerId } }) => {
      const made = await ask(playerId, question);
      if (made.ok) return made;
      const { error } = made;
      invariant(error.code !== 'NO_STATEMENT_PLAYER', 'who calls is a player');
      return refused(error);
    },
    getStatement: ({ Id }, { principal: { playerId } }) => ready(Id, { playerId }),
    getStatementPart: async ({ Id, At }, { principal: { playerId } }) => {
      const isMine = await isOf(db, Id, { playerId });
      const part = isMine ? await readPart(spoolFolder(dataFolder), Id, At) : undefined;
      if (!part) return refused({ code: 'NO_STATEMENT' });
      return ok({ Data: part.bytes.toString('base64'), Next: part.next });
    },
  });
}
