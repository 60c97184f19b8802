export { NumberInput } from './NumberInput.tsx';
export { Stepper } from './Stepper.tsx';
