/** Two common Han characters, which every Han font draws differently. */
const [ONE, OTHER] = ['\u6c38', '\u56fd'];
const SIZE = 24;

/** The pixels of a character in the fonts of the page. */
function pixelsOf(context: CanvasRenderingContext2D, character: string): string {
  context.clearRect(0, 0, SIZE, SIZE);
  context.fillText(character, 0, SIZE - 4);
  return context.getImageData(0, 0, SIZE, SIZE).data.join();
}

/** Returns whether this machine has a Han font. Without one both characters become the same box, or nothing. */
function hasHanFont(): boolean {
  const canvas = document.createElement('canvas');
  canvas.width = SIZE;
  canvas.height = SIZE;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  // A browser that lets no script read a canvas is left alone.
  if (!context) return true;
  context.font = `${SIZE - 4}px ${getComputedStyle(document.body).fontFamily}`;
  return pixelsOf(context, ONE) !== pixelsOf(context, OTHER);
}

/** Loads the slices of Noto Sans SC that the page needs if this machine has no Han font. */
export async function loadHanFont(): Promise<void> {
  if (!hasHanFont()) await import('./noto-sans-sc.css');
}
