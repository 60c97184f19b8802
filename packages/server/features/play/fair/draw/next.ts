import type { Due } from '../../lottery/claims/index.ts';
import type { Proof } from './numbers.ts';

/** What becomes of an issue that is to be drawn. */
export type Next =
  | {
      readonly kind: 'reveal';
      readonly proof: Proof;
      readonly original: string;
      readonly winning: string;
    }
  | { readonly kind: 'wait'; readonly due: Due }
  | { readonly kind: 'cancel'; readonly reason: string };
