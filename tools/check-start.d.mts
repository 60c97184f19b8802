/** Returns why the product cannot start with these variables; undefined if nothing is known against it. */
export function faultOf(
  given: Readonly<Record<string, string | undefined>>,
): Promise<string | undefined>;
