import { useState } from 'react';
import { showToast, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { classes } from '@fairlot/ui/class-names';
import { useStore } from '@fairlot/shell';
import { MODAL_LOOK, Modal } from '../../board/index.ts';
import type { Board } from '../../board/pads/index.ts';
import { CodeOfLink } from './CodeOfLink.tsx';
import { MORE } from '../saved/more-text.ts';
import { savedOf, type SavedLine } from '../saved/saved-line.ts';
import { dropSlip, savedSlips, saveSlip } from '../saved/saved-slips.ts';
import { copyLink, linkTo } from '../saved/share-link.ts';
import { dropSlipLink, isSlipLink, linesInFragment, useFragment } from '../saved/slip-link.ts';
import { takeSaved } from './take-saved.ts';
import type { Slip } from '../state/use-slip.ts';
import styles from './more.module.css';
import inline from '@fairlot/ui/inline.module.css';

type Props = {
  readonly slip: Slip;
  readonly board: Pick<Board, 'prizeGroup' | 'credit'>;
  /** Where rows went into the slip; left out: as when it is closed. */
  readonly onTaken?: () => void;
  readonly onClose: () => void;
};

/** The slips of this game, and what is done with them. Nothing here places a bet. */
function useTools({ slip, board, onClose, onTaken = onClose }: Props) {
  const words = useWords(MORE);
  const { gameId, lines } = slip;
  const { slips, last } = useStore(savedSlips);
  const own = slips.filter((saved) => saved.gameId === gameId);
  const before = last.find((placed) => placed.gameId === gameId);
  const fragment = useFragment();
  const isLinked = isSlipLink(fragment);
  const shared = linesInFragment(fragment);
  const take = (saved: readonly SavedLine[]): void => {
    takeSaved(saved, { slip, board });
    dropSlipLink();
    onTaken();
  };
  const save = (): void => {
    const isSaved = saveSlip(gameId, words.name(own.length + 1), savedOf(lines));
    showToast(isSaved ? { kind: 'done', text: MORE.saved } : { kind: 'warn', text: MORE.notSaved });
  };
  return { own, before, shared, isBad: isLinked && !shared, take, save };
}

/** What can be done with a whole slip: again, put away, sent on. */
export function SlipMore(props: Props) {
  const { slip } = props;
  const { lines } = slip;
  const onClose = (): void => {
    dropSlipLink();
    props.onClose();
  };
  const words = useWords(MORE);
  const { own, before, shared, isBad, take, save } = useTools(props);
  const [link, setLink] = useState<string>();
  const isEmpty = lines.length === 0;
  return (
    <Modal look={MODAL_LOOK} title={words.title} onClose={onClose}>
      {shared && (
        <div className={styles['row']} data-shared>
          <b className={inline['grow']}>
            {words.shared} · {words.lines(shared.length)}
          </b>
          <Button look="primary" data-first onClick={() => take(shared)}>
            {words.take}
          </Button>
        </div>
      )}
      {isBad && (
        <p className={styles['bad']} role="alert">
          {words.unreadable}
        </p>
      )}
      <div className={styles['tools']}>
        <Button look="tint" disabled={!before} onClick={() => before && take(before.lines)}>
          {words.repeat}
        </Button>
        <Button disabled={isEmpty} onClick={save}>
          {words.save}
        </Button>
        <Button disabled={isEmpty} onClick={() => void copyLink(lines)}>
          {words.link}
        </Button>
        <Button
          disabled={isEmpty}
          aria-expanded={link !== undefined}
          onClick={() => setLink(link === undefined ? linkTo(lines) : undefined)}
        >
          {words.code}
        </Button>
      </div>
      {link !== undefined && <CodeOfLink link={link} rows={lines.length} />}
      {!before && <p className={inline['mut']}>{words.noLast}</p>}
      <h3 className={styles['part']}>{words.slips}</h3>
      {own.length === 0 && <p className={inline['mut']}>{words.none}</p>}
      <ul className={styles['list']} aria-label={words.slips}>
        {own.map((saved) => (
          <li key={saved.id} className={styles['row']}>
            <span className={classes(inline['grow'], inline['cut'])}>
              {saved.name} <span className={inline['mut']}>{words.lines(saved.lines.length)}</span>
            </span>
            <Button size="small" onClick={() => take(saved.lines)}>
              {words.take}
            </Button>
            <Button look="quiet" size="small" onClick={() => dropSlip(saved.id)}>
              {words.drop}
            </Button>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
