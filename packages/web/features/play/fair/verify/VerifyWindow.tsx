import { Dialog } from '@base-ui/react/dialog';
import { useRef, useState } from 'react';
import { Icon, useWords } from '@fairlot/ui';
import { closeVerify, type VerifyTarget } from './address.ts';
import { useGame } from '../../lottery/games/index.ts';
import { FileProof } from './FileProof.tsx';
import { IssueProof } from './IssueProof.tsx';
import type { OpenedFile } from './file/opened-file.ts';
import { VERIFY } from './display/text.ts';
import { useOpen } from './file/use-open.ts';
import { Button, iconButtonClass } from '@fairlot/ui/button';
import styles from './display/verify.module.css';
import { InstantProof } from './instant/InstantProof.tsx';
import inline from '@fairlot/ui/inline.module.css';

/** The window of the proof. A file that is opened takes the place of the issue. */
export default function VerifyWindow({ target }: { target: VerifyTarget }) {
  const words = useWords(VERIFY);
  const [file, setFile] = useState<OpenedFile>();
  // The window itself is read out first; a ring on its first button would look like a choice made.
  const drop = useOpen(setFile);
  const popup = useRef<HTMLDivElement>(null);
  const isIssue = target.kind === 'issue';
  const isFile = file !== undefined || !isIssue;
  return (
    <Dialog.Root open onOpenChange={(isOpen) => isOpen || closeVerify()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles['scrim'] ?? ''} />
        <Dialog.Popup ref={popup} className={styles['win']} initialFocus={popup}>
          <div className={styles['head']}>
            <Dialog.Title className={styles['title']}>
              <Icon name="shield" />
              {file?.kind === 'statement' ? words.statement : words.title}
            </Dialog.Title>
            <span className={inline['grow']} />
            {isFile && isIssue && (
              <Button size="small" onClick={() => setFile(undefined)}>
                {words.backToIssue}
              </Button>
            )}
            <Dialog.Close className={iconButtonClass()} aria-label={words.close}>
              <Icon name="close" />
            </Dialog.Close>
          </div>
          <div
            className={styles['body']}
            tabIndex={-1}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              // A browser opens what is dropped in place of the page otherwise.
              event.preventDefault();
              drop(event.dataTransfer.files[0]);
            }}
          >
            {isIssue && file === undefined ? (
              <OneProof
                key={target.serial}
                gameId={target.gameId}
                serial={target.serial}
                onFile={setFile}
              />
            ) : (
              <FileProof opened={file} onFile={setFile} />
            )}
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** A round of an instant game has seeds of its player's; an issue has the record of its game. */
function OneProof(props: {
  readonly gameId: number;
  readonly serial: number;
  readonly onFile: (file: OpenedFile) => void;
}) {
  const game = useGame(props.gameId);
  if (game?.Kind === 'instant') return <InstantProof game={game} {...props} />;
  return <IssueProof {...props} />;
}
