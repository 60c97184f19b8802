export { FAULTS as ACT_FAULTS } from './act-form/text.ts';
export {
  CODE_FIELD,
  codeOf,
  faultsOf as actFaultsOf,
  NOTHING,
  type ActValues,
} from './act-form/check.ts';
export { ActForm } from './act-form/ActForm.tsx';
export { useActForm } from './act-form/use-act-form.ts';
export { CodeField, ReasonField } from './act-form/fields.tsx';
export { KeyButton } from './keys/KeyButton.tsx';
export { isPageKey, useRowKeys } from './keys/row-keys.ts';
export { singleKeys, useSingleKeys } from './keys/single-keys.ts';
export { OperatorList } from './accounts/OperatorList.tsx';
export { StaffAddresses } from './addresses/StaffAddresses.tsx';
export { AuditList } from './audit/AuditList.tsx';
export { AuditSearch, type AuditFilter } from './audit/filter.ts';
export { Entry } from './entry/Entry.tsx';
export { usePage } from './me/use-page.ts';
export { useMay, useMe } from './me/use-me.ts';
export { PasskeyList } from './passkeys/PasskeyList.tsx';
export { SecurityPage } from './security/SecurityPage.tsx';
export { LineDiff } from './proposals/LineDiff.tsx';
export { fieldName } from './acts/field-text.ts';
export { Changes } from './proposals/Changes.tsx';
export { isPlain, type Plain } from './proposals/plain.ts';
export { ProposalList } from './proposals/ProposalList.tsx';
export { inRows } from './proposals/PartRows.tsx';
export {
  asAmount,
  asMoment,
  hasOnly,
  isRecord,
  oneOf,
  rowsOf,
  someOf,
  tellsParts,
  type Part,
  type Parts,
  type Teller,
  type Line,
} from './proposals/in-words.ts';
export type { ProposalView, ProposalViews } from './proposals/view.ts';
export { accountProposals } from './accounts/proposals.ts';
