/** Days of an overview, today among them. */
export const OVERVIEW_DAYS = [1, 7, 15, 30] as const;
