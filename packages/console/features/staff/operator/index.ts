import type { Manifest, PlainPage } from '../../../registry/manifest.ts';
import { waitingProposals } from './proposals/waiting-proposals.ts';

export { KeyButton } from './keys/KeyButton.tsx';
export { isPageKey, useRowKeys } from './keys/row-keys.ts';
export { singleKeys, useSingleKeys } from './keys/single-keys.ts';
export { AuditList } from './audit/AuditList.tsx';
export { AuditSearch, type AuditFilter } from './audit/filter.ts';
export { Entry } from './entry/Entry.tsx';
export { usePage } from './me/use-page.ts';
export { useMay, useMe } from './me/use-me.ts';
export { SiteSecurity } from './security/SiteSecurity.tsx';
export { fieldName } from './proposal-content/field-text.ts';

/** The first sign-in of an invited operator, a page without a login. */
export const enrolPage: PlainPage = {
  path: '/Enrol',
  title: { zh: '启用运营账号', en: 'Set up your account' },
  frame: 'bare',
  load: () => import('./enrol/EnrolPage.tsx'),
};

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
