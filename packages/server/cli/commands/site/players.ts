import { freeNetworks, type FreeFault } from '../../../features/account/profile/index.ts';
import { bar, type BarFault } from '../../../features/community/follow/index.ts';
import { exclude, type ExcludeFault } from '../../../features/play/responsible-gaming/index.ts';
import { setFlag, type FlagFault } from '../../../features/account/privilege/index.ts';
import { FLAGS_OF_OPERATORS, isPlayerFlag } from '@fairlot/rules/check/flag-effects';
import { mills } from '@fairlot/rules/core/money';
import { ok, type Result } from '@fairlot/rules/core/result';
import { act } from '../../../features/staff/operator/proposals/index.ts';
import {
  type GapChange,
  type LineFault,
  requireTurnover,
  waiveTurnover,
} from '../../../features/money/wagering/index.ts';
import type { Tx } from '#platform/db';
import { decimalOf, type GameStage } from './games.ts';
import { linkActs, LINKS_USAGE } from './links.ts';

export { describeLinks } from './links.ts';

/** What `npm run site` does to players. */
export const PLAYERS_USAGE = `npm run site -- exclude PLAYER LENGTH            no bets, never shortened: day week month months6 year years2 years5
npm run site -- require PLAYER AMOUNT TIMES      what he has to turn over, behind what he has already
npm run site -- waive PLAYER                     lets him off all that he has to turn over
npm run site -- follow PLAYER on|off             whether he follows anybody, and anybody him
npm run site -- networks PLAYER free             lets him sign in from everywhere again
npm run site -- flag PLAYER FLAG on|off          ${FLAGS_OF_OPERATORS.join(' ')}
${LINKS_USAGE}`;

const FAULTS: Readonly<Record<ExcludeFault, string | undefined>> = {
  NO_SUCH_PLAYER: 'there is no such player',
  NOT_LONGER: 'a break holds that ends no earlier, and none is shortened',
  // Not understood.
  NO_SUCH_LENGTH: undefined,
};

const LINE_FAULTS: Readonly<Record<LineFault, string>> = {
  NO_SUCH_PLAYER: 'there is no such player',
  NOTHING_OPEN: 'he has nothing to turn over',
};

/** Nothing was done, and why: the command fails. */
export type Refused = { readonly why: string };
type Said = Promise<string | Refused | undefined>;

const BAR_FAULTS: Readonly<Record<BarFault, string>> = {
  NO_SUCH_PLAYER: 'there is no such player',
  ALREADY_SO: 'it was so before',
};

const FREE_FAULTS: Readonly<Record<FreeFault, string>> = {
  NO_SUCH_PLAYER: 'there is no such player',
  ALREADY_SO: 'he is bound to no network',
  TO_BE_BOUND:
    'he is to be bound (IP_BIND): take that flag off first, else he could sign in from nowhere',
};

const FLAG_FAULTS: Readonly<Record<FlagFault, string>> = {
  NO_SUCH_PLAYER: 'there is no such player',
  ALREADY_SO: 'it was so before',
  NOT_OURS: 'this flag is not set by operators, or does nothing yet',
  DEMO_FLAG: 'an account to look round with has this flag for good',
};

/** A change of what a player has to turn over, in the audit like all that operators do. */
async function ofLines(
  { db, reason }: GameStage,
  userName: string,
  change: (tx: Tx) => Promise<Result<GapChange, LineFault>>,
): Promise<string | Refused> {
  const named = {
    permission: 'turnover.lines.change',
    target: `player ${userName}`,
    reason,
  } as const;
  const made = await act<GapChange, LineFault>(db, 'command', named, async (tx) => {
    const changed = await change(tx);
    if (!changed.ok) return changed;
    const { before, after } = changed.value;
    const gapOf = (gap: bigint) => ({ gap: String(gap) });
    return ok({ before: gapOf(before), after: gapOf(after), value: changed.value });
  });
  if (!made.ok) return { why: `${userName}: ${LINE_FAULTS[made.error]}` };
  return `${userName} has ${Number(made.value.after) / 1000} to turn over`;
}

const MOST_AMOUNT = 100_000_000;
const MOST_TIMES = 100;

export const playerActs = {
  ...linkActs,
  require: {
    words: 3,
    run: async (
      stage: GameStage,
      [userName = '', amountText = '', timesText = '']: readonly string[],
    ): Said => {
      const amount = Math.round(decimalOf(amountText) * 1000);
      const times = Math.round(decimalOf(timesText) * 100);
      // What was not understood is NaN, which is in no range.
      const isAmount = amount >= 1 && amount <= MOST_AMOUNT * 1000;
      if (!isAmount || !(times >= 1 && times <= MOST_TIMES * 100)) return undefined;
      const line = { amount: mills(amount), times };
      return ofLines(stage, userName, (tx) => requireTurnover(tx, userName, line));
    },
  },
  waive: {
    words: 1,
    run: (stage: GameStage, [userName = '']: readonly string[]): Said =>
      ofLines(stage, userName, (tx) => waiveTurnover(tx, userName)),
  },
  follow: {
    words: 2,
    run: async (
      { db, reason }: GameStage,
      [userName = '', state = '']: readonly string[],
    ): Said => {
      if (state !== 'on' && state !== 'off') return undefined;
      const made = await bar(db, 'command', { userName, isBarred: state === 'off' }, reason);
      if (!made.ok) return { why: `${userName}: ${BAR_FAULTS[made.error]}` };
      return `${userName} ${made.value ? 'follows nobody, and nobody him' : 'may follow, and be followed'}`;
    },
  },
  flag: {
    words: 3,
    run: async (
      { db, reason }: GameStage,
      [userName = '', flag = '', state = '']: readonly string[],
    ): Said => {
      if (!isPlayerFlag(flag) || (state !== 'on' && state !== 'off')) return undefined;
      const made = await setFlag(db, 'command', { userName, flag, isSet: state === 'on' }, reason);
      if (!made.ok) return { why: `${userName}: ${FLAG_FAULTS[made.error]}` };
      return `${userName}: ${flag} is ${state}`;
    },
  },
  networks: {
    words: 2,
    run: async (
      { db, reason }: GameStage,
      [userName = '', state = '']: readonly string[],
    ): Said => {
      if (state !== 'free') return undefined;
      const made = await freeNetworks(db, 'command', userName, reason);
      if (!made.ok) return { why: `${userName}: ${FREE_FAULTS[made.error]}` };
      return `${userName} may sign in from everywhere`;
    },
  },
  exclude: {
    words: 2,
    run: async (
      { db, reason }: GameStage,
      [userName = '', length = '']: readonly string[],
    ): Said => {
      const made = await exclude(db, 'command', { userName, length }, reason);
      if (!made.ok) {
        const why = FAULTS[made.error];
        return why === undefined ? undefined : { why: `${userName}: ${why}` };
      }
      return `${userName} is excluded until ${new Date(made.value).toISOString()}`;
    },
  },
} as const;
