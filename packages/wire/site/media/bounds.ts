const MEGABYTE = 1024 * 1024;

/** What may be uploaded: bytes of the file, pixels of its picture, and pictures of a moving one, of which the first is kept. */
export const PICTURE_BOUNDS = { bytes: 2 * MEGABYTE, pixels: 25_000_000, frames: 200 } as const;
