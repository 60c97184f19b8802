import { useId } from 'react';
import { profileHttp } from '@fairlot/wire/account/profile';
import { playerHttp } from '@fairlot/wire/account/player';
import { showToast, useWords } from '@fairlot/ui';
import { classes } from '@fairlot/ui/class-names';
import { refetch, useSend } from '@fairlot/shell';
import { Head } from '../../../frame/Head.tsx';
import { HEADS } from '../../../frame/heads.ts';
import { ACCOUNT } from './text.ts';
import inline from '@fairlot/ui/inline.module.css';
import styles from './account.module.css';

type Props = {
  readonly image: number;
  /** Where the one is that the player uploaded; empty: he has none. */
  readonly own: string;
  readonly name: string;
};

/**
 * The pictures that are built in, of which one is chosen: arrows move, as among all radio buttons. One that was
 * uploaded stands before them for as long as it is the player's.
 */
export function Pictures({ image, own, name }: Props) {
  const words = useWords(ACCOUNT);
  const group = useId();
  const isChosen = (at: number): boolean => own === '' && at === image;
  const { send, isSending } = useSend(profileHttp.chooseHeadImage);
  const choose = async (HeadImage: number) => {
    if (isSending) return;
    const answer = await send({ HeadImage }).catch(() => undefined);
    if (answer?.ok) showToast({ kind: 'done', text: ACCOUNT.chosen });
    else showToast({ kind: 'failed', text: ACCOUNT.failed });
    await Promise.all([refetch(profileHttp.getProfile), refetch(playerHttp.getPlayerBaseData)]);
  };
  return (
    <fieldset className={styles['pictures']}>
      <legend>{words.picture}</legend>
      {own !== '' && (
        <label className={classes(styles['picture'], styles['chosen'])}>
          <input type="radio" name={group} className={inline['vh']} checked readOnly />
          <span aria-hidden="true" className={styles['own']}>
            <Head picture={own} image={image} name={name} size={52} />
          </span>
          <span className={inline['vh']}>{words.ownPicture}</span>
        </label>
      )}
      {[0, ...HEADS.map((_, at) => at + 1)].map((at) => (
        <label key={at} className={classes(styles['picture'], isChosen(at) && styles['chosen'])}>
          <input
            type="radio"
            name={group}
            className={inline['vh']}
            checked={isChosen(at)}
            onChange={() => void choose(at)}
          />
          <span aria-hidden="true">
            <Head image={at} name={name} size={44} />
          </span>
          <span className={inline['vh']}>{at === 0 ? words.letter : words.pictureOf(at)}</span>
        </label>
      ))}
    </fieldset>
  );
}
