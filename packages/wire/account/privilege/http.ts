import * as z from 'zod/mini';
import { nothing, specPost } from '../../core/index.ts';

/** Kinds of daily pay that a player may have made for those below him. */
const DAILY_PAY_TYPES = ['HOUR_PAY', 'EARN_PAY', 'VIDEO_SLOT', 'CG_PAY'] as const;

/** The names of spec section 3. What an act takes is asked anew where it acts: these are for what is shown. */
export const getPrivileges = specPost('/api/Privileges/Get', {
  access: 'player',
  passive: true,
  input: nothing,
  output: z.object({
    isTransferPointEnabled: z.boolean(),
    isSuperTransferPointEnabled: z.boolean(),
    isDepositFromWalletEnabled: z.boolean(),
    contractCreationAllowed: z.boolean(),
    dailyPayCreationAllowed: z.boolean(),
    dailyPayCGCreationAllowed: z.boolean(),
    haveContract: z.boolean(),
    haveExternalGameContract: z.boolean(),
    haveSportContract: z.boolean(),
    haveDailyPay: z.boolean(),
    haveCGDailyPay: z.boolean(),
    haveExternalGameDailyPay: z.boolean(),
    haveSportGameDailyPay: z.boolean(),
    dailyPayPermission: z.array(z.enum(DAILY_PAY_TYPES)),
  }),
  about: 'What the player may beside betting.',
});

export const getBonusPrivileges = specPost('/api/BonusPrivileges/Get', {
  access: 'player',
  passive: true,
  input: nothing,
  output: z.object({ haveBonusWallet: z.boolean() }),
  about: 'Whether the player has a bonus wallet.',
});
