import { describe, expect, it } from 'vitest';
import { readBrief } from './brief.ts';
import { writeBriefCard } from './brief-card.ts';

const rowOf = (mail: string, language: 'ko' | 'en' = 'ko') =>
  /^\| (?:2차 활용|Usage rights) \| (.*) \|$/m.exec(writeBriefCard(readBrief(mail), [], language))?.[1];

describe('the row of usage tells for how long and where', () => {
  it.each([
    ['콘텐츠 활용: 자사몰 상세페이지, 6개월', '6개월 (온라인 몰, 상세페이지)'],
    ['콘텐츠 2차 활용 : 무상 6개월, 인스타그램/메타 광고', '6개월, 광고 소재 포함 (인스타그램, 메타)'],
    ['2차 활용은 6개월(자사몰, SNS)이며 광고 집행은 하지 않습니다.', '6개월 (온라인 몰, SNS)'],
    ['수정 2회, 2차활용 3개월(메타 광고), 동종업계 3개월 금지', '3개월, 광고 소재 포함 (메타)'],
    ['- 2차 저작물 활용 1년 (당사 SNS 및 오픈마켓 상세페이지)', '12개월 (SNS, 온라인 몰, 상세페이지)'],
    ['결과물은 12개월 동안 당사 광고 소재(메타, 구글)로 쓰려고 합니다.', '12개월, 광고 소재 포함 (메타, 구글)'],
    ['콘텐츠는 6개월간 자사몰, 공식 인스타그램에서 활용하겠습니다.', '6개월 (온라인 몰, 인스타그램)'],
    ['2차 활용: 6개월\n활용 매체: 유튜브, 인스타그램', '6개월 (유튜브, 인스타그램)'],
  ])('%s', (mail, row) => expect(rowOf(mail)).toBe(row));

  it.each([
    ['Usage: organic reposting on Instagram for 90 days, no paid usage.', '3 months (Instagram)'],
    [
      "We'd also need paid usage rights for 90 days on Meta, and we ask that you don't work with other planter brands.",
      '3 months, including ads (Meta)',
    ],
    ['Usage: 3 months paid social', '3 months, including ads (social media)'],
  ])('in English: %s', (mail, row) => expect(rowOf(mail, 'en')).toBe(row));

  it.each([
    ['where it names none', '2차 활용: 6개월', '6개월'],
    ['where the form is named, not the place', '유튜브 쇼츠 1편, 2차 활용 3개월', '3개월'],
    ['of the creator', '2차 활용: 3개월 (하나님 유튜브 채널에 게시한 영상)', '3개월'],
    ['where the work goes up elsewhere', '업로드: 유튜브\n2차 활용: 3개월', '3개월'],
    ['of a place that is left out', '2차 활용: 6개월, 인스타그램 (TV 제외)', '6개월 (인스타그램)'],
    ['where nothing may be used', '2차 활용: 없음 (인스타그램 포함)', '없음'],
  ])('and no place %s', (_, mail, row) => expect(rowOf(mail)).toBe(row));
});
