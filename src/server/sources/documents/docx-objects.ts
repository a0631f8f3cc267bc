import type { LeftOutKind } from '#contract/sources/left-out-kinds.ts';

type Attribute = (name: string) => string | null;

interface Drawn {
  name: string;
  size: number;
  isDecorative: boolean;
  holds: Set<LeftOutKind>;
}

const DRAWN = ['drawing', 'pict', 'object'];
/** In the units of drawings, 360,000 to a centimetre: what is smaller in both ways is a sign and shows nothing. */
const SIGN_SIZE = 720_000;
const UNITS_OF_POINT = 12_700;

/** Follows what is drawn within a text, and counts what of it is no text. */
export function createObjects(leaveOut: (kind: LeftOutKind) => void) {
  const open: Drawn[] = [];
  return {
    open(name: string, attribute: Attribute) {
      if (DRAWN.includes(name)) open.push({ name, size: Infinity, isDecorative: false, holds: new Set() });
      const drawn = open.at(-1);
      if (drawn) describe(drawn, name, attribute);
    },
    close(name: string) {
      if (!DRAWN.includes(name)) return;
      const drawn = open.pop();
      const kind = drawn && kindOf(drawn);
      if (kind) leaveOut(kind);
    },
  };
}

function describe(drawn: Drawn, name: string, attribute: Attribute): void {
  if (name === 'pic' || name === 'imagedata') drawn.holds.add('pictures');
  if (name === 'webVideoPr' || name === 'videoFile' || name === 'audioFile') drawn.holds.add('media');
  if (name === 'OLEObject')
    drawn.holds.add(/equation|mathtype/i.test(attribute('ProgID') ?? '') ? 'equations' : 'objects');
  if (name === 'control') drawn.holds.add('fields');
  if (name === 'extent')
    drawn.size = Math.max(Number(attribute('cx') ?? Infinity), Number(attribute('cy') ?? Infinity));
  if (name === 'decorative') drawn.isDecorative = !['0', 'false'].includes(attribute('val') ?? '1');
  if (name === 'shape') drawn.size = sizeOf(attribute('style') ?? '') ?? drawn.size;
}

/** Of a shape of older programs, which tell it in points; null where they tell it otherwise. */
function sizeOf(style: string): number | null {
  const points = [...style.matchAll(/(?:^|;)\s*(?:width|height):([\d.]+)pt/g)].map(([, value]) => Number(value));
  return points.length === 2 ? Math.max(...points) * UNITS_OF_POINT : null;
}

/** An object is shown by a picture of it, which is not counted beside it. */
function kindOf({ holds, size, isDecorative }: Drawn): LeftOutKind | null {
  const object = (['equations', 'objects', 'media', 'fields'] as const).find((kind) => holds.has(kind));
  if (object) return object;
  return holds.has('pictures') && !isDecorative && size > SIGN_SIZE ? 'pictures' : null;
}
