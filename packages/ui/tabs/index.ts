export { Strip } from './Strip.tsx';
export { Tabs } from './Tabs.tsx';
