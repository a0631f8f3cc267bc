import { describe, expect, it } from 'vitest';
import { said } from './words.ts';

const flat = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(flat);

describe('the words of the landing page', () => {
  it('are as many in both languages, none empty, and English has no Hangul', () => {
    const [ko, en] = [said.ko, said.en].map(({ words, scene }) => flat({ ...words, ...scene })) as [string[], string[]];
    expect(en).toHaveLength(ko.length);
    expect([...ko, ...en].filter((text) => text.trim() === '')).toEqual([]);
    expect(en.filter((text) => /[가-힣]/.test(text))).toEqual([]);
  });

  it('mark team work as in development', () => {
    expect(said.ko.words.inDevelopment).toBe('개발 중');
    expect(said.ko.words.faq.find(([question]) => question.includes('팀원'))?.[1]).toContain('개발 중');
    const soon = said.ko.words.features.filter(([, text]) => text.includes('준비하고 있습니다')).map(([name]) => name);
    expect(soon).toEqual(['팀 협업']);
  });

  it('name the plan: 49,900 won for 1 month, boards and groups unlimited', () => {
    expect(said.ko.words.faq[0]).toEqual(['요금은 얼마인가요?', '1개월에 49,900원입니다. 보드와 그룹은 무제한입니다.']);
    expect(said.ko.words.planItems.slice(0, 2)).toEqual(['보드 무제한', '그룹 무제한']);
  });
});
