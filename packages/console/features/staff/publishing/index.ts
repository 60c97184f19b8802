export { EditDialog, EditForm, type Editing, useEditForm } from './EditDialog.tsx';
export { Leaves } from './Leaves.tsx';
export { PublishedPage } from './PublishedPage.tsx';
export { ReviewDialog } from './ReviewDialog.tsx';
export { VersionsDialog } from './VersionsDialog.tsx';
export { Waiting } from './Waiting.tsx';
export { LeavesNote } from './LeavesNote.tsx';
