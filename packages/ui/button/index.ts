export { Button, buttonClass } from './Button.tsx';
export { IconButton, iconButtonClass } from './IconButton.tsx';
