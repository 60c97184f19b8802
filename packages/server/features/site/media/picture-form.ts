/**
 * What becomes of an upload: it is made anew, no larger than its box, without whatever else the file
 * held. `cover` fills the box and cuts off the rest, `inside` keeps all of the picture, and `contain` puts it on a
 * transparent ground of the size of the box.
 */
export type PictureForm = {
  readonly width: number;
  readonly height: number;
  readonly fit: 'cover' | 'inside' | 'contain';
  readonly as: 'webp' | 'png';
};
