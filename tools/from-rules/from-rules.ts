import {
  BARS_BETS,
  FREEZES_FUNDS,
  RESTS_SCHEDULES,
  withFlags,
  type PlayerFlag,
} from '@fairlot/rules/check/access';
import { FLAGS_OF_OPERATORS } from '@fairlot/rules/check/flag-effects';
import { CASH_FLOW_KINDS } from '@fairlot/rules/core/cash-flow';
import { invariant } from '@fairlot/rules/core/invariant';
import {
  CHART,
  HOUSE_KINDS,
  KIND,
  KINDS,
  type JournalKind,
} from '@fairlot/rules/core/journal-kinds';
import { FIRST_QUOTA_GROUP } from '@fairlot/rules/odds/raise';

/**
 * What the database takes from the rules, as `migrations/functions/all_from_rules.sql`: the test here
 * holds the file against this, `npm run sql` writes it anew. Its name comes before those of all
 * functions that use it.
 */
export const sqlFromRules = (): string => `-- Made from the rules: npm run sql.
-- The kinds of journals: all that may ever move money, by number of kind and accounts.
INSERT INTO ledger_kind (kind, class, zh, en, source, target, either_way, takes_back, owed, recalls, hold, counts_as)
VALUES
${KINDS.map((kind) => `  (${rowOf(kind).join(', ')})`).join(',\n')}
ON CONFLICT (kind) DO UPDATE SET class = excluded.class, zh = excluded.zh, en = excluded.en,
  source = excluded.source, target = excluded.target, either_way = excluded.either_way,
  takes_back = excluded.takes_back, owed = excluded.owed, recalls = excluded.recalls,
  hold = excluded.hold, counts_as = excluded.counts_as;

-- Worked into the statements that name them.
${Object.entries(KIND)
  .map(([name, kind]) => constant(`kind_${snake(name)}`, 'smallint', kind))
  .join('\n')}
${constant('first_quota_group', 'smallint', FIRST_QUOTA_GROUP)}
${mask('flags_that_bar_bets', BARS_BETS)}
${mask('flags_that_freeze_funds', FREEZES_FUNDS)}
${mask('flags_that_rest_schedules', RESTS_SCHEDULES)}
${mask('flag_self_excluded', ['SELF_EXCLUDED'])}
${mask('flag_disable_follow', ['DISABLE_FOLLOW'])}
${mask('flag_disable_account', ['DISABLE_ACCOUNT'])}
${mask('flag_disable_bet', ['DISABLE_BET'])}
${mask('flag_debt', ['DEBT'])}
${mask('flag_force_change_password', ['FORCE_CHANGE_PASSWORD'])}
${mask('flag_test_account', ['TEST_ACCOUNT'])}
${mask('flags_of_operators', FLAGS_OF_OPERATORS)}
`;

function rowOf(row: JournalKind) {
  const { kind, from, to, eitherWay, takesBack, owed, recalls, hold, countsAs } = row;
  const seen = CASH_FLOW_KINDS[kind];
  const named = seen ?? HOUSE_KINDS[kind];
  invariant(named, `kind ${kind} has a name`);
  const text = [named.zh, named.en].map((word) => `'${word.replaceAll("'", "''")}'`);
  const ways = [CHART[from], CHART[to], eitherWay === true, takesBack ?? 'NULL'];
  return [
    kind,
    seen?.class ?? 'NULL',
    ...text,
    ...ways,
    owed === true,
    recalls === true,
    hold ?? 'NULL',
    countsAs ?? 'NULL',
  ];
}

const snake = (name: string): string => name.replaceAll(/[A-Z]/g, (big) => `_${big.toLowerCase()}`);

const constant = (name: string, type: string, value: number | bigint): string =>
  `CREATE OR REPLACE FUNCTION ${name}() RETURNS ${type} LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT ${value}::${type}';`;

const mask = (name: string, flags: readonly PlayerFlag[]): string =>
  `-- ${flags.join(', ')}\n${constant(name, 'bigint', withFlags(flags))}`;
