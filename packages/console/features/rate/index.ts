export { RatePage } from './RatePage.tsx';
