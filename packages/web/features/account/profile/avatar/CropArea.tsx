import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { useWords } from '@fairlot/ui';
import { boxOf, fitted, MOST_ZOOM, pushed, type Crop } from './crop.ts';
import { draw } from './picture.ts';
import { AVATAR } from './text.ts';
import styles from './avatar.module.css';

/** Pixels of the square that is shown, twice as many as it has points. */
const SHOWN_SIDE = 448;
/** Parts of the square that an arrow key moves. */
const STEP = 0.05;
const ZOOM_STEP = 0.05;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

type Props = {
  readonly picture: ImageBitmap;
  readonly crop: Crop;
  readonly onCrop: (crop: Crop) => void;
};

/** The part of a picture that is kept, as it will look: moved by dragging or arrows, nearer by the slider. */
export function CropArea({ picture, crop, onCrop }: Props) {
  const words = useWords(AVATAR);
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) draw(canvas.current, picture, boxOf(picture, crop));
  }, [picture, crop]);
  const drag = ({ buttons, movementX, movementY, currentTarget }: PointerEvent) => {
    if (buttons !== 1) return;
    const { clientWidth, clientHeight } = currentTarget;
    onCrop(pushed(picture, crop, movementX / clientWidth, movementY / clientHeight));
  };
  const press = (event: KeyboardEvent) => {
    const by = ARROWS[event.key];
    if (!by) return;
    event.preventDefault();
    onCrop(pushed(picture, crop, by[0], by[1]));
  };
  return (
    <div className={styles['crop']}>
      <canvas
        ref={canvas}
        width={SHOWN_SIDE}
        height={SHOWN_SIDE}
        className={styles['area']}
        role="application"
        tabIndex={0}
        aria-label={words.area}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        onKeyDown={press}
      />
      <label className={styles['zoom']}>
        <span>{words.zoom}</span>
        <input
          type="range"
          min={1}
          max={MOST_ZOOM}
          step={ZOOM_STEP}
          value={crop.zoom}
          onChange={({ target }) =>
            onCrop(fitted(picture, { ...crop, zoom: Number(target.value) }))
          }
        />
      </label>
    </div>
  );
}
