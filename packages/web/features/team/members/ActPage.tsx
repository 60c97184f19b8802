import { useSay, useWords } from '@fairlot/ui';
import type { Member } from '@fairlot/wire/team/members';
import type { ReadyAct } from './acts/index.ts';
import { BackButton } from './BackButton.tsx';
import styles from './members.module.css';
import { MEMBERS } from './text.ts';

type Props = { readonly act: ReadyAct; readonly member: Member; readonly back: () => void };

/** What is looked at of one member, in the place of the list. */
export function ActPage({ act, member, back }: Props) {
  const words = useWords(MEMBERS);
  const say = useSay();
  if (act.at === 'press') return null;
  const { Content } = act;
  return (
    <>
      <div className={styles['head']}>
        <BackButton back={back} />
        <h3 className={styles['title']}>{words.pageOf(say(act.label), member.UserName)}</h3>
      </div>
      <Content member={member} close={back} />
    </>
  );
}
