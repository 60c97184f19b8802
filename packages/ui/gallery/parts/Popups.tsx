import { useState } from 'react';
import { Button, IconButton } from '../../button/index.ts';
import { confirm, showToast, useWords, warn } from '../../index.ts';
import { Menu } from '../../menu/index.ts';
import { Dialog, Sheet } from '../../modal/index.ts';
import { Popover } from '../../popover/index.ts';
import { Tooltip } from '../../tooltip/index.ts';
import { GALLERY } from '../text.ts';
import { Line } from './Line.tsx';

export function Popups() {
  const words = useWords(GALLERY);
  const [ran, setRan] = useState('');
  return (
    <>
      <Line>
        <Menu
          trigger={<IconButton icon="list" label={words.more} />}
          items={[
            { label: words.copy, icon: 'copy', run: () => setRan(words.copy) },
            { label: words.verify, icon: 'shield', run: () => setRan(words.verify) },
            { label: words.off, icon: 'star', disabled: true, run: () => {} },
            {
              label: words.remove,
              icon: 'bin',
              isDanger: true,
              isFirst: true,
              run: () => setRan(words.remove),
            },
          ]}
        />
        <Popover trigger={<Button>{words.legend}</Button>} title={words.legend}>
          <p>{words.legendWhat}</p>
        </Popover>
        <Tooltip text={words.tipWhat}>
          <Button look="quiet">{words.tip}</Button>
        </Tooltip>
        <output>{ran}</output>
      </Line>
      <Windows />
    </>
  );
}

function Windows() {
  const words = useWords(GALLERY);
  const [open, setOpen] = useState<'dialog' | 'sheet'>();
  const close = () => setOpen(undefined);
  const save = () => {
    close();
    showToast({ kind: 'done', text: GALLERY.saved });
  };
  const actions = (
    <>
      <Button onClick={close}>{words.cancel}</Button>
      <Button look="primary" onClick={save}>
        {words.save}
      </Button>
    </>
  );
  return (
    <Line>
      <Button onClick={() => setOpen('dialog')}>{words.dialog}</Button>
      <Button onClick={() => setOpen('sheet')}>{words.sheet}</Button>
      <Button onClick={() => void confirm({ text: words.sureText })}>{words.ask}</Button>
      <Button onClick={() => void warn({ text: words.warnText })}>{words.warn}</Button>
      <Button onClick={() => showToast({ kind: 'warn', text: GALLERY.calm })}>{words.toast}</Button>
      <Dialog isOpen={open === 'dialog'} onClose={close} title={words.limits} actions={actions}>
        <p>{words.limitsWhat}</p>
      </Dialog>
      <Sheet isOpen={open === 'sheet'} onClose={close} title={words.limits} actions={actions}>
        <p>{words.limitsWhat}</p>
      </Sheet>
    </Line>
  );
}
