import * as z from 'zod/mini';
import { nothing, specPost } from '../../core/index.ts';

/** Where a picture is; empty: the built-in mark is shown. */
const Picture = z.object({ FilePath: z.string().check(z.maxLength(300)) });
const Entry = z.object({ PCLogo: Picture, MobileLogo: Picture });

/** Spec sections 3 and 7: keyed entries, of which the client keeps `Favicon` whole; it caches them for ten minutes. */
export const getAllLogo = specPost('/api/Logo/GetAllLogo', {
  access: 'anyone',
  passive: true,
  outlivesSession: true,
  input: nothing,
  output: z.object({ Logo: Entry, Favicon: Entry }),
  about: 'The marks of the house.',
});
