import * as z from 'zod/mini';
import { nothing, post } from '../../core/index.ts';
import { Banner } from './shapes.ts';

export const getBanners = post('/api/Banner/List', {
  access: 'player',
  passive: true,
  input: nothing,
  output: z.object({ Rows: z.array(Banner) }),
  about: 'The banners of Home that are shown now, in their order; 10 at most.',
});
