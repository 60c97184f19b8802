import { areApart } from '@fairlot/rules/lottery/day-window';
import { isLine } from '@fairlot/rules/lottery/game';
import { useWords } from '@fairlot/ui';
import { Field, TextInput } from '@fairlot/ui/field';
import { Select } from '@fairlot/ui/select';
import { LIVE_BOUNDS, liveNoticeConsole } from '@fairlot/wire/community/live-notice';
import {
  ActForm,
  NOTHING,
  useActForm,
  type ActValues,
} from '../../staff/operator/act-form/index.ts';
import type { Live } from './live.ts';
import { readWindows, windowsText } from '@fairlot/rules/lottery/read-windows';
import { FAULTS, text } from './text.ts';
import { useGameNames } from './use-games.ts';

type Words = 'titleZh' | 'titleEn' | 'contentZh' | 'contentEn' | 'times';
type Values = ActValues & { readonly game: number } & { readonly [field in Words]: string };
const BLANK: Values = {
  ...NOTHING,
  game: 0,
  titleZh: '',
  titleEn: '',
  contentZh: '',
  contentEn: '',
  times: '',
};

const valuesOf = ({ GameId, Title, Content, NotifyTimes }: Live): Values => ({
  ...NOTHING,
  game: GameId,
  titleZh: Title.zh,
  titleEn: Title.en,
  contentZh: Content.zh,
  contentEn: Content.en,
  times: windowsText(NotifyTimes),
});

const isTitle = (line: string): boolean => isLine(line.trim(), LIVE_BOUNDS.title);
const isContent = (line: string): boolean => isLine(line.trim(), LIVE_BOUNDS.content);

function faultsOf({ game, titleZh, titleEn, contentZh, contentEn, times }: Values) {
  const windows = readWindows(times);
  return {
    ...(game === 0 && { game: FAULTS.game }),
    ...(!isTitle(titleZh) && { titleZh: FAULTS.title }),
    ...(!isTitle(titleEn) && { titleEn: FAULTS.title }),
    ...(!isContent(contentZh) && { contentZh: FAULTS.content }),
    ...(!isContent(contentEn) && { contentEn: FAULTS.content }),
    ...((!windows || windows.length > LIVE_BOUNDS.windows) && { times: FAULTS.times }),
    ...(windows && !areApart(windows) && { times: FAULTS.apart }),
  };
}

type Props = {
  /** As it was when the form was opened; without it a new one is made. */
  readonly live?: Live | undefined;
  readonly onDone: () => void;
  readonly onCancel: () => void;
};

/** What a notification says, of which game, and when. */
export function SaveForm({ live, onDone, onCancel }: Props) {
  const words = useWords(text);
  const choices = useGameNames();
  const form = useActForm<typeof liveNoticeConsole.saveLiveNotification, Values>(
    liveNoticeConsole.saveLiveNotification,
    {
      initial: live ? valuesOf(live) : BLANK,
      check: faultsOf,
      input: (values) => ({
        GameId: values.game,
        Title: { zh: values.titleZh.trim(), en: values.titleEn.trim() },
        Content: { zh: values.contentZh.trim(), en: values.contentEn.trim() },
        NotifyTimes: readWindows(values.times) ?? [],
        ...(live && { Seen: { Id: live.Id, Version: live.Version } }),
        Reason: values.reason.trim(),
      }),
      fields: { NO_SUCH_GAME: 'game', BAD_WORDS: 'titleZh', BAD_TIMES: 'times' },
      done: onDone,
    },
  );
  const line = (field: Words, label: string, most: number, hint?: string) => (
    <Field label={label} hint={hint} error={form.fault(field)}>
      {(control) => (
        <TextInput
          {...control}
          size="large"
          autoComplete="off"
          maxLength={most}
          value={form.values[field]}
          onText={(typed) => form.change(field, typed)}
        />
      )}
    </Field>
  );
  return (
    <ActForm form={form} send={words.save} hasCode={false} onCancel={onCancel}>
      <Field label={words.game} error={form.fault('game')}>
        {(control) => (
          <Select
            {...control}
            value={form.values.game === 0 ? null : form.values.game}
            choices={choices}
            onChoose={(game) => form.change('game', game)}
          />
        )}
      </Field>
      {line('titleZh', words.titleZh, LIVE_BOUNDS.title)}
      {line('titleEn', words.titleEn, LIVE_BOUNDS.title)}
      {line('contentZh', words.contentZh, LIVE_BOUNDS.content)}
      {line('contentEn', words.contentEn, LIVE_BOUNDS.content)}
      {line('times', words.times, 400, words.timesHint)}
    </ActForm>
  );
}
