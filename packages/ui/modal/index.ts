export { Dialog, Sheet } from './Modal.tsx';
