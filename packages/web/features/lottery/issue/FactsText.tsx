import { Fragment } from 'react';
import { useSay } from '@fairlot/ui';
import type { IssueInfo } from '@fairlot/wire/lottery';
import { drawOf } from './issue-view.ts';
import { useFamilyHere } from './use-family.ts';

/** `和 23 · 大 单 · 龙` beside a drawn number. */
export function FactsText({ issue }: { issue: IssueInfo }) {
  const say = useSay();
  const family = useFamilyHere();
  const draw = drawOf(issue, family.draw);
  if (!draw) return null;
  return (
    <span className="num facts-text">
      {family.facts(draw, issue.DrawTimeStamp).map(({ long, isTie }, at) => (
        <Fragment key={at}>
          {at > 0 && ' · '}
          <span className={isTie ? 'tie' : undefined}>{say(long)}</span>
        </Fragment>
      ))}
    </span>
  );
}
