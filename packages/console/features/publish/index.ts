export { ReviewDialog } from './ReviewDialog.tsx';
export { VersionsDialog } from './VersionsDialog.tsx';
