import { useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { Menu, type MenuItem } from '@fairlot/ui/menu';
import { useMay, useMe } from '../me/use-me.ts';
import type { Account, AccountAct } from './account.ts';
import { text } from './text.ts';

/** What he who is signed in may do to an account; nothing that takes two is about himself. */
export function AccountMenu(props: {
  readonly account: Account;
  readonly onAct: (act: AccountAct) => void;
}) {
  const { account, onAct } = props;
  const words = useWords(text);
  const isOwn = useMe()?.OperatorId === account.OperatorId;
  const may = {
    roles: useMay('operator.accounts.change'),
    reset: useMay('operator.accounts.reset'),
    disable: useMay('operator.accounts.disable'),
    end: useMay('operator.accounts.end'),
  };
  const item = (
    kind: 'roles' | 'reset' | 'disable' | 'end',
    label: string,
    more: Partial<MenuItem> = {},
  ): readonly MenuItem[] =>
    may[kind] && (kind === 'end' || !isOwn)
      ? [{ label, run: () => onAct({ kind, account }), ...more }]
      : [];
  const items = [
    ...item('roles', words.changeRoles),
    ...item('reset', words.reset),
    ...item('end', words.end, { disabled: account.SignedInAt === null, isFirst: true }),
    ...item('disable', account.IsDisabled ? words.enable : words.disable, {
      isDanger: !account.IsDisabled,
    }),
  ];
  if (items.length === 0) return null;
  return (
    <Menu
      trigger={
        <Button size="small" aria-label={words.actionsOf(account.Name)}>
          {words.actions}
        </Button>
      }
      items={items}
    />
  );
}
