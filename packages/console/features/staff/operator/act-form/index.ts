export { ActForm } from './ActForm.tsx';
export {
  CODE_FIELD,
  codeOf,
  faultsOf as actFaultsOf,
  noteFaults,
  noteOf,
  NOTHING,
  type ActValues,
} from './check.ts';
export { CodeField, NoteField, ReasonField } from './fields.tsx';
export { FAULTS as ACT_FAULTS } from './text.ts';
export { useActForm } from './use-act-form.ts';
export { PreviewStep } from './PreviewStep.tsx';
export { usePreview, type Preview } from './use-preview.ts';
export { Restated } from './Restated.tsx';
