import { useState } from 'react';
import type { Bilingual } from '@fairlot/rules/core/text';
import { useSend } from '@fairlot/shell';
import { useSay, useWords } from '@fairlot/ui';
import { Field } from '@fairlot/ui/field';
import { FileChoice } from '@fairlot/ui/file-choice';
import { bannerConsole } from '@fairlot/wire/content/banner';
import { PICTURE_BOUNDS } from '@fairlot/wire/site/media';
import { base64Of } from '../logo/index.ts';
import { Picture } from './Picture.tsx';
import { FAULTS, text } from './text.ts';

/** A picture that is uploaded as soon as it is chosen: what is seen here is what was made of it. */
export function PictureField(props: {
  /** The name of the picture; empty: none yet. */
  readonly picture: string;
  readonly fault: string | undefined;
  readonly onPicture: (picture: string) => void;
}) {
  const { picture, fault, onPicture } = props;
  const words = useWords(text);
  const say = useSay();
  const [refused, setRefused] = useState<Bilingual>();
  const { send, isSending } = useSend(bannerConsole.uploadBanner);
  const upload = async (file: File) => {
    setRefused(undefined);
    if (file.size > PICTURE_BOUNDS.bytes) return setRefused(FAULTS.tooBig);
    const done = await send({ Picture: await base64Of(file) }).catch(() => undefined);
    if (done?.ok) return onPicture(done.value.Picture);
    return setRefused(done ? done.error.text : text.notSent);
  };
  return (
    <>
      <Picture name={picture} alt={words.after} />
      <Field
        label={words.choose}
        hint={isSending ? words.uploading : words.kinds}
        error={refused ? say(refused) : fault}
      >
        {(control) => (
          <FileChoice
            label={words.choose}
            control={control}
            isOff={isSending}
            onFile={(file) => void upload(file)}
          />
        )}
      </Field>
    </>
  );
}
