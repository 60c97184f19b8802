import type { Manifest } from '../../../registry/manifest.ts';
import { waitingProposals } from './proposals/waiting-proposals.ts';

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
export { AuditList } from './audit/AuditList.tsx';
export { AuditSearch, type AuditFilter } from './audit/filter.ts';
export { Entry } from './entry/Entry.tsx';
export { usePage } from './me/use-page.ts';
export { useMay, useMe } from './me/use-me.ts';
export { SiteSecurity } from './security/SiteSecurity.tsx';
export { LineDiff } from './proposals/LineDiff.tsx';
export { fieldName } from './acts/field-text.ts';
export { Changes } from './proposals/Changes.tsx';
export { isPlain, type Plain } from './proposals/plain.ts';
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

/** Operators: accounts, proposals, passkeys, audit. */
export const operator: Manifest = {
  name: 'operator',
  pages: [
    {
      path: '/Proposals',
      title: { zh: '申请', en: 'Proposals' },
      frame: 'list',
      nav: {
        group: 'today',
        order: 50,
        permissions: ['operator.proposals.read'],
        badge: waitingProposals,
      },
      load: () => import('./proposals/ProposalsPage.tsx'),
    },
    {
      path: '/Operators',
      title: { zh: '运营账号', en: 'Operators' },
      frame: 'list',
      nav: { group: 'desk', order: 20, permissions: ['operator.accounts.read'] },
      load: () => import('./accounts/OperatorsPage.tsx'),
    },
    {
      path: '/Passkeys',
      title: { zh: '我的通行密钥', en: 'Your passkeys' },
      frame: 'list',
      nav: { group: 'desk', order: 40, permissions: [] },
      load: () => import('./passkeys/PasskeysPage.tsx'),
    },
  ],
  proposals: () => import('./accounts/proposals.ts'),
};
