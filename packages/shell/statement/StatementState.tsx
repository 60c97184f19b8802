import { Hash, useSay, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { FieldError } from '@fairlot/ui/field';
import styles from './statement.module.css';
import { STATEMENT } from './text.ts';
import type { FileState } from './use-statement-file.ts';

/** How far a statement is: being made, on its way, saved, or why not. */
export function StatementState(props: { readonly isMaking: boolean; readonly state: FileState }) {
  const { state } = props;
  const isMaking = props.isMaking || state.step === 'making';
  const words = useWords(STATEMENT);
  return (
    <>
      <div className={styles['state']} role="status">
        {isMaking && (
          <>
            <p>{words.making}</p>
            <progress aria-label={words.making} />
          </>
        )}
        {!isMaking && state.step === 'fetching' && (
          <>
            <p>{words.fetching(state.percent)}</p>
            <progress aria-label={words.fetching(state.percent)} max={100} value={state.percent} />
          </>
        )}
        {!isMaking && state.step === 'saved' && (
          <>
            <p className={styles['saved']}>{words.saved(state.made.Name, state.made.Rows)}</p>
            <p>{words.hash}</p>
            <p className={styles['hash']}>
              <Hash hex={state.made.Sha256} />
            </p>
          </>
        )}
      </div>
      <Stopped {...props} />
    </>
  );
}

/** Why no file came, and the way on where there is one. */
function Stopped({ isMaking, state }: { readonly isMaking: boolean; readonly state: FileState }) {
  const words = useWords(STATEMENT);
  const say = useSay();
  return (
    <div role="alert">
      {!isMaking && state.step === 'refused' && <FieldError>{say(state.text)}</FieldError>}
      {!isMaking && state.step === 'broken' && (
        <div className={styles['broken']}>
          <FieldError>{words.broken}</FieldError>
          <Button size="small" onClick={state.goOn}>
            {words.goOn}
          </Button>
        </div>
      )}
    </div>
  );
}
