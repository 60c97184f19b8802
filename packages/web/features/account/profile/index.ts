import type { Manifest } from '../../../frame/manifest.ts';

export {
  missingOf,
  missingPassword,
  NOBODY,
  OWNER_FIELDS,
  type Owner,
  OwnerFields,
  ownerOf,
  OwnPassword,
  PASSWORD_FIELDS,
} from './owner/OwnerFields.tsx';
export { LastLogin } from './welcome/LastLogin.tsx';
export { Welcome } from './welcome/Welcome.tsx';
export { addInfoPart } from './info-parts.ts';
export { openPassword } from './which-password.ts';
export { addSecurityRow, type SecurityRowPlan } from './security-rows.ts';

/** What a player sees and changes of his account. */
export const profile: Manifest = { name: 'profile', window: () => import('./window.ts') };
