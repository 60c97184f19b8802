import type { Bilingual } from '@fairlot/rules/core/text';
import { lazyComponent, type LazyComponent } from '@fairlot/shell';
import type { ComponentType } from 'react';

type ViewPlan = {
  readonly id: string;
  readonly title: Bilingual;
  readonly load: () => Promise<{ default: ComponentType }>;
};
type View = ViewPlan & { readonly Content: LazyComponent<object> };

const views: View[] = [];

/** Adds a view beside the schedules of a player; called once, in the `window.ts` of the feature. */
export const addRecordView = (plan: ViewPlan): void =>
  void views.push({ ...plan, Content: lazyComponent(plan.load) });

/** The views in the order of their features. */
export const recordViews = (): readonly View[] => views;
