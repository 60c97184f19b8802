import { Badge, CountBadge } from '../../badge/index.ts';
import { Button, IconButton, buttonClass } from '../../button/index.ts';
import { Icon, Kbd, useWords } from '../../index.ts';
import { GALLERY } from '../text.ts';
import { Line } from './Line.tsx';

export function Buttons() {
  const words = useWords(GALLERY);
  return (
    <>
      <Line>
        <Button look="primary">{words.place}</Button>
        <Button look="tint">{words.add}</Button>
        <Button>{words.chase}</Button>
        <Button look="quiet">
          <Icon name="shuffle" size={16} />
          {words.random}
        </Button>
        <Button look="danger">{words.reject}</Button>
        <Button disabled>{words.closed}</Button>
      </Line>
      <Line>
        <Button size="small">{words.small}</Button>
        <Button>
          {words.random}
          <Kbd aria-hidden>R</Kbd>
        </Button>
        <Button look="primary" size="large">
          {words.large}
        </Button>
        <Button look="primary">
          {words.place}
          <Kbd aria-hidden>↵</Kbd>
        </Button>
        <Button look="primary" isBusy>
          {words.sending}
        </Button>
        <a className={buttonClass({ look: 'quiet' })} href="#top">
          {words.verify}
        </a>
      </Line>
      <Line>
        <IconButton icon="refresh" label={words.refresh} />
        <IconButton icon="star" label={words.favourite} aria-pressed />
        <IconButton icon="download" label={words.download} size="small" />
        <IconButton icon="bin" label={words.remove} disabled />
      </Line>
      <Line>
        <Badge>{words.agent}</Badge>
        <Badge tone="accent">{words.playMoney}</Badge>
        <Badge tone="time">{words.soon}</Badge>
        <Badge tone="danger">{words.blocked}</Badge>
        <CountBadge count={3} label={words.unread(3)} />
        <CountBadge count={128} label={words.unread(128)} />
      </Line>
    </>
  );
}
