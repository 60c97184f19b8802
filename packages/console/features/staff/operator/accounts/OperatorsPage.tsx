import { StaffAddresses } from '../addresses/StaffAddresses.tsx';
import { OperatorList } from './OperatorList.tsx';

/** Accounts of operators, and the addresses that they may sign in from. */
export default function OperatorsPage() {
  return (
    <>
      <StaffAddresses />
      <OperatorList />
    </>
  );
}
