export { AuditList, type AuditFilter } from './AuditList.tsx';
export { SignInForm } from './SignInForm.tsx';
export { useMay, useMe } from './use-me.ts';
