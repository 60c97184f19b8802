/** What of a picture is kept: a square, by its middle in parts of the picture, and how near it is. */
export type Crop = { readonly x: number; readonly y: number; readonly zoom: number };
export type Size = { readonly width: number; readonly height: number };
/** In pixels of the picture. */
export type Box = { readonly left: number; readonly top: number; readonly side: number };

export const MOST_ZOOM = 4;
/** The whole of the shorter side, from the middle. */
export const WHOLE: Crop = { x: 0.5, y: 0.5, zoom: 1 };

const within = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), most);

const sideOf = ({ width, height }: Size, zoom: number): number => Math.min(width, height) / zoom;

/** The same, with its square inside the picture. */
export function fitted(size: Size, { x, y, zoom }: Crop): Crop {
  const near = within(zoom, 1, MOST_ZOOM);
  const half = sideOf(size, near) / 2;
  return {
    x: within(x, half / size.width, 1 - half / size.width),
    y: within(y, half / size.height, 1 - half / size.height),
    zoom: near,
  };
}

export function boxOf(size: Size, crop: Crop): Box {
  const { x, y, zoom } = fitted(size, crop);
  const side = sideOf(size, zoom);
  return { left: x * size.width - side / 2, top: y * size.height - side / 2, side };
}

/** The picture pushed by so many parts of the square that is shown: to the right brings what is left of it. */
export function pushed(size: Size, crop: Crop, dx: number, dy: number): Crop {
  const side = sideOf(size, crop.zoom);
  const x = crop.x - (dx * side) / size.width;
  const y = crop.y - (dy * side) / size.height;
  return fitted(size, { ...crop, x, y });
}
