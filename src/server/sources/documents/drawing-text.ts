import type { LeftOutKind } from '#contract/sources/left-out-kinds.ts';
import type { Block } from '../passages/passages.ts';
import { readXmlOnce } from './alternate-content.ts';
import { createMath, type MathReader } from './math-text.ts';
import { usualPrefixes } from './office-parts.ts';
import { rowsAsTable } from './rows-as-table.ts';

type Text = Pick<Block, 'text' | 'shape'>;
/** What stands in a drawing; a chart or diagram is told by the relation that leads to it. */
export type DrawingPiece = Text | { part: 'chart' | 'diagram'; id: string };

export interface Drawing {
  title: string | null;
  pieces: DrawingPiece[];
  leftOut: LeftOutKind[];
  /** A slide that is not shown. */
  isHidden: boolean;
}

/** Placeholders that stand on every slide alike. */
const FRAME = ['sldNum', 'dt', 'ftr', 'hdr', 'sldImg'];
const TITLES = ['title', 'ctrTitle'];
const SHAPES = ['sp', 'pic', 'graphicFrame', 'cxnSp'];
const MEDIA = ['videoFile', 'audioFile', 'quickTimeFile', 'wavAudioFile', 'media'];
/** In the units of drawings, 360,000 to a centimetre: what is smaller in both ways is a sign and shows nothing. */
const SIGN_SIZE = 720_000;

interface Shape {
  placeholder: string | null;
  isHidden: boolean;
  isDecorative: boolean;
  hasMedia: boolean;
  size: number;
}

/** The paragraphs of all shapes, the tables, charts and diagrams in the order of the file, the title apart. */
export function readDrawing(xml: string): Drawing {
  const drawing: Drawing = { title: null, pieces: [], leftOut: [], isHidden: false };
  const titles: string[] = [];
  const shapes: Shape[] = [];
  let rows: string[][] | null = null;
  let paragraph: string | null = null;
  let math: MathReader | null = null;
  let isText = false;
  let unseen = 0;
  const isUnseen = () => unseen > 0;
  const keep = (text: string) => {
    const whole = text.replace(/\s+/g, ' ').trim();
    const placeholder = shapes.at(-1)?.placeholder ?? '';
    if (whole === '' || FRAME.includes(placeholder) || isUnseen()) return;
    const row = rows?.at(-1);
    if (row) row.push(`${row.pop() ?? ''} ${whole}`);
    else if (TITLES.includes(placeholder)) titles.push(whole);
    else drawing.pieces.push({ text: whole });
  };
  const refer = (part: 'chart' | 'diagram', id: string | null) => {
    if (id !== null && !isUnseen()) drawing.pieces.push({ part, id });
  };
  readXmlOnce(usualPrefixes(xml), {
    open(name, attribute) {
      if (math) return math.open(name, attribute);
      const shape = shapes.at(-1);
      if (name === 'sld') drawing.isHidden = ['0', 'false'].includes(attribute('show') ?? '');
      if (SHAPES.includes(name)) shapes.push(newShape());
      else if (shape && describe(shape, name, attribute)) unseen++;
      if (name === 'oleObj' && !isUnseen())
        drawing.leftOut.push(/^equation/i.test(attribute('progId') ?? '') ? 'equations' : 'objects');
      if (name === 'chart') refer('chart', attribute('r:id'));
      if (name === 'relIds') refer('diagram', attribute('r:dm'));
      if (name === 'tbl') rows = [];
      if (name === 'tr') rows?.push([]);
      if (name === 'tc') rows?.at(-1)?.push('');
      if (name === 'p') paragraph = '';
      if (name === 'br' || name === 'tab') paragraph &&= `${paragraph} `;
      if (name === 'oMath') math = createMath();
      isText = name === 't';
    },
    text(text) {
      if (math) math.text(text);
      else if (isText && paragraph !== null) paragraph += text;
    },
    close(name) {
      if (math) {
        const equation = math.close();
        if (equation === null) return;
        math = null;
        if (paragraph === null) keep(equation);
        else paragraph += ` ${equation} `;
        return;
      }
      if (name === 't') isText = false;
      if (name === 'p' && paragraph !== null) {
        keep(paragraph);
        paragraph = null;
      }
      if (name === 'tbl' && rows) {
        if (!isUnseen()) drawing.pieces.push(rowsAsTable(rows));
        rows = null;
      }
      if (!SHAPES.includes(name)) return;
      const shape = shapes.pop();
      if (shape?.isHidden) unseen--;
      leave(shape, name, shapes, drawing.leftOut);
    },
  });
  return { ...drawing, title: titles.join(' ') || null };
}

const newShape = (): Shape => ({
  placeholder: null,
  isHidden: false,
  isDecorative: false,
  hasMedia: false,
  size: Infinity,
});

/** Whether this is what takes the shape out of sight. */
function describe(shape: Shape, name: string, attribute: (name: string) => string | null): boolean {
  if (name === 'ph') shape.placeholder = attribute('type') ?? 'body';
  if (name === 'decorative') shape.isDecorative = ['1', 'true'].includes(attribute('val') ?? '1');
  if (MEDIA.includes(name)) shape.hasMedia = true;
  const [width, height] = [attribute('cx'), attribute('cy')];
  if (name === 'ext' && width !== null && height !== null) shape.size = Math.max(Number(width), Number(height));
  if (name !== 'cNvPr' || shape.isHidden) return false;
  shape.isHidden = ['1', 'true'].includes(attribute('hidden') ?? '');
  return shape.isHidden;
}

/** A picture within the frame of an object is how the object looks. */
function leave(shape: Shape | undefined, name: string, around: readonly Shape[], leftOut: LeftOutKind[]): void {
  if (!shape || around.length > 0) return;
  if (shape.isHidden) leftOut.push('hidden');
  else if (shape.hasMedia) leftOut.push('media');
  else if (name === 'pic' && !shape.isDecorative && shape.size > SIGN_SIZE) leftOut.push('pictures');
}
