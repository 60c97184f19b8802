import type { Topic } from '../../core/index.ts';

/** Who leads: said as it stands, and not numbered. There is one. */
export const leadersTopic: Topic<'today'> = {
  audience: 'followers',
  of: (day) => `leaders:${day}`,
};
