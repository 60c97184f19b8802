import type { Manifest } from '../../../registry/manifest.ts';

export { AreaFields, LineFields, SwitchFields } from './fields.tsx';
export { hundredthsText, readHundredths } from './hundredths.ts';
export { Leaves } from './Leaves.tsx';
export { PublishedActs } from './PublishedActs.tsx';
export { PublishedDialog } from './PublishedDialog.tsx';
export { PublishedPage } from './PublishedPage.tsx';
export { PublishedPanels } from './PublishedPanels.tsx';
export { VersionsDialog } from './VersionsDialog.tsx';
export { Waiting } from './Waiting.tsx';

/** What one operator edits and another publishes. */
export const publishing: Manifest = {
  name: 'publishing',
  proposalNote: () => import('./LeavesNote.tsx'),
};
