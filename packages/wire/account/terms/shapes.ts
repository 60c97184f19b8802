import * as z from 'zod/mini';

/** Counted from 1. */
export const termsVersion = z.int().check(z.minimum(1), z.maximum(2_147_483_647));

/** In both languages; lines that begin with `# ` are headings. */
export const TermsText = z.object({ zh: z.string(), en: z.string() });
