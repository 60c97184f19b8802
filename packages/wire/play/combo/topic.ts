import type { Topic } from '../../core/index.ts';

/** The tile of a game on the combo screen, by its id: said as it stands, and not numbered. */
export const comboTopic: Topic<number> = {
  audience: 'followers',
  of: (gameId) => `combo:${gameId}`,
};

const TOPIC = /^combo:\d{1,5}$/;

export const isComboTopic = (name: string): boolean => TOPIC.test(name);
