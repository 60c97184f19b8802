export { enterProven, type Proven, takeBack } from './enter-proven.ts';
export { type Entry, type SecondStep, secondSteps } from './second-step.ts';
export { forgetLoginMethods, type LoginMethod, loginMethods } from './login-methods.ts';
