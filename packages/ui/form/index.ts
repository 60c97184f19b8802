export { type Faults, type Values } from './faults.ts';
export { Form } from './Form.tsx';
export { useFormOf, type FormPlan, type FormState } from './use-form-of.ts';
