import { profileHttp } from '@fairlot/wire/account/profile';
import { Failed, useWords, Waiting } from '@fairlot/ui';
import { refetch, useCall } from '@fairlot/shell';
import { usePlayer } from '../../../session/index.ts';
import { OwnPicture } from './avatar/OwnPicture.tsx';
import { Facts } from './Facts.tsx';
import { infoParts } from './info-parts.ts';
import { LookPart } from './LookPart.tsx';
import { NickPart } from './NickPart.tsx';
import { Pictures } from './Pictures.tsx';
import { ACCOUNT } from './text.ts';
import styles from './account.module.css';

const FRESH = { staleTime: 0 } as const;
const WAITING = ['facts', 'fields'] as const;

/** Who the player is: what others see of him, what the house knows of him. */
export default function InfoTab() {
  const words = useWords(ACCOUNT);
  const player = usePlayer();
  const { data, isError } = useCall(profileHttp.getProfile, undefined, FRESH);
  if (!player || !data?.ok) {
    if (!isError)
      return (
        <div className={styles['tab']}>
          <Waiting parts={WAITING} />
        </div>
      );
    const again = () => void refetch(profileHttp.getProfile);
    return <Failed title={words.unread} retry={again} />;
  }
  const { HeadImage, Avatar, NickFromTimeStamp, Phrase, Referrer } = data.value;
  return (
    <div className={styles['tab']} data-info>
      <section>
        <Pictures image={HeadImage} own={Avatar.FilePath} name={player.NickName} />
        <OwnPicture avatar={Avatar} />
      </section>
      <section>
        <NickPart name={player.NickName} from={NickFromTimeStamp} />
        <Facts player={player} phrase={Phrase} referrer={Referrer} />
      </section>
      {infoParts().map((Part, n) => (
        // They never change while the page lives.
        <Part key={n} />
      ))}
      <LookPart />
    </div>
  );
}
