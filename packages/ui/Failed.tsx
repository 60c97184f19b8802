import { Button } from './button/index.ts';
import { Icon } from './Icon.tsx';
import { useWords } from './words/index.ts';
import styles from './empty.module.css';

const TEXT = { retry: { zh: '重试', en: 'Retry' } };

/** Something could not be read: what failed, what it means for the player, a way to try again. */
export function Failed(props: { title: string; detail?: string; retry?: () => void }) {
  const words = useWords(TEXT);
  return (
    <div className={styles['empty']} data-empty role="alert">
      <Icon name="cloud-off" size={28} />
      <b>{props.title}</b>
      {props.detail && <span>{props.detail}</span>}
      {props.retry && (
        <Button onClick={props.retry}>
          <Icon name="refresh" size={14} />
          {words.retry}
        </Button>
      )}
    </div>
  );
}
