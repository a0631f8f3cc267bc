import { describe, expect, it } from 'vitest';
import { carryPlan, planIn } from './carried-plan.ts';

const note = (id: string) => ({ title: '정리', content: '묶음', metadata: { recipe: { id, values: {} } } });

describe('a plan that goes along to the board', () => {
  it('arrives as it was', () => expect(planIn(carryPlan(note('board-plan')))).toEqual(note('board-plan')));

  it.each([
    ['nothing', null],
    ['something else', 'plan'],
    ['another answer', carryPlan(note('long-script'))],
    ['half a note', { plan: { title: '정리', content: '묶음' } }],
    ['a note without words', { plan: { ...note('board-plan'), content: 3 } }],
  ])('is none where the page keeps %s', (_what, state) => expect(planIn(state)).toBeNull());
});
