import inline from '@fairlot/ui/inline.module.css';
import { useState } from 'react';
import { useCall } from '@fairlot/shell';
import { useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { siteStateConsole } from '@fairlot/wire/content/site-state';
import { useMay, usePage } from '../../staff/operator/index.ts';
import { AddLineDialog, RemoveLineDialog, SpeedDialog } from './line-dialogs.tsx';
import styles from './merchant.module.css';
import { text } from './text.ts';

type Act = { readonly kind: 'add' | 'speed' } | { readonly kind: 'remove'; readonly name: string };

/** The addresses that players measure and switch between. */
export function Lines() {
  const words = useWords(text);
  const mayChange = useMay('site.settings.change');
  const [act, setAct] = useState<Act>();
  const { data } = useCall(
    siteStateConsole.getLines,
    undefined,
    usePage('site.settings', siteStateConsole.getLines),
  );
  const known = data?.ok ? data.value : undefined;
  const onClose = () => setAct(undefined);
  const [minutes, canSwitch] = [known?.IntervalInMinute ?? 1, known?.EnableSwitchURL ?? false];
  return (
    <section className={styles['panel']} aria-labelledby="lines-title">
      <div className={styles['head']}>
        <h2 id="lines-title" className={styles['title']}>
          {words.lines}
        </h2>
        {known && mayChange && (
          <>
            <Button size="small" onClick={() => setAct({ kind: 'speed' })}>
              {words.speed}
            </Button>
            <Button size="small" onClick={() => setAct({ kind: 'add' })}>
              {words.addLine}
            </Button>
          </>
        )}
      </div>
      <p className={styles['note']}>{known && words.linesAbout(minutes, canSwitch)}</p>
      <ul className={styles['list']}>
        {known?.Rows.map(({ Name, URL: url }) => (
          <li key={Name}>
            <b>{Name}</b>
            <span className={inline['mono']}>{url}</span>
            {mayChange && (
              <Button
                size="small"
                aria-label={words.removeOf(Name)}
                onClick={() => setAct({ kind: 'remove', name: Name })}
              >
                {words.remove}
              </Button>
            )}
          </li>
        ))}
        {known?.Rows.length === 0 && <li className={inline['sec']}>{words.noLines}</li>}
      </ul>
      {act?.kind === 'add' && <AddLineDialog onClose={onClose} />}
      {act?.kind === 'remove' && <RemoveLineDialog name={act.name} onClose={onClose} />}
      {act?.kind === 'speed' && <SpeedDialog {...{ minutes, canSwitch, onClose }} />}
    </section>
  );
}
