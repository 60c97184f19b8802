// What the player waits for after a press: the pressed control shows a ring, and nothing is fetched ahead meanwhile.

/** What can be pressed, and shows the ring. */
const CONTROL = 'button, a, [role="menuitem"], [role="option"], [role="tab"]';
/** What a press asks for begins so soon after its handlers have run. */
const HANDLED_MS = 100;
/** After a press nothing is fetched ahead for so long: another one may follow. */
const REST_MS = 1_000;

/** The control whose press is being handled. */
let pressed: Element | undefined;
let rest: ReturnType<typeof setTimeout> | undefined;
let waits = 0;
/** How many answers each control waits for. */
const rings = new Map<Element, number>();

/** A timer does not run before the handlers, however slow they are. */
function handle(control: Element | undefined): void {
  pressed = control;
  setTimeout(() => {
    if (pressed === control) pressed = undefined;
  }, HANDLED_MS);
}

function beginRest(): void {
  clearTimeout(rest);
  rest = setTimeout(() => (rest = undefined), REST_MS);
}

/** Notes presses of the whole page. */
export function watchPresses(): void {
  const note = ({ target }: Event): void =>
    handle((target instanceof Element && target.closest(CONTROL)) || undefined);
  addEventListener('click', note, { capture: true });
  for (const kind of ['pointerdown', 'keydown']) {
    addEventListener(kind, beginRest, { capture: true, passive: true });
  }
}

function count(control: Element, by: number): void {
  const now = (rings.get(control) ?? 0) + by;
  if (now > 0) rings.set(control, now);
  else rings.delete(control);
  control.toggleAttribute('data-waiting', now > 0);
}

/**
 * Marks code or an answer as awaited by the player, until it settles. If a press asked for it, the pressed control has
 * `data-waiting` meanwhile; CSS shows the ring after 300 ms.
 */
export async function waitFor<T>(answer: Promise<T>): Promise<T> {
  const control = pressed;
  waits += 1;
  if (control) count(control, 1);
  try {
    return await answer;
  } finally {
    waits -= 1;
    if (control) {
      count(control, -1);
      // What this code asks for in turn belongs to the same press.
      if (!pressed) handle(control);
    }
  }
}

/** Whether the player waits for something, or pressed something a moment ago. */
export const isWaiting = (): boolean => waits > 0 || rest !== undefined;
