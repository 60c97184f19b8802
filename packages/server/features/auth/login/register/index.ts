export {
  admission,
  type Admission,
  type RegistrationInput,
  type Entrance,
  type Place,
  type RegisterRefusal,
} from './admission.ts';
export { type Gift, giftRequirement, giveDemoMoney } from './demo-money.ts';
export { type HandedForm, openHanded } from './open-handed.ts';
export { registered } from './register.ts';
export { DEMO_ACCOUNTS, DEMO_FUND_PASSWORD, DEMO_PASSWORD } from './seed.ts';
