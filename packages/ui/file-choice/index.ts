export { FileChoice } from './FileChoice.tsx';
