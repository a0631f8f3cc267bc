interface Frame {
  name: string;
  /** What stands in it one after the other. */
  text: string;
  /** What stands in its places: the numerator, the base, each line. */
  places: Map<string, string[]>;
  properties: Map<string, string>;
}

/** The parts of a structure that have a place of their own; all else is read where it stands. */
const PLACES = ['num', 'den', 'e', 'sup', 'sub', 'deg', 'fName', 'lim', 'mr'];
const PROPERTIES = ['chr', 'begChr', 'endChr', 'sepChr', 'degHide', 'type'];
/** Beyond this the rest of an equation is read as it stands, without what holds it. */
const MOST_DEPTH = 200;

type Write = (
  part: (place: string) => string,
  all: (place: string) => readonly string[],
  told: (name: string, usual: string) => string,
) => string;

/** A structure of Office's equations in one line, as people type it. */
const written: Readonly<Record<string, Write>> = {
  f: (part, _, told) =>
    told('type', 'bar') === 'noBar' ? `${part('num')}¦${part('den')}` : `${whole(part('num'))}/${whole(part('den'))}`,
  sSup: (part) => `${whole(part('e'))}^${whole(part('sup'))}`,
  sSub: (part) => `${whole(part('e'))}_${whole(part('sub'))}`,
  sSubSup: (part) => `${whole(part('e'))}_${whole(part('sub'))}^${whole(part('sup'))}`,
  sPre: (part) => `_${whole(part('sub'))}^${whole(part('sup'))} ${whole(part('e'))}`,
  rad: (part) => `${part('deg')}√(${part('e')})`,
  nary: (part, _, told) => `${told('chr', '∫')}${scripts(part('sub'), part('sup'))} ${part('e')}`,
  d: (_, all, told) => `${told('begChr', '(')}${all('e').join(told('sepChr', '|'))}${told('endChr', ')')}`,
  func: (part) => `${part('fName')} ${whole(part('e'))}`,
  limLow: (part) => `${part('e')}_${whole(part('lim'))}`,
  limUpp: (part) => `${part('e')}^${whole(part('lim'))}`,
  acc: (part, _, told) => `${part('e')}${part('e').length === 1 ? told('chr', '\u0302') : ''}`,
  m: (_, all) => all('mr').join('; '),
  mr: (_, all) => all('e').join(', '),
  eqArr: (_, all) => all('e').join('; ').replaceAll('&', ''),
};

const scripts = (sub: string, sup: string): string => `${sub && `_${whole(sub)}`}${sup && `^${whole(sup)}`}`;

/** In brackets, where it would be torn apart without. */
const whole = (text: string): string =>
  /^[\p{L}\p{M}\p{N}.]*$/u.test(text) || /^\([^()]*\)$/.test(text) ? text : `(${text})`;

/** An equation of Office's own format, told element by element. */
export interface MathReader {
  open: (name: string, attribute: (name: string) => string | null) => void;
  text: (text: string) => void;
  /** The equation in one line once its last element is closed, null before that. */
  close: () => string | null;
}

/** Begins after the element `oMath` was opened. */
export function createMath(): MathReader {
  const frames: Frame[] = [newFrame('oMath')];
  let depth = 1;
  let isText = false;
  return {
    open(name, attribute) {
      isText = name === 't';
      const holder = frames.findLast((frame) => Object.hasOwn(written, frame.name));
      if (PROPERTIES.includes(name)) holder?.properties.set(name, attribute('m:val') ?? attribute('val') ?? '');
      depth++;
      if (depth <= MOST_DEPTH) frames.push(newFrame(name));
    },
    text(text) {
      const frame = frames.at(-1);
      if (isText && frame) frame.text += text;
    },
    close() {
      isText = false;
      depth--;
      if (depth >= MOST_DEPTH) return null;
      const frame = frames.pop();
      const around = frames.at(-1);
      const text = frame ? textOf(frame) : '';
      if (!around) return text.replace(/\s+/g, ' ').trim();
      if (frame && PLACES.includes(frame.name)) {
        const filled = around.places.get(frame.name) ?? [];
        filled.push(text);
        around.places.set(frame.name, filled);
      } else around.text += text;
      return null;
    },
  };
}

const newFrame = (name: string): Frame => ({ name, text: '', places: new Map(), properties: new Map() });

function textOf({ name, text, places, properties }: Frame): string {
  const write = written[name];
  if (!write) return text + [...places.values()].flat().join(' ');
  const all = (place: string) => places.get(place) ?? [];
  return write(
    (place) => all(place).join(' '),
    all,
    (property, usual) => properties.get(property) ?? usual,
  );
}
