import { readXml } from './xml-events.ts';

/** What a style says of its paragraphs; null where it says nothing. */
interface Style {
  name: string;
  basedOn: string | null;
  outline: number | null;
  list: string | null;
  level: number | null;
  isHidden: boolean;
}

export interface ParagraphStyle {
  /** 1 to 6. */
  heading: number | null;
  list: string | null;
  level: number | null;
}

const NAMED = /^(?:heading|제목|개요|見出し|标题)\s*([1-9])$/i;
const TITLES = ['title', '제목'];
/** Styles that rest on each other; more are a circle. */
const MOST_STEPS = 20;
/** What is no level of an outline is body text. */
const BODY = 9;

/** The heading that an outline level stands for, 0 being the outermost; null for body text. */
export const headingOf = (outline: number): number | null =>
  outline >= 0 && outline < BODY ? Math.min(outline + 1, 6) : null;

export interface Styles {
  ofParagraph: (id: string | null) => ParagraphStyle;
  /** Whether text of the style is out of sight. */
  isHidden: (id: string | null) => boolean;
}

export function readStyles(xml: string): Styles {
  const styles = new Map<string, Style>();
  let usual: string | null = null;
  let open: Style | null = null;
  readXml(xml, {
    open(name, attribute) {
      if (name === 'style') {
        open = { name: '', basedOn: null, outline: null, list: null, level: null, isHidden: false };
        styles.set(attribute('w:styleId') ?? '', open);
        const isUsual = ['1', 'true'].includes(attribute('w:default') ?? '') && attribute('w:type') === 'paragraph';
        if (isUsual) usual = attribute('w:styleId');
      }
      if (!open) return;
      const value = attribute('w:val');
      if (name === 'name') open.name = (value ?? '').trim().toLowerCase();
      if (name === 'basedOn') open.basedOn = value;
      if (name === 'outlineLvl') open.outline = Number(value ?? BODY);
      if (name === 'numId') open.list = value;
      if (name === 'ilvl') open.level = Number(value ?? 0);
      if (name === 'vanish') open.isHidden = isOn(value);
    },
    close(name) {
      if (name === 'style') open = null;
    },
  });
  const chainOf = (id: string | null): Style[] => {
    const chain: Style[] = [];
    for (let at = styles.get(id ?? ''); at && chain.length < MOST_STEPS; at = styles.get(at.basedOn ?? ''))
      chain.push(at);
    return chain;
  };
  const known = new Map<string | null, ParagraphStyle>();
  return {
    ofParagraph(id) {
      const style = known.get(id) ?? described(chainOf(id ?? usual));
      known.set(id, style);
      return style;
    },
    isHidden: (id) => id !== null && chainOf(id).some(({ isHidden }) => isHidden),
  };
}

function described(chain: readonly Style[]): ParagraphStyle {
  const named = chain
    .map(({ name }) => (TITLES.includes(name) ? 1 : Number(NAMED.exec(name)?.[1] ?? 0)))
    .find((level) => level > 0);
  const outline = chain.find((style) => style.outline !== null)?.outline;
  const told = outline === undefined || outline === null ? null : headingOf(outline);
  return {
    heading: named === undefined ? told : Math.min(named, 6),
    list: chain.find((style) => style.list !== null)?.list ?? null,
    level: chain.find((style) => style.level !== null)?.level ?? null,
  };
}

/** A switch of Word is on where it stands, unless it says otherwise. */
export const isOn = (value: string | null): boolean => !['0', 'false', 'off', 'none'].includes(value ?? '');
