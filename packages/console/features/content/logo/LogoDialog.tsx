import { useState } from 'react';
import { refetch } from '@fairlot/shell';
import { showToast, useSay, useWords } from '@fairlot/ui';
import { Field } from '@fairlot/ui/field';
import { FileChoice } from '@fairlot/ui/file-choice';
import { Dialog } from '@fairlot/ui/modal';
import { logoConsole, type LogoSlot } from '@fairlot/wire/content/logo';
import { PICTURE_BOUNDS } from '@fairlot/wire/site/media';
import {
  ActForm,
  NOTHING,
  useActForm,
  type ActValues,
} from '../../staff/operator/act-form/index.ts';
import { base64Of } from './base64-of.ts';
import { Preview } from './Preview.tsx';
import { SLOTS, text } from './text.ts';

type Values = ActValues & { readonly picture: string };

type Props = { readonly slot: LogoSlot; readonly onClose: () => void };

/** Shows a picture in place of a mark: it is seen on both looks before it is sent. */
export function LogoDialog({ slot, onClose }: Props) {
  const words = useWords(text);
  const say = useSay();
  const [kind, setKind] = useState('');
  const form = useActForm<typeof logoConsole.setLogo, Values>(logoConsole.setLogo, {
    initial: { ...NOTHING, picture: '' },
    check: ({ picture }) => (picture === '' ? { picture: text.needFile } : {}),
    input: ({ picture, reason }) => ({ Slot: slot, Picture: picture, Reason: reason.trim() }),
    fields: {
      PICTURE_KIND: 'picture',
      PICTURE_BROKEN: 'picture',
      PICTURE_TOO_BIG: 'picture',
      PICTURE_BUSY: 'picture',
      PICTURES_OFF: 'picture',
    },
    done: () => {
      showToast({ kind: 'done', text: text.set });
      void refetch(logoConsole.getLogos);
      onClose();
    },
  });
  const choose = async (chosen: File) => {
    const fits = chosen.size <= PICTURE_BOUNDS.bytes ? chosen : undefined;
    setKind(fits?.type ?? '');
    form.change('picture', fits ? await base64Of(fits) : '');
  };
  const { picture } = form.values;
  return (
    <Dialog isOpen onClose={onClose} title={say(SLOTS[slot])}>
      <Preview slot={slot} src={picture === '' ? '' : `data:${kind};base64,${picture}`} />
      <ActForm form={form} send={words.change} hasCode={false} onCancel={onClose}>
        <Field
          label={words.choose}
          hint={`${words.kinds} · ${say(SLOTS[slot].hint)}`}
          error={form.fault('picture')}
        >
          {(control) => (
            <FileChoice
              label={words.choose}
              control={control}
              onFile={(file) => void choose(file)}
            />
          )}
        </Field>
      </ActForm>
    </Dialog>
  );
}

/** Shows the built-in mark again. */
export function DropDialog({ slot, onClose }: Props) {
  const words = useWords(text);
  const say = useSay();
  const form = useActForm<typeof logoConsole.dropLogo, ActValues>(logoConsole.dropLogo, {
    initial: NOTHING,
    input: ({ reason }) => ({ Slot: slot, Reason: reason.trim() }),
    done: () => {
      showToast({ kind: 'done', text: text.dropped });
      void refetch(logoConsole.getLogos);
      onClose();
    },
  });
  return (
    <Dialog isOpen onClose={onClose} title={`${say(SLOTS[slot])} · ${words.drop}`}>
      <Preview slot={slot} src="" />
      <ActForm form={form} send={words.drop} hasCode={false} onCancel={onClose} />
    </Dialog>
  );
}
