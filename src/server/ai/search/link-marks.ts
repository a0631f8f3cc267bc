/** A Markdown link that may be in brackets of its own, as in ([host](https://...)). */
const LINK = /\(?(?<!\[{9})\[(?![^\]\n]{301})([^\]\n]{0,300})\]\((https?:\/\/[^\s)]{1,2000})\)\)?/;
/** What may become such a link when more comes. */
const BEGUN = /\(?(?<!\[{9})\[(?![^\]\n]{301})[^\]\n]{0,300}(\](\([^\s)]{0,2000}(\)?)?)?)?$|\($/;

/**
 * Turns the links of a text that comes in pieces into marks: [n] where `markOf` knows the page. A link to a page that is not
 * known yet waits for what comes next; at the end only its words stay.
 */
export function createLinkMarks(markOf: (address: string) => number | null) {
  let waiting = '';
  const take = (isOver: boolean): string => {
    let out = '';
    for (;;) {
      const link = LINK.exec(waiting);
      if (!link) break;
      const [whole, words = '', address = ''] = link;
      const mark = markOf(address);
      const mayGoOn = whole.startsWith('(') && !whole.endsWith('))') && link.index + whole.length === waiting.length;
      if ((mark === null || mayGoOn) && !isOver) break;
      const isOpen = whole.startsWith('(') !== whole.endsWith('))');
      const head = waiting.slice(0, link.index);
      const before = isOpen && whole.startsWith('(') ? `${head}(` : head;
      const after = isOpen && whole.endsWith('))') ? ')' : '';
      out += before + (mark === null ? words : `[${mark}]`) + after;
      waiting = waiting.slice(link.index + whole.length);
    }
    const held = isOver ? waiting.length : (LINK.exec(waiting)?.index ?? BEGUN.exec(waiting)?.index ?? waiting.length);
    out += waiting.slice(0, held);
    waiting = waiting.slice(held);
    return out;
  };
  return {
    push(piece: string): string {
      waiting += piece;
      return take(false);
    },
    end: (): string => take(true),
  };
}
