import type { Manifest } from '../../../registry/manifest.ts';

export { EditDialog, EditForm, type Editing, useEditForm } from './EditDialog.tsx';
export { Leaves } from './Leaves.tsx';
export { PublishedPage } from './PublishedPage.tsx';
export { ReviewDialog } from './ReviewDialog.tsx';
export { VersionsDialog } from './VersionsDialog.tsx';
export { Waiting } from './Waiting.tsx';

/** What one operator edits and another publishes. */
export const publishing: Manifest = {
  name: 'publishing',
  proposalNote: () => import('./LeavesNote.tsx'),
};
