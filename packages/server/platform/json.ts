/** Deeper than any input of the contract. */
const DEEPEST = 32;

const COMMA = 44;
const BACKSLASH = 92;

/**
 * Why a JSON text that parses is refused all the same: a member that stands twice in one object, of
 * which a parser would silently take the last, or nesting beyond use. One pass; strings are jumped
 * over, so that a long selection costs next to nothing.
 */
export function faultOfJson(text: string): string | undefined {
  const open: (Set<string> | null)[] = [];
  let isName = false;
  for (let at = 0; at < text.length; at += 1) {
    const members = open.at(-1);
    switch (text[at]) {
      case '"': {
        const end = endOfString(text, at);
        if (isName && members) {
          const name = nameOf(text.slice(at, end + 1));
          if (members.has(name)) return name;
          members.add(name);
          isName = false;
        }
        at = end;
        break;
      }
      case '{':
      case '[':
        if (open.length === DEEPEST) return 'too deep';
        isName = text[at] === '{';
        open.push(isName ? new Set() : null);
        break;
      case '}':
      case ']':
        open.pop();
        isName = false;
        break;
      default:
        if (text.charCodeAt(at) === COMMA) isName = members instanceof Set;
    }
  }
  return undefined;
}

/** Where the string that begins here ends: at the next quote that no odd run of backslashes precedes. */
function endOfString(text: string, from: number): number {
  for (let end = text.indexOf('"', from + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let before = end - 1;
    while (text.charCodeAt(before) === BACKSLASH) before -= 1;
    if ((end - before) % 2 === 1) return end;
  }
  return text.length;
}

/** Two spellings of one name are the same name. */
const nameOf = (quoted: string): string =>
  quoted.includes('\\') ? String(JSON.parse(quoted)) : quoted.slice(1, -1);
