/** What the form shows where nothing is typed: a play and an option that the server knows. */
export const EXAMPLE = { play: 'lhc.te.num', option: '07' } as const;
