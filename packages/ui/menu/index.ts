export { Menu, MenuAt } from './Menu.tsx';
export { type MenuItem } from './MenuItems.tsx';
