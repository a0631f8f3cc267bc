import { countedAs } from './docx-counters.ts';
import { readXml } from './xml-events.ts';

interface Level {
  start: number;
  format: string;
  /** Such as '제%1조', where %1 is the number of the outermost level. */
  text: string;
  /** The style whose paragraphs stand at this level. */
  style: string | null;
  /** All its numbers in figures. */
  isLegal: boolean;
  /** False where it counts on below another number of the level above. */
  restarts: boolean;
}

interface Numbering {
  levels: Map<number, Level>;
  linksTo: string | null;
}

interface List {
  numbering: string;
  starts: Map<number, number>;
  levels: Map<number, Level>;
}

export interface Numberings {
  /** The sign of the next paragraph of a list at a level: '1.', '제2조', '-' for a bullet; null where the list shows none. */
  next: (list: string, level: number) => string | null;
  /** The level of paragraphs of a style, where the list says so. */
  levelOf: (list: string, style: string | null) => number | null;
}

const MOST_LEVELS = 9;
const SIGN_CHARACTERS = 40;
const newLevel = (): Level => ({ start: 1, format: 'decimal', text: '', style: null, isLegal: false, restarts: true });

export function readNumbering(xml: string, listOfStyle: (style: string) => string | null): Numberings {
  const { numberings, lists } = parse(xml);
  const counts = new Map<string, number[]>();
  const begun = new Set<string>();
  const numberingOf = (list: string): Numbering | undefined => {
    const own = numberings.get(lists.get(list)?.numbering ?? '');
    if (!own?.linksTo) return own;
    return numberings.get(lists.get(listOfStyle(own.linksTo) ?? '')?.numbering ?? '') ?? own;
  };
  const levelAt = (list: string, level: number): Level | undefined =>
    lists.get(list)?.levels.get(level) ?? numberingOf(list)?.levels.get(level);
  return {
    levelOf(list, style) {
      const levels = numberingOf(list)?.levels ?? new Map<number, Level>();
      return style === null ? null : ([...levels].find(([, level]) => level.style === style)?.[0] ?? null);
    },
    next(list, at) {
      const level = at < MOST_LEVELS ? levelAt(list, at) : undefined;
      if (!level) return null;
      if (level.format === 'bullet') return '-';
      const key = lists.get(list)?.numbering ?? '';
      const counted = counts.get(key) ?? [];
      counts.set(key, counted);
      const start = lists.get(list)?.starts.get(at);
      const isNew = start !== undefined && !begun.has(`${list} ${at}`);
      begun.add(`${list} ${at}`);
      const before = isNew ? undefined : counted[at];
      counted[at] = before === undefined ? (start ?? level.start) : before + 1;
      for (let deeper = at + 1; deeper < MOST_LEVELS; deeper++)
        if (levelAt(list, deeper)?.restarts !== false) delete counted[deeper];
      const shown = level.text.replace(/%([1-9])/g, (_, digit) => {
        const place = Number(digit) - 1;
        const told = levelAt(list, place);
        const count = counted[place] ?? told?.start ?? 1;
        return countedAs(level.isLegal ? 'decimal' : (told?.format ?? 'decimal'), count);
      });
      return shown.trim() || null;
    },
  };
}

function parse(xml: string): { numberings: Map<string, Numbering>; lists: Map<string, List> } {
  const numberings = new Map<string, Numbering>();
  const lists = new Map<string, List>();
  let numbering: Numbering | null = null;
  let list: List | null = null;
  let overridden = 0;
  let level: Level | null = null;
  readXml(xml, {
    open(name, attribute) {
      const value = attribute('w:val');
      if (name === 'abstractNum') {
        numbering = { levels: new Map(), linksTo: null };
        numberings.set(attribute('w:abstractNumId') ?? '', numbering);
      } else if (name === 'num') {
        numbering = null;
        list = { numbering: '', starts: new Map(), levels: new Map() };
        lists.set(attribute('w:numId') ?? '', list);
      } else if (name === 'lvl') {
        level = newLevel();
        (numbering ?? list)?.levels.set(Number(attribute('w:ilvl') ?? 0), level);
      } else if (name === 'numStyleLink' && numbering) numbering.linksTo = value;
      else if (name === 'abstractNumId' && list) list.numbering = value ?? '';
      else if (name === 'lvlOverride') overridden = Number(attribute('w:ilvl') ?? 0);
      else if (name === 'startOverride') list?.starts.set(overridden, Number(value ?? 1));
      else if (level) describe(level, name, value);
    },
    close(name) {
      if (name === 'lvl') level = null;
      if (name === 'abstractNum') numbering = null;
    },
  });
  return { numberings, lists };
}

function describe(level: Level, name: string, value: string | null): void {
  if (name === 'start') level.start = Number(value ?? 1);
  if (name === 'numFmt') level.format = value ?? 'decimal';
  if (name === 'lvlText') level.text = (value ?? '').slice(0, SIGN_CHARACTERS);
  if (name === 'pStyle') level.style = value;
  if (name === 'isLgl') level.isLegal = value !== '0' && value !== 'false';
  if (name === 'lvlRestart') level.restarts = value !== '0';
}
