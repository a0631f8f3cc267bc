import { describe, expect, it } from 'vitest';
import type { SearchHit } from '#contract/search/search.api.ts';
import { search } from '../words/search.ts';
import { translator } from '../words/translate.ts';
import { hitWords } from './hit-words.ts';

const t = translator<typeof search.ko>(search.ko, 'ko');

const hit = (more: Partial<SearchHit>): SearchHit => ({
  kind: 'node',
  id: '01900000-0000-7000-8000-000000000001',
  title: '분쇄도',
  excerpt: null,
  type: 'youtube',
  canvasId: null,
  projectId: null,
  where: '홈카페',
  spots: null,
  ...more,
});

describe('what stands at the right of a hit', () => {
  it.each<[string, Partial<SearchHit>, boolean]>([
    ['자막 4:12 외 3곳', { spots: { count: 4, startSec: 252, page: null } }, true],
    ['자막 4:12', { spots: { count: 1, startSec: 252, page: null } }, true],
    ['4쪽', { type: 'file', spots: { count: 1, startSec: null, page: 4 } }, true],
    ['본문 2곳', { type: 'website', spots: { count: 2, startSec: null, page: null } }, true],
    ['홈카페 · 4쪽', { spots: { count: 1, startSec: null, page: 4 } }, false],
    ['홈카페', {}, false],
    ['', {}, true],
    ['캔버스', { kind: 'canvas', type: null }, false],
    ['프로젝트', { kind: 'project', type: null }, false],
    ['캔버스', { kind: 'canvas', type: null, excerpt: '다섯 종 비교' }, false],
  ])('%s', (words, more, isHere) => expect(hitWords(hit(more), isHere, t)).toBe(words));
});
