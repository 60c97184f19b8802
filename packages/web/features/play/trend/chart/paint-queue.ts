/** Canvases that are painted in one frame: with more of them scrolling would stutter. */
const OF_A_FRAME = 2;

const waiting = new Set<() => void>();
let isAsked = false;

function askForFrame(): void {
  if (isAsked || waiting.size === 0) return;
  isAsked = true;
  requestAnimationFrame(paintSome);
}

function paintSome(): void {
  isAsked = false;
  try {
    for (const paint of [...waiting].slice(0, OF_A_FRAME)) {
      waiting.delete(paint);
      paint();
    }
  } finally {
    askForFrame();
  }
}

/** Paints before one of the next frames, a little in each; the answer takes it back. */
export function paintSoon(paint: () => void): () => void {
  waiting.add(paint);
  askForFrame();
  return () => waiting.delete(paint);
}
