import { describe, expect, it } from 'vitest';
import { blankEdge, blankNode } from '#contract/board/blank.ts';
import type { BoardEdge } from '#contract/board/board.schema.ts';
import { Scene, type SceneEdge } from '../../editor/scene.ts';
import { colourOfWire, drawWires, headOf, inPortions, isClosed, type DrawnWire } from './draw-wires.ts';
import { levelOf } from './level.ts';
import type { Palette } from './palette.ts';
import { labelPlate, speakDepths } from './wire-label.ts';
import { curveOf, middleOf } from './wire-path.ts';

const tone = (name: string) => ({ solid: `${name}-solid`, soft: `${name}-soft` });
const kinds = { website: tone('website'), youtube: tone('youtube') };
const palette = { wire: 'live', wireIdle: 'idle', kinds } as Palette;

function wires(...edges: (Partial<BoardEdge> & { id: string })[]): DrawnWire[] {
  const scene = new Scene();
  const nodes = [blankNode({ id: 'a' }), blankNode({ id: 'b', position: { x: 600, y: 0 } })];
  const chat = blankNode({ id: 'chat', type: 'ai_chat', position: { x: 0, y: 600 } });
  const made = blankNode({ id: 'made', type: 'text', position: { x: 900, y: 600 }, metadata: { answerOf: {} } });
  scene.load({
    nodes: [...nodes, chat, made],
    edges: edges.map((edge) => blankEdge({ source: 'a', target: 'b', ...edge })),
  });
  return [...scene.wires()].map((wire: SceneEdge) => {
    const curve = curveOf(scene, wire);
    if (!curve) throw new Error('the wire has no way');
    return { wire, curve };
  });
}

describe('how wires are drawn', () => {
  it('gives a wire its chosen colour, else green where it feeds a chat, else grey', () => {
    const drawn = wires({ id: 'idle' }, { id: 'fed', target: 'chat' }, { id: 'blue', style: { stroke: 'blue' } });
    const chosen = wires(
      { id: 'red', target: 'chat', style: { stroke: 'red' } },
      { id: 'no', style: { stroke: '#f00' } },
    );
    expect([...drawn, ...chosen].map(({ wire }) => colourOfWire(wire, palette))).toEqual([
      'idle',
      'live',
      'website-solid',
      'youtube-solid',
      'idle',
    ]);
  });

  it('closes a wire that ends at a chat and brings nothing, and is drawn apart from the others', () => {
    const drawn = wires(
      { id: 'off', target: 'chat', depth: 'off' },
      { id: 'fed', target: 'chat' },
      { id: 'idle', depth: 'off' },
    );
    expect(drawn.map(({ wire }) => isClosed(wire))).toEqual([true, false, false]);
    expect(inPortions(drawn, palette)).toHaveLength(3);
  });

  it('says on a wire how much it brings, before its label, where that is not everything', () => {
    speakDepths({ summary: '요약', off: '읽지 않음' });
    const [summed, labelled, elsewhere, full] = wires(
      { id: 'summed', target: 'chat', depth: 'summary' },
      { id: 'labelled', target: 'chat', depth: 'off', label: '근거' },
      { id: 'elsewhere', depth: 'off' },
      { id: 'full', target: 'chat', depth: 'full' },
    ).map(({ wire, curve }) => labelPlate(wire, middleOf(curve))?.text ?? null);
    expect([summed, labelled, elsewhere, full]).toEqual(['요약', '읽지 않음 · 근거', null, null]);
  });

  it('tells quietly where an answer is from, until somebody opens its wire', () => {
    speakDepths({ summary: '요약', off: '읽지 않음' });
    const drawn = wires(
      { id: 'made', source: 'chat', target: 'made', depth: 'off' },
      { id: 'opened', source: 'chat', target: 'made', depth: 'summary' },
      { id: 'given', source: 'made', target: 'chat', depth: 'off' },
    );
    expect(drawn.map(({ wire }) => colourOfWire(wire, palette))).toEqual(['idle', 'live', 'live']);
    expect(drawn.map(({ wire, curve }) => labelPlate(wire, middleOf(curve))?.text ?? null)).toEqual([
      null,
      '요약',
      '읽지 않음',
    ]);
  });

  it('draws together what looks alike, in portions that fit into a frame', () => {
    const alike = Array.from({ length: 250 }, (_, i) => ({ id: `e${i}` }));
    const others = [
      { id: 'flowing', animated: true },
      { id: 'blue', style: { stroke: 'blue' } },
    ];
    const portions = inPortions(wires(...alike, ...others), palette);
    expect(portions.map((portion) => portion.length).sort((a, b) => a - b)).toEqual([1, 1, 10, 120, 120]);
    for (const portion of portions) {
      const looks = portion.map(({ wire }) => `${colourOfWire(wire, palette)} ${wire.edge.animated}`);
      expect(new Set(looks).size).toBe(1);
    }
    expect(portions.flat()).toHaveLength(252);
  });

  it('shows by an arrowhead where a wire leads that is hovered or selected, and only then', () => {
    const drawn = wires({ id: 'there' });
    const headsIn = (emphasis: number, zoom: number) => {
      const pen = penOf();
      drawWires(pen.context, drawn, { palette, level: levelOf(zoom), zoom }, { emphasis });
      return pen.closed;
    };
    expect([headsIn(0, 1), headsIn(1, 1), headsIn(1, 0.1)]).toEqual([0, 1, 1]);
  });

  it('turns the head round with the wire, and keeps its size on the screen', () => {
    const [there, back] = wires({ id: 'there' }, { id: 'back', source: 'b', target: 'a' });
    expect(there && headOf(there.curve, 1)).toEqual([
      { x: 595, y: 100 },
      { x: 583, y: 106.5 },
      { x: 583, y: 93.5 },
    ]);
    expect(back && headOf(back.curve, 1)[0]).toEqual({ x: 285, y: 100 });
    expect(back && headOf(back.curve, 1)[1].x).toBe(297);
    expect(there && headOf(there.curve, 0.5)[1]).toEqual({ x: 566, y: 113 });
    expect(there && headOf(there.curve, 2)[1]).toEqual({ x: 583, y: 106.5 });
  });
});

/** A pen that draws nothing and counts the shapes that were closed. */
function penOf() {
  const pen = { closed: 0, context: null as unknown as CanvasRenderingContext2D };
  const nothing = () => undefined;
  pen.context = new Proxy({} as CanvasRenderingContext2D, {
    get: (_, name) => (name === 'closePath' ? () => void pen.closed++ : nothing),
    set: () => true,
  });
  return pen;
}
