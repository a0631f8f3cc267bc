import { describe, expect, it } from 'vitest';
import { tongueTwisters } from './tongue-twisters.ts';

describe('tongue twisters', () => {
  it.each([
    '간장 공장 공장장은 강 공장장이고 된장 공장 공장장은 공 공장장이다',
    '경찰청 철창살은 외철창살이고 검찰청 철창살은 쌍철창살이다',
    '한국관광공사 곽진광 관광과장',
    '저기 가는 저 상장사가 새 상 상장사냐 헌 상 상장사냐',
    '상표 붙인 큰 깡통은 깐 깡통인가 안 깐 깡통인가',
    '안 촉촉한 초코칩 나라에 살던 안 촉촉한 초코칩',
    '내가 그린 기린 그림은 목이 긴 기린 그림이다',
    '고려고 교복은 고급 교복이고 고려고 교복은 고급 원단을 사용했다',
  ])('are found: %s', (text) => {
    const found = tongueTwisters(text);
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ level, rule }) => level === 'warning' && rule === 'tongue-twister')).toBe(true);
  });

  it.each([
    '안녕하세요, 오늘은 집에서 커피를 맛있게 내리는 방법을 알아볼게요.',
    '물 온도를 92도로 낮추면 쓴맛이 절반으로 줄어들어요.',
    '이 영상이 도움이 되셨다면 구독과 좋아요 부탁드려요!',
    '저는 3년 동안 매일 아침 다섯 잔씩 내려 봤습니다.',
    '결론부터 말씀드리면 원두 탓이 아니라 물 탓이었어요.',
    '유튜브 알고리즘은 클릭률과 시청 지속 시간을 함께 봅니다.',
    '꼭 필요한 것만 골라 담으면 한 달에 20만 원은 아낄 수 있어요.',
    '친구들과 카페에 갔다가 깜짝 놀란 이야기를 들려 드릴게요.',
    '김치찌개, 된장찌개, 순두부찌개, 부대찌개 중에 골라 보세요.',
    '> 간장 공장 공장장은 강 공장장이고 된장 공장 공장장은 공 공장장이다',
    'She sells sea shells by the sea shore.',
    '',
  ])('are not found in %j', (text) => {
    expect(tongueTwisters(text)).toEqual([]);
  });

  it('stand where they are said', () => {
    const text = '## 훅\n- 자, **한국관광공사 곽진광 관광과장** 이야기예요.';
    const [found] = tongueTwisters(text);
    expect(text.slice(...(found?.at ?? [0, 0]))).toContain('곽진광');
    expect(found?.words.ko).toContain('곽진광');
    expect(found?.words.en).toContain('hard to say');
  });

  it.each([
    ['one syllable', '강'.repeat(100_000)],
    ['twisters', '간장 공장 공장장은 강 공장장 '.repeat(6_000)],
    ['surrogates', '\ud800강'.repeat(50_000)],
  ])('take no long time over %s', (_what, text) => {
    expect(tongueTwisters(text).every(({ level }) => level === 'warning')).toBe(true);
  });
});
