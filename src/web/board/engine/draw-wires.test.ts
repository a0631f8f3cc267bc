import { describe, expect, it } from 'vitest';
import { blankEdge, blankNode } from '#contract/board/blank.ts';
import type { BoardEdge } from '#contract/board/board.schema.ts';
import { Scene, type SceneEdge } from '../editor/scene.ts';
import { colourOfWire, inPortions, isClosed, type DrawnWire } from './draw-wires.ts';
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
  scene.load({ nodes: [...nodes, chat], edges: edges.map((edge) => blankEdge({ source: 'a', target: 'b', ...edge })) });
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
});
