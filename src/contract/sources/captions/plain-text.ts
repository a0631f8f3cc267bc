const TAGS = new Set(
  (
    'a abbr article aside b big blockquote body br button c center cite code del div em figure font footer h1 h2 h3 h4 ' +
    'h5 h6 head header hr html i img ins lang li mark ol p picture pre rb rp rt ruby s sami section small source span ' +
    'strike strong style sub sup svg sync table td time tr tt u ul v video'
  ).split(' '),
);
const TAG = /<\s{0,2}\/?\s{0,2}([a-z][a-z\d]*)(?=[\s.:/>])[^<>]{0,300}>/gi;
const MOMENT = /<\d{1,3}:[\d:.]{2,12}>/g;

/** Words without tags, with their entities spelled out. Words that only stand in angle brackets, as the title of a film does, stay. */
export const plainTextOf = (text: string): string => unescapeXml(withoutTags(text));

export const withoutTags = (text: string): string =>
  text.includes('<')
    ? text.replace(MOMENT, '').replace(TAG, (whole, name: string) => (TAGS.has(name.toLowerCase()) ? '' : whole))
    : text;

const NAMED: Record<string, string> = {
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  amp: '&',
  nbsp: ' ',
  lrm: '',
  rlm: '',
  zwnj: '',
  zwj: '',
  shy: '',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  hellip: '…',
  mdash: '—',
  ndash: '–',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  middot: '·',
  bull: '•',
  times: '×',
  deg: '°',
  copy: '©',
  reg: '®',
  trade: '™',
  hearts: '♥',
};

/** Entities spelled out, by name and by number. */
export function unescapeXml(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));|&nbsp\b/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name) return NAMED[name.toLowerCase()] ?? whole;
      if (decimal === undefined && hex === undefined) return ' ';
      const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
    },
  );
}
