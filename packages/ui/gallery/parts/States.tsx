import { Empty, Failed, Ring, Seal, Skeleton, Status, useWords } from '../../index.ts';
import { Prose } from '../../prose/index.ts';
import { GALLERY } from '../text.ts';
import { Line, Stack } from './Line.tsx';

export function States() {
  const words = useWords(GALLERY);
  return (
    <Stack>
      <Line>
        <Status look="wait">{words.waiting}</Status>
        <Status look="win">{words.won}</Status>
        <Status look="lose">{words.lost}</Status>
        <Status look="off">{words.off2}</Status>
        <Status look="tie">{words.tie}</Status>
        <Status look="done">{words.done}</Status>
        <Status look="warn">{words.unknown}</Status>
        <Status look="err">{words.failed}</Status>
      </Line>
      <Line>
        <Seal mark="公" size={20} />
        <Seal mark="验" size={20} line />
        <Seal mark="中" size={20} />
        <Ring label={words.loading} size={40} />
      </Line>
      <Prose text={words.prose} />
      <Skeleton height={20} />
      <Empty title={words.nothing} />
      <Failed title={words.unread2} detail={words.calm} retry={() => {}} />
    </Stack>
  );
}
