import type { Block } from '../passages/passages.ts';
import { shownValue, styleOf } from './cell-values.ts';
import { officeWord } from './office-words.ts';
import { rowsAsTable } from './rows-as-table.ts';
import { readXml, type XmlListener } from './xml-events.ts';

interface Series {
  name: string;
  /** By their place in the series. Categories may have several levels, the innermost first. */
  categories: Map<number, string>[];
  values: Map<number, string>;
  sizes: Map<number, string>;
}

/** No chart that a person can read has more. */
const MOST = { series: 100, points: 10_000, cells: 40_000, depth: 60 } as const;
const KINDS: Readonly<Record<string, 'categories' | 'values' | 'sizes' | 'name'>> = {
  tx: 'name',
  cat: 'categories',
  xVal: 'categories',
  val: 'values',
  yVal: 'values',
  bubbleSize: 'sizes',
};

export interface ChartText {
  title: string | null;
  table: Pick<Block, 'text' | 'shape'>;
}

/** The figures of a chart as the file keeps them beside the drawing, as a table; null where it keeps none. */
export function readChart(xml: string): ChartText | null {
  const chart = newChart();
  readXml(xml, /<(?:\w+:)?chartSpace\b[^>]*chartex/.test(xml.slice(0, 4_000)) ? newer(chart) : usual(chart));
  const { series } = chart;
  const told = series.filter(({ values, sizes }) => values.size + sizes.size > 0);
  const cells = told.reduce((sum, { values, sizes }) => sum + values.size + sizes.size, 0);
  if (told.length === 0 || series.length > MOST.series || cells > MOST.cells) return null;
  const title = fold(chart.titles.chart);
  const axis = fold(chart.titles.values);
  return {
    title: title && axis && axis !== title ? `${title} (${axis})` : title || axis || null,
    table: rowsAsTable(rowsOf(told, fold(chart.titles.categories), title)),
  };
}

interface Chart {
  series: Series[];
  titles: Record<'chart' | 'categories' | 'values', string>;
  countsFrom1904: boolean;
}

const newChart = (): Chart => ({
  series: [],
  titles: { chart: '', categories: '', values: '' },
  countsFrom1904: false,
});
const newSeries = (): Series => ({ name: '', categories: [], values: new Map(), sizes: new Map() });
const fold = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Hears where in a chart each text stands. */
function usual(chart: Chart): XmlListener {
  const path: string[] = [];
  let series: Series | null = null;
  let kind: (typeof KINDS)[string] | undefined;
  let point: number | null = null;
  let format = '';
  let text = '';
  let skipped = 0;
  const titleOf = (): keyof Chart['titles'] | null => {
    if (!path.includes('title')) return null;
    if (!path.includes('plotArea')) return 'chart';
    return path.includes('valAx') ? 'values' : 'categories';
  };
  const take = () => {
    if (!series || !kind) return;
    if (kind === 'name') series.name += text;
    else if (point !== null && point < MOST.points) {
      const isNumber = path.includes('numCache') || path.includes('numLit');
      const said = isNumber ? shownValue(text.trim(), styleOf(format), chart.countsFrom1904) : fold(text);
      if (kind === 'categories') series.categories.at(-1)?.set(point, said);
      else series[kind].set(point, said);
    }
  };
  return {
    open(name, attribute) {
      if (skipped > 0 || name === 'extLst' || path.length > MOST.depth) return void skipped++;
      if (name === 'date1904') chart.countsFrom1904 = ['1', 'true'].includes(attribute('val') ?? '1');
      if (name === 'ser') chart.series.push((series = newSeries()));
      if (path.at(-1) === 'ser') kind = KINDS[name];
      const isLevel =
        name === 'lvl' || name === 'strCache' || name === 'numCache' || name === 'strLit' || name === 'numLit';
      if (isLevel && kind === 'categories') series?.categories.push(new Map());
      if (isLevel) format = '';
      if (name === 'pt') [point, format] = [Number(attribute('idx') ?? -1), attribute('formatCode') ?? format];
      if (name === 'v' || name === 'formatCode') text = '';
      path.push(name);
    },
    text(piece) {
      const within = path.at(-1);
      if (skipped > 0) return;
      if (within === 'v' || within === 'formatCode') text += piece;
      const title = within === 't' || within === 'v' ? titleOf() : null;
      if (title) chart.titles[title] += piece;
    },
    close(name) {
      if (skipped > 0) return void skipped--;
      if (name === 'v') take();
      if (name === 'formatCode') format = text;
      if (name === 'p' && titleOf()) chart.titles[titleOf() ?? 'chart'] += ' ';
      if (name === 'pt') point = null;
      path.pop();
      if (path.at(-1) === 'ser') kind = undefined;
      if (name === 'ser') series = null;
    },
  };
}

