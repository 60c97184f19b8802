import type { statementConsole, statementHttp } from '@fairlot/wire/back-office/statement';
import { CALLS, type CallRows, type FeatureCalls } from '#testing/calls';

const { startAt } = CALLS;
const Id = '018f3c5a-0000-7000-8000-00000000000a';
const ASKED = {
  From: startAt - 60_000,
  To: startAt,
  Format: 'json',
  Language: 'zh',
} as const;

export const statementCalls: CallRows<typeof statementHttp> = {
  makeStatement: { who: 'player', sample: ASKED },
  getStatement: {
    who: 'player',
    sample: { Id },
    ofOwner: ({ statement }) => ({ Id: statement }),
    stranger: 'NO_STATEMENT',
  },
  getStatementPart: {
    who: 'player',
    sample: { Id, At: 0 },
    ofOwner: ({ statement }) => ({ Id: statement, At: 0 }),
    stranger: 'NO_STATEMENT',
  },
};

const statementConsoleCalls: CallRows<typeof statementConsole> = {
  makePlayerStatement: {
    who: 'manage.statements.make',
    sample: { PlayerId: 999_999, ...ASKED, Reason: 'asked for by its player' },
  },
  getPlayerStatement: { who: 'manage.statements.make', sample: { Id } },
  getPlayerStatementPart: { who: 'manage.statements.make', sample: { Id, At: 0 } },
};

export const calls: FeatureCalls = { http: statementCalls, console: statementConsoleCalls };
