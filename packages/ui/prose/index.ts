export { Prose, type RenderLink } from './Prose.tsx';
