import { useCall } from '@fairlot/shell';
import { Failed, Skeleton, useWords } from '@fairlot/ui';
import { upkeepConsole } from '@fairlot/wire/operations/upkeep';
import { useMay, useMe } from '../../staff/operator/index.ts';
import { Backups } from './Backups.tsx';
import { Books } from './Books.tsx';
import { Keys } from './Keys.tsx';
import { Manifests } from './Manifests.tsx';
import { text } from './text.ts';
import styles from './upkeep.module.css';

/** No act of an operator changes it: it is asked for anew this often. */
const ANEW_MS = 30_000;

function Sections() {
  const words = useWords(text);
  const { data, isError, refetch } = useCall(upkeepConsole.getUpkeep, undefined, {
    refetchInterval: ANEW_MS,
  });
  const now = data?.ok ? data.value : undefined;
  if (!now) {
    return isError ? (
      <Failed title={words.failed} retry={() => void refetch()} />
    ) : (
      <Skeleton height={420} />
    );
  }
  return (
    <>
      <Backups backup={now.Backup} />
      <Books books={now.Books} nowMs={now.DateTimeNow} />
      {now.Manifests && <Manifests checked={now.Manifests} />}
    </>
  );
}

/** Whether the installation is looked after: backups, and the books of the night (product 3.15, 3.17). */
export default function UpkeepPage() {
  const words = useWords(text);
  const me = useMe();
  const mayRead = useMay('upkeep.state.read');
  const mayKeys = useMay('upkeep.keys.read');
  return (
    <section className={styles['page']} aria-labelledby="upkeep-page">
      <h1 id="upkeep-page" className={styles['title']}>
        {words.title}
      </h1>
      <p className={styles['note']}>{mayRead || !me ? words.about : words.notAllowed}</p>
      {mayRead && <Sections />}
      {mayKeys && <Keys />}
    </section>
  );
}
