/** The text of somebody else's answer; undefined for one of more bytes, of which no more are read. */
export async function readLimitedText(
  { body }: Response,
  mostBytes: number,
): Promise<string | undefined> {
  if (!body) return undefined;
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body) {
    length += part.length;
    if (length > mostBytes) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
