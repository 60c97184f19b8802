import { classes } from '@fairlot/ui/class-names';
import inline from '@fairlot/ui/inline.module.css';
import { useWords } from '@fairlot/ui';
import { buttonClass } from '@fairlot/ui/button';
import type { Output } from '@fairlot/wire/core';
import type { operatorHttp } from '@fairlot/wire/staff/operator';
import styles from './entry.module.css';
import { text } from './text.ts';

type Offer = Output<typeof operatorHttp.offerAuthenticator>;

/** In groups that can be copied by hand; authenticators pass over the blanks. */
const grouped = (key: string): string => key.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** What is put into an authenticator: by hand, or on the device that it is on by its address. */
export function AuthenticatorKey({ offer }: { readonly offer: Offer }) {
  const words = useWords(text);
  return (
    <div className={styles['key']}>
      <p className={styles['keyLabel']}>{words.keyLabel}</p>
      <code className={classes(inline['mono'], styles['keyText'])}>{grouped(offer.Key)}</code>
      <a className={buttonClass({ size: 'small' })} href={offer.Url}>
        {words.openAuthenticator}
      </a>
    </div>
  );
}
