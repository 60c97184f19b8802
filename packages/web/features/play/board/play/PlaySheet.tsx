import chips from '@fairlot/ui/chips.module.css';
import { classes } from '@fairlot/ui/class-names';
import { useState } from 'react';
import { useLanguage, useWords } from '@fairlot/ui';
import type { Style } from '@fairlot/rules/play/play';
import { Modal } from '../modal/Modal.tsx';
import { MODAL_LOOK } from '../modal/modal-look.ts';
import type { Choice } from './choice.ts';
import { StyleSwitch } from './StyleSwitch.tsx';
import { sectionsOf, shortNames } from './short-names.ts';
import { PAD } from './text.ts';
import styles from './play-sheet.module.css';

/** All plays: groups on the left, the plays of one on the right. */
export function PlaySheet(props: {
  choice: Choice;
  phone: boolean;
  onPlay: (code: string) => void;
  onStyle: (style: Style) => void;
  onClose: () => void;
}) {
  const { choice, phone, onPlay, onStyle, onClose } = props;
  const words = useWords(PAD);
  const language = useLanguage();
  const [code, setCode] = useState(choice.tab.code);
  const tab = choice.tabs.find((each) => each.code === code) ?? choice.tab;
  const names = shortNames(tab.plays, language);
  return (
    <Modal look={MODAL_LOOK} title={words.choosePlay} onClose={onClose} sheet={phone} wide>
      <StyleSwitch
        className={styles['style']}
        style={choice.style}
        styles={choice.styles}
        onStyle={onStyle}
      />
      <div className={styles['sheet']}>
        <div className={styles['groups']} role="group" aria-label={words.allPlays}>
          {choice.tabs.map((each) => (
            <button
              key={each.code}
              type="button"
              aria-pressed={each === tab}
              className={each === tab ? styles['on'] : undefined}
              onClick={() => setCode(each.code)}
            >
              {each.name[language]}
            </button>
          ))}
        </div>
        <div className={styles['own']}>
          {sectionsOf(tab.plays).map(({ heading, plays }) => (
            <section key={heading?.zh ?? ''}>
              {heading && <h3>{heading[language]}</h3>}
              <div className={classes(chips['chips'], styles['chips'])}>
                {plays.map((play) => (
                  <button
                    key={play.code}
                    type="button"
                    aria-pressed={play === choice.play}
                    className={play === choice.play ? chips['on'] : undefined}
                    onClick={() => {
                      onPlay(play.code);
                      onClose();
                    }}
                  >
                    {names.get(play.code)}
                  </button>
                ))}
              </div>
            </section>
          ))}
        </div>
      </div>
    </Modal>
  );
}
