import { Icon, useWords } from '@fairlot/ui';
import { LIST } from './text.ts';

/** Saves a list as a file; while it gathers the rows it says how far it is. */
export function ExportButton(props: { progress: string | undefined; onSave: () => void }) {
  const { progress, onSave } = props;
  const { csv } = useWords(LIST);
  return (
    <button
      type="button"
      className="btn btn-q btn-s"
      disabled={progress !== undefined}
      onClick={onSave}
    >
      <Icon name="download" size={14} />
      {progress ?? csv}
    </button>
  );
}
