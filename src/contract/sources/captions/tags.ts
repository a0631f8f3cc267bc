/** A tag of XML or of HTML that is not closed properly; names are in small letters, without their prefix. */
export interface Tag {
  name: string;
  isEnd: boolean;
  /** `<br/>` */
  isEmpty: boolean;
  /** What stands in it behind its name. */
  inside: string;
  /** The whole of it. */
  raw: string;
}

const LONGEST_TAG = 4_000;
const START = /^(\/?)(?:[\w-]{1,40}:)?([a-z][\w-]{0,60})/i;

/** The tags of a text and what stands between them, in order; comments and declarations are left out. Takes linear time for any input. */
export function* tokensOf(text: string): Generator<string | Tag> {
  const nextClose = nextOf(text, '>');
  const nextEnd = nextOf(text, '-->');
  let told = 0;
  let at = text.indexOf('<');
  while (at >= 0) {
    const isComment = text.startsWith('<!--', at);
    const close = isComment ? nextEnd(at) : nextClose(at);
    const end = close < 0 ? -1 : close + (isComment ? 3 : 1);
    const isWithin = end >= 0 && (isComment || end - at <= LONGEST_TAG);
    const inside = isWithin && !isComment ? text.slice(at + 1, end - 1) : '';
    const found = inside.includes('<') ? null : START.exec(inside);
    if (isWithin && (isComment || found || /^[!?][^<]*$/.test(inside))) {
      if (at > told) yield text.slice(told, at);
      if (found) yield tagOf(found, inside);
      told = end;
      at = text.indexOf('<', end);
    } else at = text.indexOf('<', at + 1);
  }
  if (told < text.length) yield text.slice(told);
}

const tagOf = ([whole, slash, name = '']: RegExpExecArray, inside: string): Tag => ({
  name: name.toLowerCase(),
  isEnd: slash === '/',
  isEmpty: inside.endsWith('/'),
  inside: inside.slice(whole.length),
  raw: `<${inside}>`,
});

/** Where the next of `wanted` stands, for places that only grow: no part of the text is looked through twice. */
function nextOf(text: string, wanted: string): (from: number) => number {
  let known = -2;
  return (from) => {
    if (known === -2 || (known >= 0 && known < from)) known = text.indexOf(wanted, from);
    return known;
  };
}

/** What an attribute says, in quotes or without; null where it is not there. Its prefix counts. */
export function attributeOf({ inside }: Tag, name: string): string | null {
  const found = new RegExp(`(?:^|[\\s"'])${name}\\s{0,3}=\\s{0,3}(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(
    inside,
  );
  return found ? (found[1] ?? found[2] ?? found[3] ?? '') : null;
}
