export { enterProven, type Proven, takeBack } from './enter-proven.ts';
export { type Entry, type SecondStep, secondSteps } from './second-step.ts';
export { forgetWaysIn, type WayIn, waysIn } from './ways-in.ts';
