export { PICTURE_BOUNDS } from './bounds.ts';
export { PICTURE_CODES } from './codes.ts';
export { uploaded } from './shapes.ts';
