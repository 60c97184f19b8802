import { useWords } from '@fairlot/ui';
import { STAND_IN } from './stand-in-text.ts';
import styles from './stand-in.module.css';

/** Where the numbers of a game come from for the time being; nothing where they are what it says. */
export function StandInNote(props: {
  game: { readonly IsStandIn: boolean; readonly IsRehearsal: boolean };
  short?: boolean;
  /** On a line of its own across the page. */
  strip?: boolean;
}) {
  const { game, short = false, strip = false } = props;
  const words = useWords(STAND_IN);
  if (!game.IsStandIn && !game.IsRehearsal) return null;
  const long = game.IsRehearsal ? words.rehearsal : words.note;
  const brief = game.IsRehearsal ? words.rehearsalShort : words.short;
  return (
    <p className={`${styles['note']} ${strip ? styles['strip'] : ''}`}>{short ? brief : long}</p>
  );
}
