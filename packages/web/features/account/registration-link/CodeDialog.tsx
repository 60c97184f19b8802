import { showToast, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { copyText } from '@fairlot/ui/copy-text';
import { Dialog } from '@fairlot/ui/modal';
import { QrCode, saveQr } from '@fairlot/ui/qr';
import type { OwnLinkRow } from '@fairlot/wire/account/registration-link';
import { addressOf } from './address-of.ts';
import styles from './link.module.css';
import { LINKS } from './text.ts';

type Props = { readonly link: OwnLinkRow; readonly close: () => void };

/** A link as it is handed on: a picture for a camera, and text. */
export function CodeDialog({ link, close }: Props) {
  const words = useWords(LINKS);
  const address = addressOf(link);
  const copy = async () => {
    const isCopied = await copyText(address);
    showToast(
      isCopied ? { kind: 'done', text: LINKS.copied } : { kind: 'failed', text: LINKS.notCopied },
    );
  };
  const save = async () => {
    if (!(await saveQr(`${link.Code}.png`, address)))
      showToast({ kind: 'failed', text: LINKS.notSaved });
  };
  return (
    <Dialog isOpen onClose={close} title={words.of(words.show, link.Code)}>
      <div className={styles['code']}>
        <QrCode className={styles['picture']} text={address} label={words.picture(link.Code)} />
        <p className={styles['address']} data-address>
          {address}
        </p>
        <div className={styles['acts']}>
          <Button look="primary" onClick={() => void copy()}>
            {words.copy}
          </Button>
          <Button onClick={() => void save()}>{words.save}</Button>
        </div>
      </div>
    </Dialog>
  );
}
