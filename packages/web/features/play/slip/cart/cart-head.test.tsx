import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CartTools } from './CartHead.tsx';
import type { Slip } from '../state/use-slip.ts';

const slip = { lines: [] } as unknown as Slip;
const shown = (onPlan: (() => void) | undefined): string =>
  renderToStaticMarkup(<CartTools slip={slip} onRandom={undefined} onPlan={onPlan} />);

test('later issues are offered only where there are any', () => {
  expect(shown(() => undefined)).toMatch(/追号|Schedule/);
  expect(shown(undefined)).not.toMatch(/追号|Schedule/);
});
