import inline from '@fairlot/ui/inline.module.css';
import { useState } from 'react';
import { isOperatorRole, OPERATOR_ROLES } from '@fairlot/rules/check/operator-roles';
import { useCall } from '@fairlot/shell';
import { formatMoment, useSay, useWords } from '@fairlot/ui';
import { Badge } from '@fairlot/ui/badge';
import { Button } from '@fairlot/ui/button';
import { cardOf, DataList, type Column, type ListSource } from '@fairlot/ui/list';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { useMay, useMe } from '../me/use-me.ts';
import { usePage } from '../me/use-page.ts';
import type { Account, AccountAct } from './account.ts';
import { AccountDialog } from './AccountDialog.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import styles from './accounts.module.css';
import { text } from './text.ts';

function useSource(): ListSource<Account> {
  const { data, isError, refetch } = useCall(
    operatorHttp.getOperators,
    undefined,
    usePage('operator.accounts', operatorHttp.getOperators),
  );
  const value = data?.ok ? data.value : undefined;
  return {
    rows: value?.Rows,
    problem: isError && !value ? { text: undefined } : undefined,
    retry: () => void refetch(),
    readAtMs: value?.DateTimeNow,
  };
}

function State({ account, nowMs }: { readonly account: Account; readonly nowMs: number }) {
  const words = useWords(text);
  if (account.IsDisabled) return <Badge tone="danger">{words.disabled}</Badge>;
  if (!account.IsEnrolled) {
    const isOpen = account.InvitedUntil !== null && account.InvitedUntil > nowMs;
    return <Badge tone="time">{isOpen ? words.invited : words.invitationOver}</Badge>;
  }
  return account.SignedInAt === null ? (
    <Badge>{words.away}</Badge>
  ) : (
    <Badge tone="accent">{words.signedIn}</Badge>
  );
}

function useRoleNames(): (account: Account) => string {
  const words = useWords(text);
  const say = useSay();
  return ({ Roles }) =>
    Roles.length === 0
      ? words.noRoles
      : Roles.map((role) => (isOperatorRole(role) ? say(OPERATOR_ROLES[role]) : role)).join('、');
}

const momentOf = (ms: number | null): string => (ms === null ? '–' : formatMoment(ms));

function useColumns(onAct: (act: AccountAct) => void, nowMs: number): readonly Column<Account>[] {
  const words = useWords(text);
  const roleNames = useRoleNames();
  return [
    { id: 'name', head: words.name, className: styles['strong'], cell: ({ Name }) => Name },
    { id: 'roles', head: words.roles, cell: roleNames },
    {
      id: 'state',
      head: words.state,
      cell: (account) => <State account={account} nowMs={nowMs} />,
    },
    {
      id: 'since',
      head: words.since,
      className: inline['num'],
      cell: ({ SignedInAt }) => momentOf(SignedInAt),
    },
    {
      id: 'created',
      head: words.created,
      className: inline['num'],
      cell: ({ CreatedAt }) => momentOf(CreatedAt),
    },
    {
      id: 'actions',
      head: words.actions,
      isHeadHidden: true,
      cell: (account) => <AccountMenu account={account} onAct={onAct} />,
    },
  ];
}

function Rows({ onAct }: { readonly onAct: (act: AccountAct) => void }) {
  const words = useWords(text);
  const source = useSource();
  const columns = useColumns(onAct, source.readAtMs ?? 0);
  return (
    <DataList<Account>
      label={words.operators}
      source={source}
      keyOf={({ OperatorId }) => String(OperatorId)}
      columns={columns}
      renderCard={cardOf(columns, [['name', 'state'], ['roles'], [{ headed: 'since' }, 'actions']])}
      empty={{ title: words.none }}
    />
  );
}

/** Who runs the site, and what each may. */
export function OperatorList() {
  const words = useWords(text);
  const me = useMe();
  const mayRead = useMay('operator.accounts.read');
  const mayAdd = useMay('operator.accounts.add');
  const [act, setAct] = useState<AccountAct>();
  return (
    <section className={styles['panel']} aria-labelledby="operators-title">
      <div className={styles['head']}>
        <h1 id="operators-title" className={styles['title']}>
          {words.operators}
        </h1>
        {mayAdd && (
          <Button look="primary" onClick={() => setAct({ kind: 'add' })}>
            {words.add}
          </Button>
        )}
      </div>
      {mayRead && <Rows onAct={setAct} />}
      {me && !mayRead && <p className={styles['note']}>{words.notAllowed}</p>}
      {act && <AccountDialog act={act} onClose={() => setAct(undefined)} />}
    </section>
  );
}
