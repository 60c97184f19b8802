import { tabsOf } from '@fairlot/rules/play/tabs';
import type { Play } from '@fairlot/rules/play/play';
import { FAMILIES } from '@fairlot/rules/play/registry';
import { useSay, useWords } from '@fairlot/ui';
import { TextInput } from '@fairlot/ui/field';
import { Select } from '@fairlot/ui/select';
import type { Game } from '../lottery/games/index.ts';
import { tabOf } from './award-rows.ts';
import { AWARD } from './text.ts';
import styles from './award.module.css';

const STYLES = ['official', 'credit'] as const;

/** Which game, which of its tabs, which play. */
export function AwardFilters(props: {
  readonly games: readonly Game[];
  readonly game: Game;
  readonly onGame: (id: number) => void;
  readonly plays: readonly Play[];
  readonly tab: string;
  readonly setTab: (tab: string) => void;
  readonly typed: string;
  readonly setTyped: (text: string) => void;
}) {
  const { games, game, onGame, plays, tab, setTab, typed, setTyped } = props;
  const words = useWords(AWARD);
  const say = useSay();
  const choiceOf = ({ Id, Name }: Game) => ({ value: Id, label: say(Name) });
  const tabChoices = STYLES.map((style) => ({
    label: words[style],
    choices: tabsOf(plays, style).map((each) => ({
      value: tabOf({ style, group: each }),
      label: say(each.name),
    })),
  }));
  return (
    <>
      <Select
        aria-label={words.game}
        className={styles['game']}
        value={game.Id}
        choices={FAMILIES.map(({ code, name }) => ({
          label: say(name),
          choices: games.filter(({ Family }) => Family === code).map(choiceOf),
        })).filter(({ choices }) => choices.length > 0)}
        onChoose={onGame}
      />
      <Select
        aria-label={words.tab}
        className={styles['group']}
        value={tab}
        choices={[
          { value: '', label: words.allTabs },
          ...tabChoices.filter(({ choices }) => choices.length > 0),
        ]}
        onChoose={setTab}
      />
      <TextInput
        icon="search"
        type="search"
        className={styles['find']}
        aria-label={words.find}
        placeholder={words.find}
        value={typed}
        onText={setTyped}
      />
    </>
  );
}
