import { describe, expect, it } from 'vitest';
import { blankNode } from '#contract/board/blank.ts';
import type { BoardNode } from '#contract/board/board.schema.ts';
import { overlaps } from '#contract/board/geometry.ts';
import { ZOOM } from '../../editor/camera.ts';
import { Scene } from '../../editor/scene.ts';
import { farTitlesOf } from './far-titles.ts';
import { READ_PX } from './fit-text.ts';

const EVERYWHERE = { x: -1e6, y: -1e6, width: 2e6, height: 2e6 };

const card = (id: string, [x, y, width, height]: number[], more: Partial<BoardNode> = {}): BoardNode =>
  blankNode({
    id,
    title: id,
    position: { x: x ?? 0, y: y ?? 0 },
    size: { width: width ?? 280, height: height ?? 220 },
    ...more,
  });

const group = (id: string, place: number[]): BoardNode => card(id, place, { type: 'group' });

function titlesAt(zoom: number, nodes: BoardNode[], area = EVERYWHERE) {
  const scene = new Scene();
  scene.load({ nodes, edges: [] });
  return farTitlesOf(scene, area, zoom);
}

describe('titles from far', () => {
  const row = Array.from({ length: 4 }, (_, i) => group(`자료 조사 ${i}`, [i * 2_600, 0, 2_500, 1_600]));

  it.each([0.24, 0.15, 0.1, 0.05, ZOOM.least])('of groups have the same size on the screen at %s', (zoom) => {
    const titles = titlesAt(zoom, row);
    expect(titles).toHaveLength(4);
    for (const { fontPx } of titles) expect(fontPx * zoom).toBeCloseTo(READ_PX);
  });

  it('are left to the head of the group while it has room for them', () => {
    expect(titlesAt(0.25, row)).toEqual([]);
  });

  it.each([0.14, 0.08, 0.05, ZOOM.least])('never cover each other, nor a card that is not theirs, at %s', (zoom) => {
    const many = Array.from({ length: 60 }, (_, i) =>
      card(`긴 이름의 카드 ${i}`, [(i % 9) * 420, Math.floor(i / 9) * 380 + (i % 4) * 40, 300, 220]),
    );
    const titles = titlesAt(zoom, [
      ...row.map((one) => ({ ...one, position: { ...one.position, y: 6_000 } })),
      ...many,
    ]);
    for (const one of titles) {
      const rest = titles.filter(({ card: other }) => other !== one.card);
      expect(rest.filter((other) => overlaps(one, other.card))).toEqual([]);
    }
  });

  it('of members are within their cards, below the title of their group', () => {
    const member = card('편집본에 넣을 말', [40, 60, 900, 600], { parentId: '편집' });
    const beside = card('옆', [40, 700, 280, 220], { parentId: '편집' });
    const named = titlesAt(0.1, [group('편집', [0, 0, 1_400, 1_000]), member, beside]);
    const [first, last] = [named[0], named.at(-1)];
    expect([first?.card.id, last?.card.id]).toEqual(['편집본에 넣을 말', '편집']);
    expect(first && last && first.y >= last.y + last.height && first.width <= 900).toBe(true);
  });

  it('are cut where something stands beside, and whole where nothing does', () => {
    const name = '시청자가 끝까지 남는 이유';
    const [alone] = titlesAt(0.1, [card(name, [0, 0, 280, 220])]);
    expect(alone?.text).toBe(name);
    const [crowded] = titlesAt(0.1, [card(name, [0, 0, 480, 220]), card('', [620, 0, 280, 220])]);
    expect(crowded?.text).toMatch(/^시청자.*…$/);
  });

  it('of a sticky note are its first line', () => {
    const note = card('', [0, 0, 280, 220], { type: 'sticky', content: '여기서 웃기기\n둘째 줄' });
    expect(titlesAt(0.1, [note]).map(({ text }) => text)).toEqual(['여기서 웃기기']);
  });

  it('of more cards than can be read are those of groups alone, within their groups', () => {
    const many = Array.from({ length: 400 }, (_, i) =>
      card(`카드 ${i}`, [(i % 20) * 3_000, Math.floor(i / 20) * 3_000]),
    );
    expect(titlesAt(0.1, [...row, ...many]).map(({ card: { kind } }) => kind)).toEqual(Array(4).fill('group'));
    const small = group('작은 그룹에 붙인 긴 이름', [0, 9_000, 700, 400]);
    const isWider = (nodes: BoardNode[]) => titlesAt(0.1, nodes).map(({ width, card: of }) => width > of.width);
    expect(isWider([small])).toEqual([true]);
    expect(isWider([small, ...many])).toEqual([false]);
  });
});
