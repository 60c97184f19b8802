import { PLAYER_FLAGS, type PlayerFlag } from './access.ts';

/**
 * Actions that a flag can stop. `call`: every call of a login that is open; `round`: of an
 * instant game; `lead`: to be followed; `rate`: what a leader asks for it; `makeLink`: a new link to register by;
 * `unbind`: to lift the own check of networks; `takeBonus`: one that was offered.
 */
export type StoppedAction =
  | 'signIn'
  | 'call'
  | 'bet'
  | 'round'
  | 'schedule'
  | 'follow'
  | 'lead'
  | 'rate'
  | 'makeLink'
  | 'withdraw'
  | 'transfer'
  | 'deposit'
  | 'changePassword'
  | 'unbind'
  | 'takeBonus';

type Effect = {
  /** Exactly these, and nothing beside; without it nothing yet. */
  readonly stops?: readonly StoppedAction[];
  /** The privilege of spec section 3 that it stands for. */
  readonly gives?: string;
  /** What leaves out whoever has it. */
  readonly outOf?: string;
  /** What it is for and is not there yet: until then nobody may set it. */
  readonly waits?: string;
  /** Set and taken off by the program alone: a break by its end, a debt by the books. */
  readonly isItsOwn?: true;
  /** Set by the rules of risk too, and taken off when a case ends well, unless operators keep it. */
  readonly isOfRules?: true;
};

const SPENDS: readonly StoppedAction[] = ['bet', 'round', 'schedule', 'follow'];

/** What each flag does (product 6.8); `flag-text.ts` says it. */
export const FLAG_EFFECTS: Readonly<Record<PlayerFlag, Effect>> = {
  DISABLE_ACCOUNT: { stops: ['signIn', 'call', 'makeLink'] },
  DISABLE_BET: { stops: SPENDS },
  DISABLE_WITHDRAW: { stops: ['withdraw'] },
  DISABLE_DEPOSIT: { stops: ['deposit'] },
  ALLOW_TRANSFER: { gives: 'isTransferPointEnabled' },
  ALLOW_SUPER_TRANSFER: { gives: 'isSuperTransferPointEnabled' },
  ALLOW_DEPOSIT_FROM_WALLET: { gives: 'isDepositFromWalletEnabled' },
  GA_LOGIN: { stops: ['signIn'] },
  GA_WITHDRAW: { stops: ['withdraw'] },
  GA_TRANSFER: { stops: ['transfer'] },
  GA_CHANGE_PASSWORD: { stops: ['changePassword'] },
  FUNDS_FREEZE: { stops: [...SPENDS, 'withdraw', 'transfer'], isOfRules: true },
  REGISTER_LINK_LIMIT: { stops: ['makeLink'] },
  DISABLE_CHAT: { waits: 'the chat' },
  DISABLE_EXTERNAL: { waits: 'external games' },
  DISABLE_ACTIVITY: { stops: ['takeBonus'] },
  DISABLE_FOLLOW: { stops: ['follow', 'lead', 'rate'] },
  FORCE_CHANGE_PASSWORD: { stops: ['signIn'] },
  IP_BIND: { stops: ['signIn', 'unbind'] },
  TEST_ACCOUNT: { outOf: 'reports of the house' },
  SELF_EXCLUDED: { stops: [...SPENDS, 'deposit'], isItsOwn: true },
  DEBT: { stops: ['withdraw', 'transfer'], isItsOwn: true },
  READ_ONLY_LAYER: { stops: ['deposit'] },
};

export const isPlayerFlag = (name: string): name is PlayerFlag => Object.hasOwn(PLAYER_FLAGS, name);

/** Whether operators set and clear it: not where the program does, nor where nothing would come of it. */
export const isOfOperators = (flag: PlayerFlag): boolean => {
  const { waits, isItsOwn } = FLAG_EFFECTS[flag];
  return waits === undefined && isItsOwn === undefined;
};

export const FLAGS_OF_OPERATORS: readonly PlayerFlag[] = Object.keys(PLAYER_FLAGS)
  .filter(isPlayerFlag)
  .filter(isOfOperators);

/** Whether the rules may have set it. */
export const isOfRules = (flag: PlayerFlag): boolean => FLAG_EFFECTS[flag].isOfRules === true;
