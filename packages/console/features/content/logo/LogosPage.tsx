import { useState } from 'react';
import { useCall } from '@fairlot/shell';
import { Empty, Failed, useSay, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { logoConsole, type LogoSlot } from '@fairlot/wire/content/logo';
import { useMay, useMe, usePage } from '../../staff/operator/index.ts';
import { DropDialog, LogoDialog } from './LogoDialog.tsx';
import styles from './logo.module.css';
import { Preview } from './Preview.tsx';
import { SLOTS, text } from './text.ts';

type Act = { readonly slot: LogoSlot; readonly drops: boolean };

function Slots({ onAct }: { onAct: (act: Act) => void }) {
  const words = useWords(text);
  const say = useSay();
  const mayChange = useMay('media.logos.change');
  const page = usePage('media.logos', logoConsole.getLogos);
  const { data, isError, refetch } = useCall(logoConsole.getLogos, undefined, page);
  const value = data?.ok ? data.value : undefined;
  if (!value) {
    return isError ? (
      <Failed title={words.unread} retry={() => void refetch()} />
    ) : (
      <Empty title="" />
    );
  }
  return value.Rows.map(({ Slot, FilePath }) => {
    const name = say(SLOTS[Slot]);
    return (
      <section key={Slot} className={styles['slot']} aria-label={name}>
        <h2 className={styles['part']}>{name}</h2>
        <p className={styles['note']}>
          {FilePath === '' && `${words.builtIn} · `}
          {say(SLOTS[Slot].hint)}
        </p>
        <Preview slot={Slot} src={FilePath} />
        {mayChange && (
          <span className={styles['acts']}>
            <Button
              size="small"
              aria-label={`${words.change}: ${name}`}
              onClick={() => onAct({ slot: Slot, drops: false })}
            >
              {words.change}
            </Button>
            {FilePath !== '' && (
              <Button
                size="small"
                aria-label={`${words.drop}: ${name}`}
                onClick={() => onAct({ slot: Slot, drops: true })}
              >
                {words.drop}
              </Button>
            )}
          </span>
        )}
      </section>
    );
  });
}

/** The marks of the house, and what operators put in their place. */
export default function LogosPage() {
  const words = useWords(text);
  const me = useMe();
  const mayRead = useMay('media.logos.read');
  const [act, setAct] = useState<Act>();
  const close = () => setAct(undefined);
  return (
    <section className={styles['page']} aria-labelledby="logos-page">
      <h1 id="logos-page" className={styles['title']}>
        {words.title}
      </h1>
      <p className={styles['note']}>{words.about}</p>
      {mayRead && (
        <div className={styles['slots']}>
          <Slots onAct={setAct} />
        </div>
      )}
      {me && !mayRead && <p className={styles['note']}>{words.notAllowed}</p>}
      {act && !act.drops && <LogoDialog slot={act.slot} onClose={close} />}
      {act?.drops && <DropDialog slot={act.slot} onClose={close} />}
    </section>
  );
}
