/** What a build makes, each part by itself, and what is read while it runs; folders below the root. */
export const PARTS = {
  client: ['packages/web/dist'],
  console: ['packages/console/dist'],
  server: ['dist/server', 'packages/server/migrations'],
} as const;

export type Part = keyof typeof PARTS;

export const partNames = Object.keys(PARTS) as readonly Part[];

/** Where the lists and their signatures lie, below the root. */
export const LISTS = 'dist/manifest';
