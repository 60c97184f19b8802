import { useEffect } from 'react';
import { ROW } from './layout.ts';
import { clear, paintTile, type Tile } from './paint.ts';
import { paintSoon } from './paint-queue.ts';
import { useNear } from './use-near.ts';

/** So many rows and columns of a chart on one canvas: painted while it is near what is in view, and empty else. */
export function Sheet(props: Tile) {
  const { table, layout, shown, rowAt, first, count, left, width, draws, mode } = props;
  const [canvas, isNear] = useNear<HTMLCanvasElement>();
  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    if (!isNear) {
      clear(element);
      return undefined;
    }
    const tile = { table, layout, shown, rowAt, first, count, left, width, draws, mode };
    return paintSoon(() => paintTile(element, tile));
  }, [canvas, isNear, table, layout, shown, rowAt, first, count, left, width, draws, mode]);
  return <canvas ref={canvas} aria-hidden style={{ width, height: count * ROW }} />;
}
