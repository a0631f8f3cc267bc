import type { NumberLevel } from './hangul-numbers.ts';
import { isHeadingStyle } from './hangul-styles.ts';
import { readXml } from './xml-events.ts';

/** What the head of a document says of its paragraphs. */
export interface HwpxHead {
  /** Ids of the styles and shapes that make a paragraph a heading: by the style's name, or numbered as an outline. */
  headingStyles: ReadonlySet<string>;
  headingShapes: ReadonlySet<string>;
  /** By the id of the shape. `list` null: the outline of the section. */
  numbered: ReadonlyMap<string, { list: string | null; level: number }>;
  lists: ReadonlyMap<string, readonly NumberLevel[]>;
  /** By the id of the shape, where its bullet can be ticked. */
  ticks: ReadonlyMap<string, boolean>;
}

const MOST_LEVELS = 10;

export function readHwpxHead(xml: string): HwpxHead {
  const headingStyles = new Set<string>();
  const headingShapes = new Set<string>();
  const numbered = new Map<string, { list: string | null; level: number }>();
  const lists = new Map<string, NumberLevel[]>();
  const bullets = new Map<string, string>();
  const tickBullets = new Set<string>();
  const checked = new Set<string>();
  let [shape, list] = ['', ''];
  let level: NumberLevel | null = null;
  readXml(xml, {
    open(name, attribute) {
      const id = () => attribute('id') ?? '';
      if (name === 'style') {
        if (isHeadingStyle(attribute('name') ?? '', attribute('engName') ?? '')) headingStyles.add(id());
      } else if (name === 'paraPr') {
        shape = id();
        if (attribute('checked') === '1') checked.add(shape);
      } else if (name === 'heading') {
        const type = attribute('type');
        const idRef = attribute('idRef') ?? '';
        if (type === 'OUTLINE') headingShapes.add(shape);
        if (type === 'BULLET') bullets.set(shape, idRef);
        if (type === 'OUTLINE' || type === 'NUMBER')
          numbered.set(shape, { list: type === 'OUTLINE' ? null : idRef, level: Number(attribute('level')) || 0 });
      } else if (name === 'numbering') lists.set((list = id()), []);
      else if (name === 'bullet') {
        list = '';
        if ((attribute('checkedChar') ?? '') !== '') tickBullets.add(id());
      } else if (name === 'paraHead' && list !== '') {
        const start = Number(attribute('start') ?? 1);
        level = { format: '', shape: attribute('numFormat') ?? 'DIGIT', start: Number.isInteger(start) ? start : 1 };
        const at = Number(attribute('level')) - 1;
        if (at >= 0 && at < MOST_LEVELS) lists.get(list)![at] = level;
      }
    },
    text(text) {
      if (level) level.format += text;
    },
    close(name) {
      if (name === 'paraHead') level = null;
    },
  });
  const withTicks = [...bullets].filter(([, bullet]) => tickBullets.has(bullet));
  const ticks = new Map(withTicks.map(([of]) => [of, checked.has(of)]));
  return { headingStyles, headingShapes, numbered, lists, ticks };
}
