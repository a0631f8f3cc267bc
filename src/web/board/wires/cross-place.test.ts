import { describe, expect, it } from 'vitest';
import { crossPlace } from './cross-place.ts';

const wire = (x: number, y: number, hasLabel = false) => ({
  from: { x: 100, y: 100 },
  to: { x: 100 + x, y: 100 + y },
  middle: { x: 100 + x / 2, y: 100 + y / 2 },
  halfPx: 12,
  hasLabel,
});

describe('the cross of a wire', () => {
  it.each([
    ['stands on a long wire', wire(200, 0), { x: 200, y: 100 }],
    ['stands on one that has just room enough', wire(72, 0), { x: 136, y: 100 }],
    ['stands below a short one', wire(40, 0), { x: 120, y: 115 }],
    ['stands below a short one that leads to the left', wire(-40, 10), { x: 80, y: 120 }],
    ['stands beside a short one that leads down', wire(0, 40), { x: 115, y: 120 }],
    ['stands beside a short one that leads up', wire(10, -40), { x: 120, y: 80 }],
    ['stands below a label, however short the wire', wire(0, 40, true), { x: 100, y: 145 }],
    ['stands below a label of a long wire', wire(200, 0, true), { x: 200, y: 125 }],
  ] as const)('%s', (_, drawn, at) => expect(crossPlace(drawn)).toEqual(at));
});
