import { describe, expect, it } from 'vitest';
import { korean, loadSaid } from './words.ts';

const flat = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(flat);

describe('the words of the landing page', () => {
  it('are as many in both languages, none empty, and English has no Hangul', async () => {
    const english = await loadSaid('en');
    const [ko, en] = [flat({ ...korean.words, ...korean.scene }), flat({ ...english.words, ...english.scene })];
    expect(en).toHaveLength(ko.length);
    expect([...ko, ...en].filter((text) => text === '')).toEqual([]);
    expect(en.filter((text) => /[가-힣]/.test(text))).toEqual([]);
  });

  it('mark team work as in development', () => {
    expect(korean.words.inDevelopment).toBe('개발 중');
    expect(korean.words.faq.find(([question]) => question.includes('팀원'))?.[1]).toContain('개발 중');
  });
});
