/** A region as ISO 3166 has it, such as `CN`; `T1`, which proxies write of the Tor network, has this form too. */
export const REGION_FORM = /^[A-Z][A-Z0-9]$/;

/** Regions that a rule names at most: there are fewer. */
export const MOST_REGIONS = 300;

/** Which regions players come from: all of them, all but these, these alone. */
export const REGION_RULES = ['any', 'except', 'only'] as const;
export type RegionRule = (typeof REGION_RULES)[number];
