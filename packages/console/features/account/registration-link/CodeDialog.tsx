import { showToast, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { copyText } from '@fairlot/ui/copy-text';
import { Dialog } from '@fairlot/ui/modal';
import { QrCode, saveQr } from '@fairlot/ui/qr';
import type { LinkRow } from '@fairlot/wire/account/registration-link';
import styles from './link.module.css';
import { text } from './text.ts';

type Props = { readonly link: LinkRow; readonly onClose: () => void };

/** A link as it is handed on. A path alone is no link: where the site has not said how it is reached, that is said. */
export function CodeDialog({ link: { Code, Address }, onClose }: Props) {
  const words = useWords(text);
  const copy = async () => {
    if (await copyText(Address)) showToast({ kind: 'done', text: text.copied });
  };
  const save = async () => {
    if (!(await saveQr(`${Code}.png`, Address))) showToast({ kind: 'failed', text: text.notSaved });
  };
  const isWhole = !Address.startsWith('/');
  return (
    <Dialog isOpen onClose={onClose} title={words.codeTitle(Code)}>
      <div className={styles['code']}>
        {isWhole ? (
          <QrCode className={styles['picture']} text={Address} label={words.picture(Code)} />
        ) : (
          <p className={styles['note']}>{words.noAddress}</p>
        )}
        <p className={styles['address']}>{Address}</p>
        <div className={styles['acts']}>
          <Button look="primary" onClick={() => void copy()}>
            {words.copy}
          </Button>
          {isWhole && <Button onClick={() => void save()}>{words.save}</Button>}
        </div>
      </div>
    </Dialog>
  );
}