/** Charts of newer kinds (waterfall, funnel, map) keep their figures apart from their series. */
function newer(chart: Chart): XmlListener {
  const path: string[] = [];
  const data = new Map<string, Series>();
  let open: Series | null = null;
  let into: Map<number, string> | null = null;
  let point = -1;
  let format = '';
  let skipped = 0;
  return {
    open(name, attribute) {
      if (skipped > 0 || path.length > MOST.depth) return void skipped++;
      if (name === 'data') data.set(attribute('id') ?? '', (open = newSeries()));
      if (name === 'series') chart.series.push((open = newSeries()));
      if (name === 'dataId' && path.includes('series')) {
        const { categories, values, sizes } = data.get(attribute('val') ?? '') ?? newSeries();
        if (open) Object.assign(open, { categories, values, sizes });
      }
      if (name === 'lvl' && open) {
        format = attribute('formatCode') ?? '';
        into = path.includes('strDim') ? new Map() : open.values;
        if (path.includes('strDim')) open.categories.push(into);
      }
      if (name === 'pt') point = Number(attribute('idx') ?? -1);
      path.push(name);
    },
    text(piece) {
      const within = skipped > 0 ? undefined : path.at(-1);
      const isSaid = within === 'v' || within === 't';
      if (within === 'pt' && into && point < MOST.points)
        into.set(point, path.includes('numDim') ? shownValue(piece.trim(), styleOf(format), false) : fold(piece));
      else if (isSaid && path.includes('title')) chart.titles.chart += path.includes('axis') ? '' : piece;
      else if (isSaid && path.includes('series') && path.includes('tx') && open) open.name += piece;
    },
    close(name) {
      if (skipped > 0) return void skipped--;
      path.pop();
      if (name === 'data' || name === 'series') open = null;
    },
  };
}

/** A column for the categories, one for each series; categories of its own stand before the series that has them. */
function rowsOf(series: readonly Series[], corner: string, title: string): string[][] {
  const indices = [...new Set(series.flatMap(({ values, sizes }) => [...values.keys(), ...sizes.keys()]))].toSorted(
    (a, b) => a - b,
  );
  const place = new Map(indices.map((index, row) => [index, row + 1]));
  const rows: string[][] = [[], ...indices.map(() => [])];
  const put = (head: string, cells: ReadonlyMap<number, string>) => {
    rows[0]?.push(head);
    for (const row of rows.slice(1)) row.push('');
    for (const [index, text] of cells) {
      const row = rows[place.get(index) ?? 0];
      if (row && row !== rows[0]) row[row.length - 1] = text;
    }
  };
  let shared = '';
  for (const { name, categories, values, sizes } of series) {
    const said = joined(categories);
    const own = JSON.stringify([...said]);
    if (said.size > 0 && own !== shared) put(corner, said);
    shared = said.size > 0 ? own : shared;
    const head = fold(name) || title || officeWord('value', said.values());
    if (values.size > 0) put(head, values);
    if (sizes.size > 0) put(values.size > 0 ? `${head} (${officeWord('size', [head])})` : head, sizes);
  }
  return rows;
}

/** Levels from the outermost to the innermost; an outer one stands once for all that follow it. */
function joined(levels: readonly Map<number, string>[]): Map<number, string> {
  const [inner, ...outer] = levels;
  if (!inner || outer.length === 0) return inner ?? new Map();
  const last = outer.map(() => '');
  const said = new Map<number, string>();
  const end = Math.max(-1, ...[...inner.keys()].slice(0, MOST.points));
  for (let index = 0; index <= end; index++) {
    for (const [level, texts] of outer.entries()) last[level] = texts.get(index) ?? last[level] ?? '';
    said.set(index, [...last.toReversed(), inner.get(index) ?? ''].join(' ').trim());
  }
  return said;
}
