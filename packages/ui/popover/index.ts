export { Popover, PopoverAt } from './Popover.tsx';
