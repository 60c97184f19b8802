export { createLease, type Lease } from './lease.ts';
export {
  type Claim,
  claimIssue,
  claimIssues,
  type Due,
  type StepFilter,
  hurryJobs,
  keepClaim,
  keepClaims,
  lockJobs,
  type Move,
  moveJob,
  moveJobs,
  releaseClaim,
  returnClaims,
  type Step,
} from './store-claim.ts';
