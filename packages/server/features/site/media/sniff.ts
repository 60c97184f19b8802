/** The kinds that are decoded. SVG is a program, PDF and archives hold whatever one likes: none of them is. */
export type PictureKind = 'png' | 'jpeg' | 'webp' | 'gif';

const begins = (bytes: Uint8Array, text: string, at = 0): boolean =>
  [...text].every((letter, n) => bytes[at + n] === letter.charCodeAt(0));

/** What a file is by how it begins, whatever it is called; undefined: none that is taken. */
export function sniff(bytes: Uint8Array): PictureKind | undefined {
  if (begins(bytes, '\u0089PNG\r\n\u001a\n')) return 'png';
  if (begins(bytes, '\u00ff\u00d8\u00ff')) return 'jpeg';
  if (begins(bytes, 'RIFF') && begins(bytes, 'WEBP', 8)) return 'webp';
  return begins(bytes, 'GIF87a') || begins(bytes, 'GIF89a') ? 'gif' : undefined;
}
