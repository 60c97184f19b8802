import type { ComponentType } from 'react';
import type { Bilingual } from '@fairlot/rules/core/text';

/** What the button of a row does: opens a tab of the popup window or a form under the row. */
type Opens =
  | { readonly window: string }
  | { readonly open: () => void }
  | { readonly load: () => Promise<{ default: ComponentType<{ readonly close: () => void }> }> };

/** How the page says a row of AccountSecurity that the server sends under this key. */
export type SecurityRowPlan = {
  readonly key: string;
  readonly title: Bilingual;
  /** Said where it is done, and where it is not: what it is good for. */
  readonly done: Bilingual;
  readonly undone: Bilingual;
  /** The word on the button, done and undone; without them those of every row. */
  readonly change?: Bilingual;
  readonly set?: Bilingual;
  readonly opens: Opens;
};

const plans = new Map<string, SecurityRowPlan>();

/** Adds a row; called once, in the `window.ts` of the feature, which is there before any tab is shown. */
export const addSecurityRow = (plan: SecurityRowPlan): void => void plans.set(plan.key, plan);

/** How a row is said; undefined where no feature of this page knows it. */
export const securityRowOf = (key: string): SecurityRowPlan | undefined => plans.get(key);
