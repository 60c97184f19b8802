export { MoneyPage } from './MoneyPage.tsx';
