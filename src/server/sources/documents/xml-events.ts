/** What is heard of an XML part, in its order. Names come without their prefix, attributes are asked for with it. */
export interface XmlListener {
  open?: (name: string, attribute: (name: string) => string | null) => void;
  text?: (text: string) => void;
  /** Also for an element that closes itself. */
  close?: (name: string) => void;
  /** Asked at every element: the rest is not read once it is true. */
  isDone?: () => boolean;
}

const QUOTES = new Set(['"', "'"]);
const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * Reads XML of strangers from its beginning to its end: no tree, no entities but the five and numbers, nothing of a
 * document type, nothing loaded. What is broken off or out of order is heard as far as it goes.
 */
export function readXml(xml: string, listener: XmlListener): void {
  let at = 0;
  while (at < xml.length) {
    const start = xml.indexOf('<', at);
    const textEnd = start < 0 ? xml.length : start;
    if (textEnd > at) listener.text?.(decodeEntities(xml.slice(at, textEnd)));
    if (start < 0 || listener.isDone?.()) return;
    at = readMarkup(xml, start, listener);
  }
}

/** Answers where the markup that begins at `start` ends. */
function readMarkup(xml: string, start: number, listener: XmlListener): number {
  if (xml.startsWith('<!--', start)) return after(xml, '-->', start + 4);
  if (xml.startsWith('<![CDATA[', start)) {
    const end = after(xml, ']]>', start + 9);
    listener.text?.(xml.slice(start + 9, end - 3));
    return end;
  }
  if (xml.startsWith('<?', start)) return after(xml, '?>', start + 2);
  if (xml.startsWith('<!', start)) return endOfDeclaration(xml, start);
  const end = endOfTag(xml, start + 1);
  readTag(xml.slice(start + 1, end - 1), listener);
  return end;
}

function readTag(tag: string, listener: XmlListener): void {
  if (tag.startsWith('/')) return listener.close?.(localName(tag.slice(1).trim()));
  const closesItself = tag.endsWith('/');
  const body = closesItself ? tag.slice(0, -1) : tag;
  const space = body.search(/\s/);
  const name = localName(space < 0 ? body : body.slice(0, space));
  listener.open?.(name, (wanted) => (space < 0 ? null : attributeOf(body.slice(space), wanted)));
  if (closesItself) listener.close?.(name);
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

function attributeOf(attributes: string, wanted: string): string | null {
  for (let at = attributes.indexOf(wanted); at >= 0; at = attributes.indexOf(wanted, at + 1)) {
    if (!isSpace(attributes[at - 1])) continue;
    let sign = at + wanted.length;
    while (isSpace(attributes[sign])) sign++;
    if (attributes[sign++] !== '=') continue;
    while (isSpace(attributes[sign])) sign++;
    const quote = attributes[sign] ?? '';
    const end = QUOTES.has(quote) ? attributes.indexOf(quote, sign + 1) : -1;
    if (end >= 0) return decodeEntities(attributes.slice(sign + 1, end));
  }
  return null;
}

const isSpace = (sign: string | undefined): boolean => sign === ' ' || sign === '\n' || sign === '\t' || sign === '\r';

/** The sign that ends a tag may stand within the quotes of an attribute. */
function endOfTag(xml: string, from: number): number {
  let quote = '';
  for (let at = from; at < xml.length; at++) {
    const sign = xml[at] ?? '';
    if (quote !== '') quote = sign === quote ? '' : quote;
    else if (QUOTES.has(sign)) quote = sign;
    else if (sign === '>') return at + 1;
  }
  return xml.length + 1;
}

function endOfDeclaration(xml: string, start: number): number {
  const end = after(xml, '>', start);
  const subset = xml.slice(start, end).indexOf('[');
  return subset < 0 ? end : after(xml, '>', after(xml, ']', start + subset));
}

function after(xml: string, sign: string, from: number): number {
  const at = xml.indexOf(sign, from);
  return at < 0 ? xml.length + sign.length : at + sign.length;
}

const decodeEntities = (text: string): string =>
  text.includes('&')
    ? text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi, (_, hex, decimal, name) =>
        name ? (named[String(name).toLowerCase()] ?? '') : character(hex ? Number.parseInt(hex, 16) : Number(decimal)),
      )
    : text;

const character = (code: number): string => (code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd');
