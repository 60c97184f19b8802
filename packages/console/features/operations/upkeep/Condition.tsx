import { Status, useWords } from '@fairlot/ui';
import { conditionOf } from './condition.ts';
import { text } from './text.ts';

const LOOKS = { alarm: 'err', pending: 'wait', good: 'done' } as const;

/** Shows whether backups or audits need attention. The state is pending until the first one has ended. */
export function Condition(props: { readonly isAlarm: boolean; readonly ended: number }) {
  const words = useWords(text);
  const condition = conditionOf(props.isAlarm, props.ended);
  return <Status look={LOOKS[condition]}>{words[condition]}</Status>;
}
