import { Fragment } from 'react';
import { useSay } from '@fairlot/ui';
import type { IssueInfo } from '@fairlot/wire/play/lottery';
import { drawOf } from './issue-view.ts';
import { useFamilyHere } from './use-family.ts';
import { classes } from '@fairlot/ui/class-names';
import inline from '@fairlot/ui/inline.module.css';
import styles from './issue.module.css';

/** `和 23 · 大 单 · 龙` beside a drawn number. */
export function FactsText({ issue }: { issue: IssueInfo }) {
  const say = useSay();
  const family = useFamilyHere();
  const draw = drawOf(issue, family.draw);
  if (!draw) return null;
  return (
    <span className={classes(inline['num'], styles['facts'])}>
      {family.facts(draw, issue.DrawTimeStamp).map(({ long, isTie }, at) => (
        <Fragment key={at}>
          {at > 0 && ' · '}
          <span className={isTie ? inline['tie'] : undefined}>{say(long)}</span>
        </Fragment>
      ))}
    </span>
  );
}
