// A statement that is being made. Pure, but for what it is given to ask and to wait with.
import type { Bilingual } from '@fairlot/rules/core/text';
import type { Made, Making } from '@fairlot/wire/back-office/statement';

type Answer =
  | { readonly ok: true; readonly value: Making }
  | { readonly ok: false; readonly error: { readonly text: Bilingual } };
/** Asks whether it is made by now, which the server waits for some seconds; throws where no answer came. */
export type AskReady = (question: { readonly Id: string }) => Promise<Answer>;

/** Until it is made, or is refused; throws where an answer does not come: asked again it goes on. */
export async function awaitMade(
  { Id, Made: made }: Making,
  ask: AskReady,
  { rest, isGivenUp }: { readonly rest: () => Promise<void>; readonly isGivenUp: () => boolean },
): Promise<Made | 'given up' | { readonly refused: Bilingual }> {
  let now = made;
  while (now === null) {
    const answer = await ask({ Id });
    if (isGivenUp()) return 'given up';
    if (!answer.ok) return { refused: answer.error.text };
    now = answer.value.Made;
    if (now === null) await rest();
  }
  return now;
}
