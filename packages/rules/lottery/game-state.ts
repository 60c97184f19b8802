/** States of a lottery game (spec section 4, its spelling). */
export const GameState = { ONLINE: 0, MAINTAIN: 1, OFFLINE: 2, OFFCIAL_OFFLINE: 3 } as const;
export type GameState = (typeof GameState)[keyof typeof GameState];
