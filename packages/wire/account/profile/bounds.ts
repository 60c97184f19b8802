/** So many pictures that wait for a look are shown at once. */
export const AVATARS_AT_ONCE = 50;
