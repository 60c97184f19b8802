export { Button, buttonClass } from './Button.tsx';
export { IconButton } from './IconButton.tsx';
