import { useState, type ComponentType } from 'react';
import type { profileHttp } from '@fairlot/wire/account/profile';
import type { Output } from '@fairlot/wire/core';
import { formatMoment, Icon, Status, useSay, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { lazyComponent, navigate } from '@fairlot/shell';
import type { SecurityRowPlan } from './security-rows.ts';
import { ACCOUNT } from './text.ts';
import inline from '@fairlot/ui/inline.module.css';
import styles from './account.module.css';

type Row = {
  readonly row: Output<typeof profileHttp.getSecurityCenterData>['Rows'][number];
  readonly plan: SecurityRowPlan;
};

/** One thing that keeps the account safe: whether it is there, since when, and the way to change it. */
export function SecurityRow({ row, plan }: Row) {
  const words = useWords(ACCOUNT);
  const say = useSay();
  const [Opened, setOpened] = useState<ComponentType<{ close: () => void }>>();
  const { IsDone, MostPoints, Points, Shown, TimeStamp } = row;
  const title = say(plan.title);
  const act = IsDone
    ? plan.change
      ? say(plan.change)
      : words.change
    : plan.set
      ? say(plan.set)
      : words.set;
  const press = () => {
    const { opens } = plan;
    if ('open' in opens) return opens.open();
    if ('window' in opens) return navigate.openWindow(opens.window);
    // A component is a function too: it is put there by one.
    return setOpened(() => (Opened ? undefined : lazyComponent(opens.load)));
  };
  return (
    <li className={styles['row']} data-row={row.Key} data-done={IsDone}>
      <Icon name={IsDone ? 'tick' : 'notice'} />
      <span className={styles['what']}>
        <b>{title}</b> {Shown && <span className={inline['num']}>{Shown}</span>}
        <br />
        <span className={styles['when']}>
          {say(IsDone ? plan.done : plan.undone)}
          {IsDone && TimeStamp !== null && ` · ${words.since(formatMoment(TimeStamp))}`}
        </span>
      </span>
      {IsDone ? (
        <Status look="done">{words.isDone}</Status>
      ) : (
        MostPoints > Points && (
          <span className={styles['gain']}>{words.points(MostPoints - Points)}</span>
        )
      )}
      <Button
        size="small"
        {...('load' in plan.opens && { 'aria-expanded': Opened !== undefined })}
        aria-label={words.actOn(act, title)}
        onClick={press}
      >
        {act}
      </Button>
      {Opened && (
        <div className={styles['opened']}>
          <Opened close={() => setOpened(undefined)} />
        </div>
      )}
    </li>
  );
}
