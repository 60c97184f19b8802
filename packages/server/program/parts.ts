/** What a build makes, each part by itself, and what is read while it runs; folders below the root. */
export const PARTS = {
  client: ['packages/web/dist'],
  console: ['packages/console/dist'],
  server: ['dist/server', 'packages/server/migrations'],
} as const;

export type Part = keyof typeof PARTS;

export const partNames = Object.keys(PARTS) as readonly Part[];

/** The folder of the lists and their signatures, below the data folder: each installation signs for itself. */
export const LISTS = 'program';
