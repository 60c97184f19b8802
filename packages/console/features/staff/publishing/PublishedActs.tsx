import type { ReactNode } from 'react';
import type { Permission } from '@fairlot/rules/check/operator-roles';
import { KeyButton, useMay } from '../operator/index.ts';
import styles from './published-page.module.css';

export type PublishedAct = 'edit' | 'versions';

/** What an operator may do with something that is published: edit it, and look at its versions. */
export function PublishedActs(props: {
  readonly publish: Permission;
  readonly words: Readonly<Record<PublishedAct, string>>;
  readonly choose: (what: PublishedAct) => void;
  /** Acts between the two. */
  readonly children?: ReactNode;
}) {
  const { publish, words, choose, children } = props;
  const mayPublish = useMay(publish);
  const mayVersions = useMay('publish.versions.read');
  return (
    <span className={styles['acts']}>
      {mayPublish && (
        <KeyButton letter="E" onPress={() => choose('edit')}>
          {words.edit}
        </KeyButton>
      )}
      {children}
      {mayVersions && (
        <KeyButton letter="V" onPress={() => choose('versions')}>
          {words.versions}
        </KeyButton>
      )}
    </span>
  );
}
