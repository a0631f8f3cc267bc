import { describe, expect, it } from 'vitest';
import { layOutMiniature, MINIATURE } from './miniature-layout.ts';

const node = (type: string, x: number, y: number, width: number, height: number) => ({ type, x, y, width, height });

describe('a board miniature', () => {
  it('fits every node into the picture, wherever on the board they stand', () => {
    const far = [
      node('text', -40_000, 9_000, 280, 200),
      node('ai_chat', -38_000, 9_500, 500, 450),
      node('youtube_transcript', -39_000, 11_000, 260, 232),
    ];
    for (const mini of layOutMiniature(far)) {
      expect(mini.x).toBeGreaterThanOrEqual(MINIATURE.margin - 0.1);
      expect(mini.y).toBeGreaterThanOrEqual(MINIATURE.margin - 0.1);
      expect(mini.x + mini.width).toBeLessThanOrEqual(MINIATURE.width - MINIATURE.margin + 0.2);
      expect(mini.y + mini.height).toBeLessThanOrEqual(MINIATURE.height - MINIATURE.margin + 0.2);
    }
  });

  it('draws groups first, so that their members lie on top', () => {
    const kinds = layOutMiniature([node('text', 0, 0, 280, 200), node('group', 0, 0, 320, 240)]).map(
      (mini) => mini.kind,
    );
    expect(kinds).toEqual(['group', 'text']);
  });

  it('does not blow a lone note up to the whole picture', () => {
    const [note] = layOutMiniature([node('sticky', 500, 500, 200, 160)]);
    expect(note?.width).toBeLessThan(40);
    expect((note?.x ?? 0) + (note?.width ?? 0) / 2).toBeCloseTo(MINIATURE.width / 2, 0);
  });

  it('shows a dot for what would be too small to see', () => {
    const minis = layOutMiniature([node('text', 0, 0, 280, 200), node('text', 90_000, 0, 280, 200)]);
    expect(Math.min(...minis.map((mini) => mini.width))).toBeGreaterThanOrEqual(2.5);
  });
});
