import { describe, expect, it } from 'vitest';
import { soundsLikeAi } from '../voice/sounds-like-ai.ts';
import { spokenOnly } from '../voice/mend-line.ts';
import { readBrief, redFlagsOf } from './brief.ts';
import { writeBriefCard } from './brief-card.ts';

const MAILS = [
  '하나님!! 혹시 식물 좋아하세요? 식물 가게 초록살롱입니다\n저희 신상 화분 ‘테라 포트’ 보내드리고 싶어요\n집 정리 영상에서 한 번 소개해 주시면 25만원 드릴게요',
  '안녕하세요. 온라인 클래스 배움터 정민호입니다. 광고비는 40 정도 생각해요. 쇼츠 1편 부탁드립니다.',
  'Hi Hana, we are Foldly, and we make laptop stands. Could you show ours in a video? We can pay $450.',
];
const dashesIn = (text: string) => soundsLikeAi(spokenOnly(text)).filter(({ rule }) => rule === 'dashes');

describe('the form of our own card', () => {
  it.each(MAILS.flatMap((mail) => [['ko', mail] as const, ['en', mail] as const]))(
    'is not taken for the habit of a machine, in %s: %s',
    (language, mail) => {
      const brief = readBrief(mail, { today: '2026-11-24' });
      const card = writeBriefCard(brief, redFlagsOf(brief), language);
      expect(card.match(/—/g)?.length ?? 0).toBeGreaterThan(3);
      expect(soundsLikeAi(spokenOnly(card))).toEqual([]);
    },
  );

  it('leaves dashes between words a habit, in prose and in a table', () => {
    const line = (i: number) => `아침에는 커피를 마시고 — 그게 하루의 시작이라서 — 창가에 ${i}분쯤 앉아요.`;
    const lines = Array.from({ length: 8 }, (_, i) => line(i + 3));
    expect(dashesIn(lines.join('\n'))).toHaveLength(1);
    expect(dashesIn(lines.map((words, i) => `| 장면 ${i + 1} | ${words} |`).join('\n'))).toHaveLength(1);
  });
});
