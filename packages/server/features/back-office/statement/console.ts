import { ok, refused } from '@fairlot/rules/core/result';
import { statementConsole } from '@fairlot/wire/back-office/statement';
import type { Platform } from '#platform/feature';
import { routes } from '#platform/route';
import { act, actorOf } from '../../staff/operator/proposals/index.ts';
import { createStatements } from './ask.ts';
import { readPart, spoolFolder } from './spool.ts';
import { isOf } from './store.ts';

/** Statements of players for operators: none is made without its row of the audit. */
export function statementConsoleRoutes({ db, log, settings: { dataFolder } }: Platform) {
  const { ask, ready } = createStatements({ db, dataFolder }, log);
  return routes(statementConsole, {
    makePlayerStatement: async ({ PlayerId, Reason, ...question }, call) => {
      const { operatorId } = call.operator;
      const deed = {
        permission: 'manage.statements.make',
        target: `player ${PlayerId}`,
        reason: Reason,
      } as const;
      return ask(BigInt(PlayerId), question, operatorId, async (work, id) => {
        const { From, To, Format } = question;
        const noted = await act(db, actorOf(call), deed, async (tx) =>
          (await work(tx))
            ? ok({ before: null, after: { id, From, To, Format }, value: null })
            : refused(null),
        );
        return noted.ok;
      });
    },
    getPlayerStatement: ({ Id }, { operator: { operatorId } }) => ready(Id, { operatorId }),
    getPlayerStatementPart: async ({ Id, At }, { operator: { operatorId } }) => {
      const isMine = await isOf(db, Id, { operatorId });
      const part = isMine ? await readPart(spoolFolder(dataFolder), Id, At) : undefined;
      if (!part) return refused({ code: 'NO_STATEMENT' });
      return ok({ Data: part.bytes.toString('base64'), Next: part.next });
    },
  });
}
