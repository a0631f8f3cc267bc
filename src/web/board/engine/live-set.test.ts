import { describe, expect, it } from 'vitest';
import { blankNode } from '#contract/board/blank.ts';
import type { BoardNode } from '#contract/board/board.schema.ts';
import { Camera } from '../../editor/camera.ts';
import { Scene } from '../../editor/scene.ts';
import { LiveSet, MOST_LIVE } from './live-set.ts';

const grid = (n: number): BoardNode[] =>
  Array.from({ length: n }, (_, i) =>
    blankNode({ id: `n${i}`, position: { x: (i % 100) * 340, y: Math.floor(i / 100) * 260 } }),
  );

function make(n: number, zoom: number) {
  const scene = new Scene();
  scene.load({ nodes: grid(n), edges: [] });
  const camera = new Camera();
  camera.frame = { x: 0, y: 0, width: 1_440, height: 900 };
  camera.view = { x: 0, y: 0, zoom };
  const pinned = new Set<string>();
  const changes: boolean[] = [];
  const live = new LiveSet({
    scene,
    camera,
    pinned: () => pinned,
    onChange: (isUrgent) => changes.push(isUrgent),
    wake: () => undefined,
  });
  let now = 1_000;
  const settle = () => {
    while (live.step((now += 16)));
  };
  const look = (view: { x: number; y: number; zoom: number }) => {
    camera.view = view;
    live.look(view, now);
  };
  return { scene, live, pinned, changes, settle, look, frame: () => live.step((now += 16)) };
}

describe('the cards in the DOM', () => {
  it('are those near the view, the nearest of them in the first frame', () => {
    const { live, frame, settle } = make(10_000, 1);
    frame();
    expect(live.ids.has('n102')).toBe(true);
    expect(live.ids.size).toBeLessThan(15);
    settle();
    expect(live.ids.has('n0')).toBe(true);
    expect(live.ids.size).toBeGreaterThan(15);
    expect(live.ids.size).toBeLessThan(60);
  });

  it('come one a frame while the view moves and more at rest, nearest first, and leave once far away', () => {
    const { live, frame, settle, look } = make(10_000, 1);
    frame();
    const before = live.ids.size;
    look({ x: -20_000, y: 0, zoom: 1 });
    frame();
    expect([...live.ids].filter((id) => Number(id.slice(1)) % 100 > 50)).toHaveLength(1);
    settle();
    expect(live.ids.has('n0')).toBe(false);
    expect(live.ids.size).toBeLessThan(before + 40);
  });

  it('neither come nor go while the view flies past, and come once it rests', () => {
    const { live, frame, settle, look } = make(10_000, 1);
    frame();
    look({ x: -1, y: 0, zoom: 1 });
    frame();
    const before = [...live.ids];
    for (let x = -101; x >= -2_001; x -= 100) {
      look({ x, y: 0, zoom: 1 });
      expect(frame()).toBe(true);
    }
    expect([...live.ids]).toEqual(before);
    settle();
    expect(live.ids.has('n8')).toBe(true);
    expect(live.ids.has('n0')).toBe(false);
  });

  it('come one a frame while the view is moved slowly', () => {
    const { live, frame, look } = make(10_000, 1);
    frame();
    const before = live.ids.size;
    for (let x = -5; x >= -400; x -= 5) {
      look({ x, y: 0, zoom: 1 });
      frame();
    }
    expect(live.ids.size).toBeGreaterThan(before);
  });

  it('neither come nor go while the scale changes', () => {
    const { live, frame, look } = make(10_000, 1);
    frame();
    const before = [...live.ids];
    look({ x: 0, y: 0, zoom: 0.5 });
    frame();
    expect([...live.ids]).toEqual(before);
  });

  it('take in at once what was chosen, but neither a crowd, nor what is far away or too small to be read', () => {
    const { live, frame, look, changes } = make(10_000, 1);
    frame();
    expect(live.ids.has('n203')).toBe(false);
    const told = changes.length;
    live.bring(new Set(['n203', 'n9999', 'nobody']));
    expect([live.ids.has('n203'), live.ids.has('n9999'), live.ids.has('nobody')]).toEqual([true, false, false]);
    live.bring(new Set(['n203']));
    live.bring(new Set(Array.from({ length: 50 }, (_, i) => `n${i}`)));
    look({ x: 0, y: 0, zoom: 0.1 });
    live.bring(new Set(['n304']));
    expect(live.ids.has('n304')).toBe(false);
    expect(changes.length).toBe(told + 1);
  });

  it('are only the hovered and the pinned ones from far away', () => {
    const { live, pinned, settle, changes } = make(10_000, 0.1);
    settle();
    expect(live.ids.size).toBe(0);
    live.hover(new Set(['n7']));
    expect([...live.ids]).toEqual(['n7']);
    expect(changes.at(-1)).toBe(true);
    pinned.add('n9');
    live.hover(new Set());
    live.review();
    settle();
    expect([...live.ids]).toEqual(['n9']);
  });

  it('are never more than the limit, and none that has been removed', () => {
    const { live, scene, settle } = make(10_000, 0.4);
    settle();
    expect(live.ids.size).toBeLessThanOrEqual(MOST_LIVE);
    const [first = ''] = live.ids;
    scene.apply({ do: 'remove-node', id: first });
    live.review();
    settle();
    expect(live.ids.has(first)).toBe(false);
  });
});
