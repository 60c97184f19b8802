import type { Feature } from '#platform/feature';
import { forgetJob } from '#platform/forget';
import { pictures } from '#platform/pictures';
import { createFinder, FINDER } from './find-picture.ts';
import { readPicture, readShown, sweepPictures } from './store.ts';

export type { PictureForm } from './picture-form.ts';
export { refusePicture } from './store.ts';
export { encodePicture, type PictureFault, pictureUrl, takePicture } from './take-picture.ts';

/** The one door of pictures that anybody may see: taken, made anew, kept, and let go when nothing shows them. */
export const media: Feature = {
  name: 'media',
  provide: ({ db, ports }) =>
    ports.fill(
      pictures,
      createFinder(
        (name) => readPicture(db, name),
        (names) => readShown(db, names),
        FINDER,
      ),
    ),
  jobs: ({ db }) => [forgetJob(db, 'media.sweep', (most) => sweepPictures(db, most))],
};
