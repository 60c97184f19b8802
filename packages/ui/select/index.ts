export { Select, type Choice, type ChoiceGroup } from './Select.tsx';
