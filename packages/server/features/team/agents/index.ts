import type { Feature } from '#platform/feature';
import { agentsConsoleRoutes } from './console.ts';

/** Agents at the console: the line by levels, rights, and accounts at the top. */
export const agents: Feature = {
  name: 'agents',
  console: agentsConsoleRoutes,
};
