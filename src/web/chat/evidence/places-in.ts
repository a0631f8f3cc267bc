const ESCAPABLE = /[!-/:-@[-`{-~]/;
const ENTITY = /&(?:#\d{1,7}|#x[\da-f]{1,6}|\w{1,31});/iy;

/**
 * Where each unit of the words of a Markdown text stands in its source, from `from` to `to`: signs may have been escaped
 * there, and lines may begin with the marks of a quotation or a list. Null where the words are not those of the source.
 */
export function placesIn(value: string, source: string, from: number, to: number): number[] | null {
  const places: number[] = [];
  let at = from;
  for (let i = 0; i < value.length; i++) {
    const unit = value.charAt(i);
    if (unit === '\n') while (at < to && /[ \t\r]/.test(source.charAt(at))) at += 1;
    if (at >= to) return null;
    ENTITY.lastIndex = at;
    const entity = ENTITY.exec(source)?.[0];
    if (source.charAt(at) === '\\' && source.charAt(at + 1) === unit && ESCAPABLE.test(unit)) {
      places.push(at + 1);
      at += 2;
    } else if (entity !== undefined && !value.startsWith(entity, i)) {
      places.push(at);
      if (/[\uD800-\uDBFF]/.test(unit) && i + 1 < value.length) {
        places.push(at);
        i += 1;
      }
      at += entity.length;
    } else if (source.charAt(at) === unit) {
      places.push(at);
      at += 1;
      if (unit === '\n') while (/[ \t>]/.test(source.charAt(at)) && source.charAt(at) !== value.charAt(i + 1)) at += 1;
    } else return null;
  }
  return places;
}
