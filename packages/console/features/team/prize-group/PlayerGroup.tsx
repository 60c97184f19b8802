import { useState } from 'react';
import { useCall } from '@fairlot/shell';
import { formatMoment, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import inline from '@fairlot/ui/inline.module.css';
import { prizeGroupConsole } from '@fairlot/wire/team/prize-group';
import type { Output } from '@fairlot/wire/core';
import { useMay, usePage } from '../../staff/operator/index.ts';
import { GroupDialog } from './GroupDialog.tsx';
import { QuotaDialog } from './QuotaDialog.tsx';
import styles from './prize-group.module.css';
import { text } from './text.ts';

type Player = { readonly PlayerId: number; readonly UserName: string };
type Group = Output<typeof prizeGroupConsole.getPlayerGroup>;

function Quotas({ group }: { readonly group: Group }) {
  const words = useWords(text);
  return (
    <>
      <h3 className={styles['head']}>{words.quotas}</h3>
      {group.Quotas.length === 0 && <p className={styles['about']}>{words.noQuota}</p>}
      <ul className={styles['list']}>
        {group.Quotas.map(({ PrizeGroup, Used, Most }) => (
          <li key={PrizeGroup}>{words.quotaLine(PrizeGroup, Used, Most)}</li>
        ))}
      </ul>
    </>
  );
}

function Changes({ group }: { readonly group: Group }) {
  const words = useWords(text);
  if (group.Changes.length === 0) return null;
  return (
    <>
      <h3 className={styles['head']}>{words.changes}</h3>
      <ul className={styles['list']}>
        {group.Changes.map(({ Id, From, To, By, ChangedAt }) => (
          <li key={Id}>
            {words.changeLine(From, To, By ?? words.operators, formatMoment(ChangedAt))}
          </li>
        ))}
      </ul>
    </>
  );
}

function Body({ player, group }: { readonly player: Player; readonly group: Group }) {
  const words = useWords(text);
  const mayChange = useMay('agent.groups.change');
  const maySet = useMay('agent.quotas.change');
  const [act, setAct] = useState<'group' | 'quota'>();
  const whose = {
    playerId: player.PlayerId,
    userName: player.UserName,
    onClose: () => setAct(undefined),
  };
  return (
    <>
      <p className={styles['line']}>
        <b className={inline['num']}>{group.PrizeGroup}</b>
        <span className={styles['quiet']}>{words.bounds(group.Lowest, group.Highest)}</span>
        {mayChange && (
          <Button
            size="small"
            aria-label={words.changeOf(player.UserName)}
            onClick={() => setAct('group')}
          >
            {words.change}
          </Button>
        )}
        {maySet && group.IsAgent && (
          <Button size="small" onClick={() => setAct('quota')}>
            {words.setQuota}
          </Button>
        )}
      </p>
      {group.IsAgent && <Quotas group={group} />}
      <Changes group={group} />
      {act === 'group' && <GroupDialog {...whose} bounds={group} />}
      {act === 'quota' && <QuotaDialog {...whose} group={group.PrizeGroup} />}
    </>
  );
}

function Read({ player }: { readonly player: Player }) {
  const words = useWords(text);
  const { data, isError } = useCall(
    prizeGroupConsole.getPlayerGroup,
    { PlayerId: player.PlayerId },
    usePage('agent.groups', prizeGroupConsole.getPlayerGroup),
  );
  if (data?.ok) return <Body player={player} group={data.value} />;
  return <p className={styles['about']}>{isError || data ? words.noRead : '\u00A0'}</p>;
}

/** The prize group of a player on the page of the player, with the quotas of an agent; two operators change both. */
export function PlayerGroup({ player }: { readonly player: Player }) {
  const words = useWords(text);
  if (!useMay('agent.groups.read')) return null;
  return (
    <section className={styles['part']} aria-labelledby="player-group">
      <h2 id="player-group" className={styles['subtitle']}>
        {words.title}
      </h2>
      <Read player={player} />
    </section>
  );
}
