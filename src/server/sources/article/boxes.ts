import type { DomElement } from './dom.ts';

/** An element whose name, class, id or role says that it goes beside an article. */
export interface Box {
  /** 'beside': a caption, a byline, a share bar. 'away': navigation, a form, comments, what nobody sees. */
  kind: 'beside' | 'away';
  /** Boxes of one name are judged together by how much text they hold. */
  called: { length: number };
  outer: Box | null;
  length: number;
}

type Kinds = Record<Box['kind'], boolean>;

/** Of the text. What holds more is no box beside it, whatever its class is called. */
const LARGEST_SHARE = 0.25;

const BESIDE = new RegExp(
  (
    'caption credit photo-?desc photo-?text byline timestamp \\bdate\\b share social related newsletter promo subscri ' +
    'tags?\\b author-?bio author-?info author-?box'
  ).replaceAll(' ', '|'),
);
const AWAY_ELEMENTS = new Set('NAV ASIDE FOOTER FORM DIALOG MENU'.split(' '));
const AWAY_ROLES = new Set(
  'navigation complementary contentinfo search dialog alertdialog banner menu menubar toolbar tablist'.split(' '),
);
/** Words of classes and ids. */
const AWAY_WORDS = new Set(
  (
    'ad ads advert advertisement advertising adsense banner breadcrumb breadcrumbs comment comments commentlist consent ' +
    'cookie cookies disqus footer gdpr login menu modal nav navbar navigation newsletter outbrain overlay pager ' +
    'pagination paywall popular popup promo promos promotion recommend recommendation recommendations recommended ' +
    'related replies respond search share sharing sharedaddy shop sidebar signup skip social sponsor sponsored ' +
    'subscribe subscription taboola tags teaser teasers toolbar trending widget'
  ).split(' '),
);

export interface Boxes {
  /** The innermost box around what stands in the element, whose class and id in lower case are `words`. */
  around: (element: DomElement, name: string, words: string, outer: Box | null) => Box | null;
  /** So much text stands in it, outside of other boxes. */
  count: (box: Box | null, length: number) => void;
  /** Of what kinds the small boxes around are; told when everything was counted. `total`: of the whole text. */
  kindsOf: (box: Box | null, total: number) => Kinds;
}

const NONE: Kinds = { beside: false, away: false };

/** The boxes of one text. */
export function createBoxes(): Boxes {
  const all: Box[] = [];
  const kinds = new Map<Box, Kinds>();
  const names = new Map<string, Box['called']>();
  const said = new Map<string, { isBeside: boolean; isAway: boolean }>();
  const calledBy = (name: string): Box['called'] => {
    const known = names.get(name) ?? { length: 0 };
    names.set(name, known);
    return known;
  };
  const saidBy = (words: string) => {
    const known = said.get(words) ?? { isBeside: BESIDE.test(words), isAway: namesAway(words) };
    said.set(words, known);
    return known;
  };
  return {
    around(element, name, words, outer) {
      const { isBeside, isAway } = saidBy(words);
      let box = outer;
      const add = (kind: Box['kind']) => {
        const called = calledBy(`${kind} ${name} ${words.replace(/\d+/g, '')}`);
        if (box?.called === called) return;
        box = { kind, called, outer: box, length: 0 };
        all.push(box);
      };
      if (isBeside) add('beside');
      if (isAway || AWAY_ELEMENTS.has(name) || isAwayByItself(element)) add('away');
      return box;
    },
    count(box, length) {
      if (box) box.length += length;
    },
    kindsOf(box, total) {
      judge(total);
      return box ? (kinds.get(box) ?? NONE) : NONE;
    },
  };

  function judge(total: number): void {
    if (kinds.size === all.length) return;
    for (const box of all.toReversed()) {
      if (box.outer) box.outer.length += box.length;
      box.called.length += box.length;
    }
    for (const box of all) {
      const outer = box.outer ? (kinds.get(box.outer) ?? NONE) : NONE;
      const isSmall = box.called.length <= LARGEST_SHARE * total;
      kinds.set(box, isSmall ? { ...outer, [box.kind]: true } : outer);
    }
  }
}

const namesAway = (words: string): boolean => words.split(/[^a-z]+/).some((word) => AWAY_WORDS.has(word));

const isAwayByItself = (element: DomElement): boolean =>
  AWAY_ROLES.has(element.getAttribute('role') ?? '') || isHidden(element);

function isHidden(element: DomElement): boolean {
  if (element.getAttribute('hidden') !== null || element.getAttribute('aria-hidden') === 'true') return true;
  return /(^|;)\s*(display\s*:\s*none|visibility\s*:\s*hidden)/i.test(element.getAttribute('style') ?? '');
}
