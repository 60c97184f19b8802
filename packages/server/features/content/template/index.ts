import type { Feature } from '#platform/feature';
import { publishedKind, publishedKinds } from '../../staff/publishing/index.ts';
import { templateRoutes } from './console.ts';
import { letterAct, LETTERS } from './publish-template.ts';

/** What mails and text messages to players say, as operators publish it; the courier brings them (product 3.12). */
export const template: Feature = {
  name: 'template',
  console: templateRoutes,
  twoPersonActs: [letterAct],
  provide: ({ ports }) => ports.add(publishedKinds, publishedKind(LETTERS)),
};
