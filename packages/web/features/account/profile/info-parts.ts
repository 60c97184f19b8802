import type { ComponentType } from 'react';
import { lazyComponent } from '@fairlot/shell';

type Load = () => Promise<{ default: ComponentType }>;

const parts: ComponentType[] = [];

/** Adds a section to AccountInfo; called once, in the `window.ts` of the feature, which is there before any tab. */
export const addInfoPart = (load: Load): void => void parts.push(lazyComponent(load));

/** The sections in the order of their features. */
export const infoParts = (): readonly ComponentType[] => parts;
