import { afterEach, expect, test } from 'vitest';
import { crossOutPlan, notePlan, otherPlan, pendingPlan } from './pending-plan.ts';

afterEach(() => pendingPlan.set(null));

test('the same plan is the same request until it is answered, another one is another', () => {
  const id = notePlan('{"Issues":[1,2]}', 2);
  expect(notePlan('{"Issues":[1,2]}', 2)).toBe(id);
  expect(otherPlan('{"Issues":[1,2]}')).toBeUndefined();
  expect(otherPlan('{"Issues":[2,3]}')).toMatchObject({ id, issues: 2 });
  crossOutPlan('somebody else');
  expect(pendingPlan.get()?.id).toBe(id);
  crossOutPlan(id);
  expect(otherPlan('{"Issues":[2,3]}')).toBeUndefined();
  expect(notePlan('{"Issues":[1,2]}', 2)).not.toBe(id);
});

test('one that is too long to be kept is asked for before anything else is sent', () => {
  const long = 'x'.repeat(20_001);
  const id = notePlan(long, 3);
  expect(pendingPlan.get()).toEqual({ id, text: '', issues: 3 });
  expect(otherPlan(long)).toMatchObject({ id });
});
