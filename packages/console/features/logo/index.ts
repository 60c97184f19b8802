export { LogosPage } from './LogosPage.tsx';
