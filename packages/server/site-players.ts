import { exclude, type ExcludeFault } from './features/limit/index.ts';
import type { GameStage } from './site-games.ts';

/** What `npm run site` does to players. */
export const PLAYERS_USAGE = `npm run site -- exclude PLAYER LENGTH            no bets, never shortened: day week month months6 year years2 years5`;

const FAULTS: Readonly<Record<ExcludeFault, string | undefined>> = {
  NO_SUCH_PLAYER: 'there is no such player',
  NOT_LONGER: 'a break holds that ends no earlier, and none is shortened',
  // Not understood.
  NO_SUCH_LENGTH: undefined,
};

export const playerActs = {
  exclude: {
    words: 2,
    run: async (
      { db, reason }: GameStage,
      [userName = '', length = '']: readonly string[],
    ): Promise<string | undefined> => {
      const made = await exclude(db, 'command', { userName, length }, reason);
      if (!made.ok) return FAULTS[made.error];
      return `${userName} is excluded until ${new Date(made.value).toISOString()}`;
    },
  },
} as const;
