import { GROUP_STEP, sharesOf } from '@fairlot/rules/odds/raise';
import { refetch, useCall, useServerNow } from '@fairlot/shell';
import { Failed, filled, showToast, useWords } from '@fairlot/ui';
import { Form } from '@fairlot/ui/form';
import { Dialog } from '@fairlot/ui/modal';
import { prizeGroupHttp, type RaiseFacts } from '@fairlot/wire/team/prize-group';
import { useContractForm } from '@fairlot/shell/form/use-contract-form';
import { GroupSlider } from './GroupSlider.tsx';
import type { RaisedMember } from './raised.ts';
import styles from './prize-group.module.css';
import { RAISE } from './text.ts';

type Props = { readonly member: RaisedMember; readonly onClose: () => void };
type Values = { readonly group: number };

const FRESH = { staleTime: 0 } as const;
const FIELDS = {
  NOT_HIGHER: 'group',
  ABOVE_OWN: 'group',
  QUOTA_USED: 'group',
} as const;

/** Raises the prize group of a direct member: range, quota and what the agent keeps (product 4.4, 5.3). */
export default function RaiseRebate({ member, onClose }: Props) {
  const words = useWords(RAISE);
  const { userName: UserName } = member;
  const { data, isError, refetch: again } = useCall(prizeGroupHttp.getRaise, { UserName }, FRESH);
  const isLost = isError && !data;
  return (
    <Dialog isOpen onClose={onClose} title={words.title(UserName)}>
      {data?.ok && <Raise facts={data.value} onClose={onClose} />}
      {data && !data.ok && <p role="alert">{words.noMember}</p>}
      {isLost && <Failed title={words.unread} retry={() => void again()} />}
      {!data && !isLost && <Facts group={member.group} own={undefined} />}
    </Dialog>
  );
}

/** The current groups, known before the answer of the server. */
function Facts({ group, own }: { readonly group: number; readonly own: number | undefined }) {
  const words = useWords(RAISE);
  return (
    <dl className={styles['facts']}>
      <div>
        <dt>{words.now}</dt>
        <dd>{group}</dd>
      </div>
      <div>
        <dt>{words.own}</dt>
        <dd>{own ?? '—'}</dd>
      </div>
    </dl>
  );
}

type Part = { readonly facts: RaiseFacts; readonly onClose: () => void };

function Raise({ facts, onClose }: Part) {
  const words = useWords(RAISE);
  const now = useServerNow();
  const { PrizeGroup: group, OwnGroup: own, HighestGroup: highest, QuotaLeft: left } = facts;
  const restMs = (facts.RestUntil ?? 0) - now;
  const isAtTop = highest <= group;
  return (
    <>
      <Facts group={group} own={own} />
      {left !== null && <p className={styles['quota']}>{words.quota(own, left)}</p>}
      {isAtTop && (
        <p className={styles['bar']}>{group === own ? words.atOwn : words.atTop(highest)}</p>
      )}
      {!isAtTop && restMs > 0 && (
        <p className={styles['bar']} role="status">
          {words.rests(Math.ceil(restMs / 60_000))}
        </p>
      )}
      {!isAtTop && restMs <= 0 && <Choice facts={facts} onClose={onClose} />}
    </>
  );
}

function useRaise({ facts, onClose }: Part) {
  const { UserName, PrizeGroup: From } = facts;
  return useContractForm<typeof prizeGroupHttp.raiseGroup, Values>(prizeGroupHttp.raiseGroup, {
    initial: { group: From + GROUP_STEP },
    names: { To: 'group' },
    input: ({ group: To }) => ({ UserName, From, To }),
    fields: FIELDS,
    unreachable: RAISE.unreachable,
    done: ({ PrizeGroup }) => {
      showToast({ kind: 'done', text: filled(RAISE.done, UserName, PrizeGroup) });
      void refetch(prizeGroupHttp.getRaise);
      onClose();
    },
  });
}

function Choice(props: Part) {
  const { facts } = props;
  const { PrizeGroup: from, OwnGroup: own, HighestGroup: highest } = facts;
  const words = useWords(RAISE);
  const form = useRaise(props);
  const { group } = form.values;
  const fault = form.fault('group');
  return (
    <Form form={form} send={words.send(group)}>
      <GroupSlider
        label={words.to}
        hint={words.range(from + GROUP_STEP, highest)}
        fault={fault}
        least={from + GROUP_STEP}
        most={highest}
        value={group}
        onValue={(to) => form.change('group', to)}
      />
      <p className={styles['shares']} role="status">
        {words.kept(sharesOf(own, group).kept, sharesOf(own, from).kept)}
      </p>
      <p className={styles['note']}>{words.future}</p>
    </Form>
  );
}
