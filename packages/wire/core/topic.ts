// Topics: what an event is about. Events are numbered within their topic, and its audience hears them.

/**
 * `owner`: every connection of the one player. `followers`: whoever follows the game. `everyone`: every
 * connection of players. `operators`: who follows it at the console. `connection`: the one that asked,
 * sent to it directly: such an event is no row, and nobody else ever hears it.
 */
export type Audience = 'owner' | 'followers' | 'everyone' | 'operators' | 'connection';

/** A kind of topic; `of` names the topic of one game or one player. */
export type Topic<Id> = { readonly audience: Audience; readonly of: (id: Id) => string };

/** The draws and odds of a game, by its id. */
export const gameTopic: Topic<number> = { audience: 'followers', of: (gameId) => `game:${gameId}` };

/** What the draws of a game add up to, by its id: said as it stands, and not numbered. */
export const trendTopic: Topic<number> = {
  audience: 'followers',
  of: (gameId) => `trend:${gameId}`,
};

/** What concerns one player alone, by the player's id. */
export const playerTopic: Topic<bigint> = {
  audience: 'owner',
  of: (playerId) => `player:${playerId}`,
};

/** What is handed to one connection, by its id; such an event is never a row of a topic. */
export const connectionTopic: Topic<string> = {
  audience: 'connection',
  of: (connectionId) => `connection:${connectionId}`,
};

const SITE = 'site';

/** What is said to all players. */
export const siteTopic: Topic<typeof SITE> = { audience: 'everyone', of: () => SITE };

export const isSiteTopic = (name: string): boolean => name === SITE;

/** A page of the console, by the first two parts of the permission that reads it: `lottery.games`. */
export const pageTopic: Topic<string> = { audience: 'operators', of: (page) => `page:${page}` };

/** What a player's own topic is called towards the player: ids of players never leave the server. */
export const OWN_TOPIC = 'player';

const GAME = /^game:\d{1,5}$/;
const PLAYER = /^player:(\d+)$/;

const PAGE = /^page:([a-z-]+\.[a-z-]+)$/;

/** The page of a topic; undefined for a topic that is not a page's. */
export const pageOf = (name: string): string | undefined => PAGE.exec(name)?.[1];

const TREND = /^trend:\d{1,5}$/;

export const isTrendTopic = (name: string): boolean => TREND.test(name);

export const isGameTopic = (name: string): boolean => GAME.test(name);

/** The player of a topic; undefined for a topic that is not a player's. */
export const ownerOf = (name: string): string | undefined => PLAYER.exec(name)?.[1];

/** The topic that a player means by a name; undefined for one that is not his to read. */
export function topicFor(name: string, playerId: bigint): string | undefined {
  if (name === OWN_TOPIC) return playerTopic.of(playerId);
  return isGameTopic(name) ? name : undefined;
}
