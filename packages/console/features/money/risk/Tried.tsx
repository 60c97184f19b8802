import { Link } from '@tanstack/react-router';
import { useSay, useWords } from '@fairlot/ui';
import { WITHDRAW_RISKS } from '@fairlot/rules/check/withdraw-risk';
import type { Output } from '@fairlot/wire/core';
import type { riskConsole } from '@fairlot/wire/money/risk';
import styles from './risk.module.css';
import { text } from './text.ts';

const between = (now: number, then: number) => `${now} → ${then}`;

/** What the rules would have made of the last seven days. */
export function Tried({ tried }: { readonly tried: Output<typeof riskConsole.tryRules> }) {
  const words = useWords(text);
  const say = useSay();
  const rows = [
    { name: words.looked, shown: between(tried.Now.Looked, tried.Then.Looked) },
    { name: words.freezes, shown: between(tried.Now.Frozen, tried.Then.Frozen) },
    ...tried.Marks.filter(({ Now, Then }) => Now !== Then).map(({ Mark, Now, Then }) => ({
      name: say(WITHDRAW_RISKS[Mark]),
      shown: between(Now, Then),
    })),
  ];
  return (
    <div className={styles['panel']}>
      <div>
        <h2 className={styles['part']}>
          {words.tried(tried.Tried)} {!tried.IsAll && `(${words.notAll})`}
        </h2>
        <p className={styles['note']}>{words.nowThen}</p>
        <ul>
          {rows.map(({ name, shown }) => (
            <li key={name}>
              {name}: <span className={styles['num']}>{shown}</span>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h2 className={styles['part']}>{words.changed}</h2>
        {tried.Changed.length === 0 && <p className={styles['note']}>{words.none}</p>}
        <ul>
          {tried.Changed.map(({ No, Now, PlayerId, Then, UserName }) => (
            <li key={No}>
              <Link to="/Players/$id" params={{ id: String(PlayerId) }}>
                {UserName}
              </Link>{' '}
              <span className={styles['num']}>
                {No}: {between(Now, Then)}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
