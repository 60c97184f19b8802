/** What waits is counted as far as this: whoever has as much to do need not know how much more there is. */
export const MOST_COUNTED = 1000;

/** A number that was counted as far as that, as it is shown: `999+` where there are more. */
export const countedText = (count: number): string =>
  count >= MOST_COUNTED ? `${MOST_COUNTED - 1}+` : String(count);
