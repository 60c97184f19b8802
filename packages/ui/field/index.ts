export { AskBox } from './AskBox.tsx';
export { Field, type FieldControl } from './Field.tsx';
export { FieldError } from './FieldError.tsx';
export { TextArea } from './TextArea.tsx';
export { PasswordInput } from './PasswordInput.tsx';
export { FindBox } from './FindBox.tsx';
export { TextInput } from './TextInput.tsx';
