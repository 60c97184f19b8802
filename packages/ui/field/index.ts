export { Field, type FieldControl } from './Field.tsx';
export { FieldError } from './FieldError.tsx';
export { TextArea } from './TextArea.tsx';
export { PasswordInput } from './PasswordInput.tsx';
export { TextInput } from './TextInput.tsx';
