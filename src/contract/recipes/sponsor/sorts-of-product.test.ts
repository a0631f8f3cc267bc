import { describe, expect, it } from 'vitest';
import { cardOf } from './test-card.ts';

describe('how many sorts a product has is not how many videos are asked for', () => {
  it.each<[string, string[]]>([
    ['스테인리스 도시락 3종 브랜디드 영상 1편을 제안드립니다.', ['branded×1']],
    ['신제품 쿠션 5종 관련 브랜디드 영상 2건 제안드립니다.', ['branded×2']],
    ['쇼츠 3종, 브랜디드 영상 1편을 제안드립니다.', ['shorts×3', 'branded×1']],
    ['쇼츠 3종 제작을 제안드립니다.', ['shorts×3']],
  ])('%s', (sentence, found) => expect(cardOf(`안녕하세요, 소담키친입니다.\n${sentence}`).deliverables).toEqual(found));
});
