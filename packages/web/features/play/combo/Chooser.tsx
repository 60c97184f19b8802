import { useState } from 'react';
import { findFamily } from '@fairlot/rules/play/registry';
import { MOST_TILES } from '@fairlot/wire/play/combo';
import { GameGlyph, useSay, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { Checkbox } from '@fairlot/ui/checkbox';
import { TextInput } from '@fairlot/ui/field';
import { Dialog } from '@fairlot/ui/modal';
import type { Game } from '../lottery/games/index.ts';
import { COMBO } from './text.ts';
import styles from './combo.module.css';

/** Games of a list with a tick each; when there are enough, others cannot be ticked. */
function Choices(props: {
  readonly title: string;
  readonly games: readonly Game[];
  readonly chosen: readonly number[];
  readonly toggle: (id: number, isOn: boolean) => void;
}) {
  const { title, games, chosen, toggle } = props;
  const say = useSay();
  if (games.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      {games.map((game) => (
        <Checkbox
          key={game.Id}
          isOn={chosen.includes(game.Id)}
          disabled={chosen.length >= MOST_TILES && !chosen.includes(game.Id)}
          onChange={(isOn) => toggle(game.Id, isOn)}
        >
          <GameGlyph glyph={findFamily(game.Family)?.glyph} />
          {say(game.Name)}
        </Checkbox>
      ))}
    </section>
  );
}

/** Which games stand side by side: the favourites first, then all others. */
export function Chooser(props: {
  readonly games: readonly Game[];
  readonly favourites: readonly number[];
  readonly ids: readonly number[];
  readonly onSave: (ids: readonly number[]) => void;
  readonly onClose: () => void;
}) {
  const { games, favourites, ids, onSave, onClose } = props;
  const words = useWords(COMBO);
  const [chosen, setChosen] = useState(ids);
  const [wanted, setWanted] = useState('');
  const found = games.filter(({ Name }) =>
    `${Name.zh} ${Name.en}`.toLowerCase().includes(wanted.trim().toLowerCase()),
  );
  const isOwn = ({ Id }: Game): boolean => favourites.includes(Id);
  const toggle = (id: number, isOn: boolean): void =>
    setChosen(isOn ? [...chosen, id] : chosen.filter((other) => other !== id));
  return (
    <Dialog
      isOpen
      title={words.choose}
      onClose={onClose}
      actions={
        <>
          <span className={styles['chosen']} role="status">
            {words.chosen(chosen.length, MOST_TILES)}
          </span>
          <Button
            look="primary"
            onClick={() => {
              onSave(chosen);
              onClose();
            }}
          >
            {words.done}
          </Button>
        </>
      }
    >
      <TextInput
        icon="search"
        aria-label={words.find}
        placeholder={words.find}
        value={wanted}
        onText={setWanted}
      />
      <div className={styles['choices']} tabIndex={0} role="group" aria-label={words.choose}>
        {found.length === 0 && <p>{words.noneFound}</p>}
        <Choices title={words.favourites} games={found.filter(isOwn)} {...{ chosen, toggle }} />
        <Choices
          title={words.others}
          games={found.filter((game) => !isOwn(game))}
          {...{ chosen, toggle }}
        />
      </div>
    </Dialog>
  );
}
