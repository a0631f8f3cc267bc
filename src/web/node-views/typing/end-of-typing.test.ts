import { expect, it } from 'vitest';
import { OURS } from '#contract/limits.ts';
import { printOf } from '../../editor/text-print.ts';
import { endOfTyping, excessOf } from './end-of-typing.ts';

const title = { field: 'title', text: '새 제목', base: printOf('제목'), saved: '제목', isWarned: false } as const;
const content = { ...title, field: 'content' } as const;
const changed = { saved: '동료의 제목' };

it.each([
  ['is saved when the field is closed', 'save', title, 'save'],
  ['is saved when the field is left', 'leave', title, 'save'],
  ['is given up when it is cancelled, changed or not', 'cancel', { ...title, text: '제목' }, 'give-up'],
  ['is forgotten when nothing was changed', 'save', { ...title, text: '제목' }, 'forget'],
  ['stays in its field while it is too long', 'leave', { ...title, text: '가'.repeat(OURS.titleLength + 1) }, 'stay'],
  ['stays in its field at first when a colleague has changed it', 'save', { ...title, ...changed }, 'warn'],
  ['is saved the second time all the same', 'save', { ...title, ...changed, isWarned: true }, 'save'],
  ['stays when the field is only left, however often', 'leave', { ...title, ...changed, isWarned: true }, 'warn'],
  ['is saved when the colleague wrote the same', 'save', { ...title, saved: '새 제목' }, 'save'],
  ['is offered beside what a colleague wrote, when it is a long one', 'save', { ...content, ...changed }, 'offer'],
  ['is offered likewise when its field is left', 'leave', { ...content, ...changed }, 'offer'],
] as const)('a typed text %s', (_, how, typed, becomes) => expect(endOfTyping(how, typed)).toBe(becomes));

it.each([
  ['title', OURS.titleLength],
  ['label', OURS.titleLength],
  ['content', OURS.contentLength],
] as const)('a %s is too long beyond its own limit, spaces around it not counted', (field, most) => {
  expect(excessOf(` ${'가'.repeat(most)} `, field)).toBe(0);
  expect(excessOf('가'.repeat(most + 3), field)).toBe(3);
});
