import { classes } from '@fairlot/ui/class-names';
import inline from '@fairlot/ui/inline.module.css';
import { showToast, useWords } from '@fairlot/ui';
import { Button, buttonClass } from '@fairlot/ui/button';
import { copyText } from '@fairlot/ui/copy-text';
import { QrCode } from '@fairlot/ui/qr';
import type { Output } from '@fairlot/wire/core';
import type { operatorHttp } from '@fairlot/wire/staff/operator';
import styles from './enrol.module.css';
import { text } from './text.ts';

export type Offer = Output<typeof operatorHttp.openInvitation>;

/** In groups that can be copied by hand; authenticators ignore the blanks. */
const grouped = (key: string): string => key.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** The authenticator as a QR code, as a key to type and as a link to open. */
export function AuthenticatorKey({ offer }: { readonly offer: Offer }) {
  const words = useWords(text);
  const copy = async () => {
    const isCopied = await copyText(offer.Key);
    showToast(
      isCopied ? { kind: 'done', text: text.copied } : { kind: 'failed', text: text.notCopied },
    );
  };
  return (
    <div className={styles['key']}>
      <p className={styles['label']}>{words.scan}</p>
      <QrCode className={styles['code']} text={offer.Url} label={words.picture} />
      <code
        className={classes(inline['mono'], styles['text'])}
        aria-label={words.key}
        data-key={offer.Key}
      >
        {grouped(offer.Key)}
      </code>
      <div className={styles['acts']}>
        <Button size="small" onClick={() => void copy()}>
          {words.copyKey}
        </Button>
        <a className={buttonClass({ size: 'small' })} href={offer.Url}>
          {words.openApp}
        </a>
      </div>
    </div>
  );
}
