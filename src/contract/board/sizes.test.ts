import { describe, expect, it } from 'vitest';
import type { StoredType } from './board.schema.ts';
import type { NodeKindId } from './kinds/index.ts';
import { clampSize, isSameSize, rectOf, shownSize } from './sizes.ts';

const size = (width: number, height: number) => ({ width, height });

describe('Size clamps: text node 200-800 wide, 150-1000 high; group 160-2400 wide, 120-1600 high, snapped to multiples of 8; AI chat 500-3200 wide, 450-2800 high', () => {
  it.each<[NodeKindId, number, number, number, number]>([
    ['text', 280, 200, 280, 200],
    ['text', 199, 149, 200, 150],
    ['text', 801, 1001, 800, 1000],
    ['text', 333.5, 200, 334, 200],
    ['group', 320, 240, 320, 240],
    ['group', 323, 245, 320, 248],
    ['group', 1, 1, 160, 120],
    ['group', 159, 119, 160, 120],
    ['group', 2401, 1603, 2400, 1600],
    ['group', 9999, 9999, 2400, 1600],
    ['ai-chat', 499, 449, 500, 450],
    ['ai-chat', 3201, 2801, 3200, 2800],
    ['ai-chat', 800, 700, 800, 700],
  ])('%s of %d x %d becomes %d x %d', (kind, width, height, toWidth, toHeight) => {
    expect(clampSize(kind, size(width, height))).toEqual(size(toWidth, toHeight));
  });
});

describe('A saved group size is trusted wherever the clamps allow it', () => {
  it.each([
    [2200, 1504],
    [2400, 1600],
    [2000, 1496],
    [240, 160],
  ])('%d x %d comes back as it was saved', (width, height) => {
    expect(shownSize({ type: 'group', size: size(width, height), metadata: {} })).toEqual(size(width, height));
  });
});

describe('the size at which a node is shown', () => {
  it.each<[string, StoredType, { width: number; height: number } | null, Record<string, unknown>, number, number]>([
    ['text starts at 280x200', 'text', null, {}, 280, 200],
    ['a group starts at 320x240', 'group', null, {}, 320, 240],
    ['a group is shown at 240x160 at least', 'group', size(160, 120), {}, 240, 160],
    ['a collapsed group is no higher than 100', 'group', size(400, 400), { isCollapsed: true }, 400, 100],
    ['a collapsed AI chat starts at 500x450', 'ai_chat', null, {}, 500, 450],
    ['a collapsed AI chat is 700x600 at most', 'ai_chat', size(1200, 1000), {}, 700, 600],
    ['an expanded AI chat is 800x700 at least', 'ai_chat', size(500, 450), { isExpanded: true }, 800, 700],
    ['an expanded AI chat may be larger', 'ai_chat', size(1200, 1000), { isExpanded: true }, 1200, 1000],
    ['an unknown type is a text', 'template', null, {}, 280, 200],
  ])('%s', (_, type, saved, metadata, width, height) => {
    expect(shownSize({ type, size: saved, metadata })).toEqual(size(width, height));
  });
  it("stands at the node's own place", () => {
    expect(rectOf({ type: 'text', size: null, metadata: {}, position: { x: 3, y: 4 } })).toEqual({
      x: 3,
      y: 4,
      width: 280,
      height: 200,
    });
  });
});

describe('Size differences of 5 px or less are ignored', () => {
  it.each([
    [300, 200, true],
    [305, 205, true],
    [295, 195, true],
    [305.1, 200, false],
    [300, 194.9, false],
  ])('300x200 and %d x %d: %s', (width, height, isSame) => {
    expect(isSameSize(size(300, 200), size(width, height))).toBe(isSame);
  });
});
