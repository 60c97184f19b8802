/** Numbers from 0 up to but not including 1, the same for the same seed (sfc32 of Chris Doty-Humphrey). */
export function randomOf(seed: number): () => number {
  let a = 0x9e3779b9;
  let b = 0x243f6a88;
  let c = seed | 0;
  let counter = 1;
  const next = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return (sum >>> 0) / 2 ** 32;
  };
  // What a seed differs in has reached every bit by then.
  for (let round = 0; round < 12; round += 1) next();
  return next;
}
