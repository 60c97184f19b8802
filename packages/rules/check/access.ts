/**
 * Player state flags as they are published: bit numbers, stored as one 64-bit number. A bit never
 * changes what it says.
 */
export const PLAYER_FLAGS = {
  /** No sign-in; living logins end. */
  DISABLE_ACCOUNT: 0,
  /** No bets and no schedules; running ones rest until it is taken off. */
  DISABLE_BET: 1,
  /** No withdrawals. */
  DISABLE_WITHDRAW: 2,
  /** No deposits. */
  DISABLE_DEPOSIT: 3,
  /** May transfer to those below. */
  ALLOW_TRANSFER: 4,
  /** May transfer across levels. */
  ALLOW_SUPER_TRANSFER: 5,
  /** May deposit for others from the wallet. */
  ALLOW_DEPOSIT_FROM_WALLET: 6,
  /** A code at each sign-in. */
  GA_LOGIN: 7,
  /** A code for each withdrawal. */
  GA_WITHDRAW: 8,
  /** A code for each transfer. */
  GA_TRANSFER: 9,
  /** A code for each change of a password. */
  GA_CHANGE_PASSWORD: 10,
  /** No bet, no transfer, no withdrawal; deposits still arrive. */
  FUNDS_FREEZE: 11,
  /** No new register links. */
  REGISTER_LINK_LIMIT: 12,
  /** Reads the chat and writes nothing. */
  DISABLE_CHAT: 13,
  /** Lobbies of other games are locked. */
  DISABLE_EXTERNAL: 14,
  /** Claims nothing of promotions. */
  DISABLE_ACTIVITY: 15,
  /** Follows nobody, and is followed by nobody. */
  DISABLE_FOLLOW: 16,
  /** Chooses another password at the next sign-in, before anything else; it goes by itself then. */
  FORCE_CHANGE_PASSWORD: 17,
  /** Signs in from bound networks only, and lifts that check himself no more. */
  IP_BIND: 18,
  /** Counts in no report of the house. */
  TEST_ACCOUNT: 19,
  /** No deposit and no bet until a date that the player set. */
  SELF_EXCLUDED: 20,
  /** Withdraws only once the debt is paid off. */
  DEBT: 21,
  /** Looks only, and deposits nothing. */
  READ_ONLY_LAYER: 22,
} as const;

export type PlayerFlag = keyof typeof PLAYER_FLAGS;

/** Any of these stops bets. */
export const BARS_BETS: readonly PlayerFlag[] = ['DISABLE_ACCOUNT', 'DISABLE_BET', 'SELF_EXCLUDED'];
/** Any of these stops whatever spends money. */
export const FREEZES_FUNDS: readonly PlayerFlag[] = ['FUNDS_FREEZE'];

/** Operators set these and take them off again: until then schedules rest, and nothing of them is bet. */
export const RESTS_SCHEDULES: readonly PlayerFlag[] = [
  'DISABLE_ACCOUNT',
  'DISABLE_BET',
  'FUNDS_FREEZE',
];

/** Of an account to look round with, for good; the table of players holds it to them (decision 0139). */
export const DEMO_FLAGS: readonly PlayerFlag[] = [
  'DISABLE_WITHDRAW',
  'DISABLE_DEPOSIT',
  'TEST_ACCOUNT',
];

/** The value of a flag within the stored number. */
export const flagBit = (flag: PlayerFlag): bigint => 1n << BigInt(PLAYER_FLAGS[flag]);

/** The flag whose value within the stored number that is. */
export const flagOfBit = (bit: bigint): PlayerFlag | undefined =>
  (Object.keys(PLAYER_FLAGS) as PlayerFlag[]).find((flag) => flagBit(flag) === bit);

export const hasFlag = (flags: bigint, flag: PlayerFlag): boolean => (flags & flagBit(flag)) !== 0n;

/** The number that carries exactly these flags. */
export const withFlags = (names: Iterable<PlayerFlag>): bigint => {
  let flags = 0n;
  for (const name of names) flags |= flagBit(name);
  return flags;
};

/** Whether any of some flags is set. */
export const hasAny = (flags: bigint, names: Iterable<PlayerFlag>): boolean =>
  (flags & withFlags(names)) !== 0n;
