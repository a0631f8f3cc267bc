import { describe, expect, it } from 'vitest';
import { checkChapterLines } from './check-chapters.ts';

describe('a description as people write it', () => {
  it.each([
    ['00:00 오프닝\n01:12 첫 번째 가게\n04:48 두 번째 가게\n09:03 총평'],
    ['⏱️ 타임라인\n0:00 인트로\n2:10 재료 손질\n5:45 굽기'],
    ['(00:00) 왜 샀나\n(03:20) 한 달 써 보니\n(08:11) 살까 말까'],
    ['00:00 ~ 소개\n01:30 ~ 비교\n03:00 ~ 결론'],
    ['0:00 | 인트로\n1:00 | 본론\n2:00 | 끝'],
    ['📍0:00 서울역\n📍3:15 대전\n📍10:40 부산'],
    ['촬영일 2026.11.20\n0:00 시작\n1:00 중간\n2:00 끝\n문의 hana@example.com'],
    ['Chapters:\n0:00 Intro\n1:05 Why it broke\n3:40 The fix\n7:00 Cost'],
    ['0:00 인트로\n0:40 1부. 준비\n6:10 2부. 실행\n12:00 3부. 정리'],
    ['러닝타임 12:30\n\n0:00 시작\n4:00 중간\n8:00 끝'],
    ['업로드 매주 금요일 18:00\n0:00 가\n1:00 나\n2:00 다'],
    ['0:00 인트로 (feat. 고양이)\n1:20 Q&A\n5:00 다음 영상 예고'],
    ['환율 1,380.50원 기준\n0:00 가\n3:00 나\n6:00 다'],
    ['0:00 "왜요?"\n0:50 7:3 비율의 비밀\n4:00 끝'],
    ['00:00:00 시작\n00:12:40 1교시\n01:05:10 2교시'],
    ['· 0:00 가\n· 0:10 나\n· 0:20 다'],
    ['10:30 버스를 놓친 날의 기록\n오늘은 챕터 없이 보세요.'],
    ['목차\n━━━━━\n0:00 가\n1:00 나\n2:00 다\n━━━━━'],
    ['00:00 Intro / 인트로\n02:15 Unboxing / 언박싱\n06:40 Outro / 마무리'],
    ['✂️ 0:00 자르기 전\n✂️ 1:30 자르는 중\n✂️ 4:10 자른 뒤'],
    ['0:00 1일차\n3:00 2일차\n6:00 3일차\n\n숙소 체크인 15:00\n체크아웃 11:00'],
    ['[목차]\n0:00. 시작\n1:00. 이유\n2:00. 방법'],
    ['0:00 → 시작\n1:00 → 이유\n2:00 → 방법'],
    ['0:00 시작\n1:00 이유\n2:00 방법\n\n📷 f/2.8 1/60s ISO 800\n☎ 02-123-4567'],
    ['TIMESTAMPS\n00:00 - Why\n00:45 - How\n03:20 - What it costs'],
    ['0:00 아침 7:00 기상\n2:00 점심 12:30 도시락\n5:00 저녁 19:00 러닝'],
    ['0:00 가\n0:10 나\n0:20 다\n0:30 라'],
    ['오늘의 곡 목록\n1. 새벽 3:45\n2. 비 4:10\n3. 문 2:58'],
  ])('has its chapters in order, or has none: %j', (text) => {
    expect(checkChapterLines(text, null)).toEqual([]);
  });

  it.each<[string, string[]]>([
    ['0:03 오프닝\n1:00 본론\n2:00 끝', ['chapter-first']],
    ['0:00 가\n5:00 나', ['chapter-count']],
    ['0:00 가\n2:00 나\n1:30 다\n3:00 라', ['chapter-order']],
    ['0:00 가\n1:00 나\n1:07 다\n2:00 라', ['chapter-length']],
    ['0:00 가\n1:00\n2:00 다', ['chapter-title']],
    ['0:00 가\n1:61 나\n3:00 다', ['chapter-time']],
    ['0:00 가\n1분30초 나\n3:00 다', ['chapter-time']],
    ['0:00 가\n0:30 나\n0:30 다\n1:00 라', ['chapter-order']],
    ['00:10 가\n00:15 나\n01:00 다', ['chapter-first', 'chapter-length']],
    ['0:00 -\n1:00 나\n2:00 다', ['chapter-title']],
    ['0:00 가\n1:00 나\n59:59 다\n58:00 라', ['chapter-order']],
    ['1:00 가\n2:00 나\n3:00 다', ['chapter-first']],
    ['0:00 가\n0:05 나\n0:10 다', ['chapter-length', 'chapter-length']],
    ['0:00 가\n1:00 나\n1:00 나\n2:00 다', ['chapter-order']],
    ['0:00 가\n1:70 나\n3:00 다', ['chapter-time']],
    ['00;00 가\n1:00 나\n2:00 다', ['chapter-time']],
    ['0:00 시작\n2:00 \n4:00 끝', ['chapter-title']],
  ])('has chapters that are told as wrong: %j %j', (text, rules) => {
    expect(checkChapterLines(text, null).map(({ rule }) => rule)).toEqual(rules);
  });
});
