import { classes } from '@fairlot/ui/class-names';
import inline from '@fairlot/ui/inline.module.css';
import { useWords } from '@fairlot/ui';
import type { Output } from '@fairlot/wire/core';
import type { operatorHttp } from '@fairlot/wire/staff/operator';
import facts from '../proposal-content/content.module.css';
import styles from './proposals.module.css';
import { text } from './text.ts';

export type Shown = NonNullable<Output<typeof operatorHttp.confirm>['Invitation']>;

/** The confirmer's half of an invitation, shown once. */
export function InvitationCode({ shown }: { readonly shown: Shown }) {
  const words = useWords(text);
  return (
    <div role="status">
      <p className={styles['note']}>{words.codeNote(shown.Name)}</p>
      <dl className={facts['facts']}>
        <div>
          <dt>{words.name}</dt>
          <dd>{shown.Name}</dd>
        </div>
        <div>
          <dt>{words.code}</dt>
          <dd className={classes(inline['mono'], styles['strong'])}>{shown.Code}</dd>
        </div>
        {shown.Email !== null && (
          <div>
            <dt>{words.sentTo}</dt>
            <dd>{shown.Email}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}
