/** States of a schedule. */
export const ScheduleState = {
  RUNNING: 0,
  FINISHED: 1,
  STOPPED_WIN: 2,
  STOPPED_EARN: 3,
  STOPPED_LOSS: 4,
  STOPPED_USER: 5,
  STOPPED_SYSTEM: 6,
  PAUSED: 7,
} as const;

/** States of a row of a schedule: an issue of it. */
export const ScheduleRowState = {
  RESERVED: 0,
  BET: 1,
  NO_PRIZE: 2,
  WIN: 3,
  CANCELLED: 4,
  FAILED: 5,
  SKIPPED: 6,
} as const;

/** After so many losing issues in a row the player is asked whether to go on (decision 0076). */
export const LOSSES_IN_A_ROW = 5;

/** The version of the agreement of schedule bets that a player accepts before his first. */
export const AGREEMENT_VERSION = 1;
