export { ActForm } from './ActForm.tsx';
export { CODE_FIELD, codeOf, faultsOf as actFaultsOf, NOTHING, type ActValues } from './check.ts';
export { CodeField, ReasonField } from './fields.tsx';
export { FAULTS as ACT_FAULTS } from './text.ts';
export { useActForm } from './use-act-form.ts';
