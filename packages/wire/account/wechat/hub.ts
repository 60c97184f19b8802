import * as z from 'zod/mini';
import { hubMethod } from '../../core/index.ts';
import { Challenge } from './shapes.ts';

/** Where a page goes to be signed in by WeChat; null where that is not on offer, or asked for too often. */
export const getWechatLoginInitial = hubMethod(
  'GetWechatLoginInitial',
  [Challenge],
  z.object({ Url: z.nullable(z.url()) }),
  'anyone',
);
