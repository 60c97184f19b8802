export { AvatarsPage } from './AvatarsPage.tsx';
