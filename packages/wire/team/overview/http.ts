import * as z from 'zod/mini';
import { money, post, timestamp } from '../../core/index.ts';
import { OVERVIEW_DAYS } from './shapes.ts';

/** People of one day. */
const people = {
  Registered: z.int(),
  SignedIn: z.int(),
  Depositors: z.int(),
  Bettors: z.int(),
} as const;

export const getOverview = post('/api/Team/Overview', {
  access: 'agent',
  passive: true,
  input: z.strictObject({
    Days: z.literal([...OVERVIEW_DAYS]),
    /** The whole line, or direct members alone. */
    Of: z.enum(['line', 'directs']),
  }),
  output: z.object({
    /** As it is now. */
    Members: z.int(),
    Agents: z.int(),
    Online: z.int(),
    Balance: money,
    /** Over the days. People are counted once a day. */
    ...people,
    FirstDepositors: z.int(),
    Deposit: money,
    Withdraw: money,
    Stake: money,
    Prize: money,
    Rebate: money,
    Promo: money,
    Transfer: money,
    /** Prizes, rebates and promotions less stakes: by how much members are richer. */
    Profit: money,
    /** Every day, the oldest first. */
    ByDay: z.array(z.object({ Day: z.string(), ...people })),
    CountedTimeStamp: timestamp,
    DateTimeNow: timestamp,
  }),
  about: 'What the team of an agent did over the last days, without the agent.',
});
