import { useState } from 'react';
import { useWords, Waiting } from '@fairlot/ui';
import { Dialog } from '@fairlot/ui/modal';
import { membersHttp } from '@fairlot/wire/team/members';
import { useCall } from '@fairlot/shell';
import { Opened } from './Opened.tsx';
import type { OpenedAccount } from './opened-account.ts';
import { OpenForm } from './OpenForm.tsx';
import styles from './members.module.css';
import { OPENING } from './open-text.ts';
import { rereadMembers } from './use-members.ts';

/** Opens an account directly below the agent, and shows what is to be handed over. */
export default function OpenDialog({ close }: { readonly close: () => void }) {
  const words = useWords(OPENING);
  const { data } = useCall(membersHttp.getOpening, {}, { staleTime: 0 });
  const own = data?.ok ? data.value : undefined;
  const [opened, setOpened] = useState<OpenedAccount>();
  const done = (account: OpenedAccount) => {
    setOpened(account);
    rereadMembers();
  };
  return (
    <Dialog isOpen onClose={close} title={opened ? words.opened : words.title}>
      {opened ? (
        <Opened account={opened} again={() => setOpened(undefined)} close={close} />
      ) : !own ? (
        <Waiting parts={['fields']} />
      ) : own.IsLimited || own.IsStopped ? (
        <p className={styles['limited']}>{own.IsLimited ? words.limited : words.stopped}</p>
      ) : (
        <OpenForm own={own.PrizeGroup} done={done} />
      )}
    </Dialog>
  );
}
