import type { ToldDraw } from './feed-source.ts';

/** An issue that sources tell differently, and what each of them says. */
export type Difference = { readonly issue: string; readonly claims: readonly ToldDraw[] };
export type Agreement = {
  readonly agreed: readonly ToldDraw[];
  readonly differing: readonly Difference[];
};

/** Of one source alone nobody can tell whether it errs. */
const QUORUM = 2;

/**
 * What two sources say alike, and no source otherwise. A source that tells an issue twice, each time in
 * another way, differs from itself.
 */
export function agreementOf(sources: readonly (readonly ToldDraw[])[]): Agreement {
  const byIssue = new Map<string, { readonly source: number; readonly draw: ToldDraw }[]>();
  for (const [source, draws] of sources.entries()) {
    for (const draw of draws) {
      const claims = byIssue.get(draw.issue) ?? [];
      claims.push({ source, draw });
      byIssue.set(draw.issue, claims);
    }
  }
  const agreed: ToldDraw[] = [];
  const differing: Difference[] = [];
  for (const [issue, claims] of byIssue) {
    const variants = new Set(claims.map(({ draw }) => `${draw.date} ${draw.number}`));
    const [first] = claims;
    if (variants.size > 1) differing.push({ issue, claims: claims.map(({ draw }) => draw) });
    else if (first && new Set(claims.map(({ source }) => source)).size >= QUORUM) {
      agreed.push(first.draw);
    }
  }
  return { agreed, differing };
}
