export { Menu, type MenuItem } from './Menu.tsx';
