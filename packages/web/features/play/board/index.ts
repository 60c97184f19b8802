export { heatWindow } from './figures/figure-kind.ts';
export { keptPerGame } from './kept/kept-games.ts';
export { formOf, gamesForm } from './kept/kept-form.ts';
export { Modal } from './modal/Modal.tsx';
export { MODAL_LOOK } from './modal/modal-look.ts';
