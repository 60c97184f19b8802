import { OPERATOR_ROLES } from '@fairlot/rules/check/operator-roles';
import { inRows } from '../proposal-content/in-rows.tsx';
import { someOf, tellsParts, type Parts } from '../proposal-content/in-words.ts';
import type { ProposalViews } from '../../../../registry/proposal-view.ts';

const name = { name: { zh: '账号', en: 'Account' }, isSubject: true } as const;
const roles = { name: { zh: '角色', en: 'Roles' }, tell: someOf(OPERATOR_ROLES) };
const parts = (named: Parts): Parts => ({ operatorId: null, ...named });
/** Leaves out the hash of the link, which means nothing to a reader. */
const invited: Parts = {
  email: { name: { zh: '邀请链接发送至', en: 'Invitation link is sent to' } },
  linkHash: null,
};

/** What is asked of others about accounts of operators. */
const accountProposals: ProposalViews = {
  'operator.accounts.add': inRows(tellsParts(parts({ name, roles, ...invited }))),
  'operator.accounts.change': inRows(tellsParts(parts({ name, roles }))),
  'operator.accounts.reset': inRows(
    tellsParts(
      parts({
        name: {
          name: { zh: '重置其密码与验证器', en: 'Password and authenticator are reset' },
          isSubject: true,
        },
        ...invited,
      }),
    ),
  ),
  'operator.accounts.disable': inRows(
    tellsParts(parts({ name, isDisabled: { name: { zh: '停用', en: 'Disabled' } } })),
  ),
};

export default accountProposals;
