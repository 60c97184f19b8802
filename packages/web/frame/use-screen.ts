import { useMatches } from '@tanstack/react-router';
import type { Screen } from './manifest.ts';

/** What the feature declared about the screen that is shown. */
export const useScreen = (): Screen | undefined =>
  useMatches({ select: (matches) => matches.at(-1)?.staticData.screen });
