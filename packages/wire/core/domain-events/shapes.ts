import * as z from 'zod/mini';

/** Where an event stands in its topic: `game:4`, or `player` for the caller's own. Second argument of every event. */
export const Mark = z.object({ Topic: z.string(), Seq: z.int() });
export type Mark = z.output<typeof Mark>;
