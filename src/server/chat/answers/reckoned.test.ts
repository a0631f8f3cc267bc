import { describe, expect, it } from 'vitest';
import { supportOf } from './support.ts';

const COST = '촬영비는 120만 원, 편집비는 80만 원, 음악 사용료는 30만 원이고 협찬사가 50만 원을 냈다.';
const VIEWS =
  '| 영상 | 지난달 | 이번 달 |\n|---|---|---|\n| 브이로그 | 12,000회 | 18,000회 |\n| 리뷰 | 8,000회 | 9,000회 |\n| 쇼츠 | 40,000회 | 45,000회 |';
const TIME = '1편은 12분 30초, 2편은 8분 40초, 3편은 15분이다. 촬영은 2시간 30분 걸렸다.';
const MONEY = '광고 수익은 35,000,000원이고 협찬 수익은 1억 2,000만 원이다. 굿즈 수익은 3천만 원이다.';
const EN = 'Ads brought $1,200, sponsors $800 and merch $500. Costs were $900. The film runs 90 minutes.';
const WEEKS = '1주 조회수는 3,000회, 2주 조회수는 5,000회, 3주 조회수는 4,000회였다. 목표는 3,500회였다.';
const TEAM =
  '| 팀 | 인원 | 예산 |\n|---|---|---|\n| 기획 | 4명 | 1,200만 원 |\n| 촬영 | 6명 | 2,400만 원 |\n| 편집 | 5명 | 1,500만 원 |';
const MEMBERS = '1월 구독자는 8,000명, 2월은 9,200명, 3월은 10,580명이었다.';
const TRIP = '항공권은 420,000원, 숙소는 1박에 95,000원, 렌터카는 하루 60,000원이다.';
const DEAL = '협찬 단가는 쇼츠 150만 원, 롱폼 400만 원이다. 대행 수수료는 20%다.';
const FEE = '한 달에 4만 5천 원을 낸다.';

describe('what is reckoned in several steps', () => {
  it.each<[string, string, string, string, string]>([
    [
      'a total of which something is taken',
      COST,
      '세 비용 230만 원에서 협찬금 50만 원을 빼면 {} 원이 남아요 [1].',
      '180만',
      '190만',
    ],
    ['the same without its step', COST, '협찬금을 제외한 순 비용은 {} 원이에요 [1].', '180만', '150만'],
    [
      'a sum and how much more it is',
      COST,
      '촬영비와 편집비를 합치면 200만 원으로, 음악 사용료보다 {} 원 많아요 [1].',
      '170만',
      '160만',
    ],
    ['the growth of a sum', VIEWS, '전체 조회수는 60,000회에서 72,000회로 {} 늘었어요 [1].', '20%', '25%'],
    ['the same without its sums', VIEWS, '세 영상의 조회수를 모두 합하면 한 달 사이 {} 증가했어요 [1].', '20%', '35%'],
    ['the difference of averages', VIEWS, '평균은 20,000회에서 24,000회로 {} 올랐어요 [1].', '4,000회', '5,000회'],
    [
      'an average and how far it is from a goal',
      WEEKS,
      '세 주의 평균 조회수는 목표보다 {} 높아요 [1].',
      '500회',
      '600회',
    ],
    ['a sum and how many times a goal it is', WEEKS, '합계는 12,000회로 목표의 약 {}예요 [1].', '3.4배', '4.4배'],
    ['profit in English', EN, 'Total income was $2,500, so after costs {} is left [1].', '$1,600', '$1,700'],
    ['a share by heads', TEAM, '1인당 예산은 기획팀이 300만 원, 촬영팀이 {} 원이에요 [1].', '400만', '450만'],
    ['the course of several months', MEMBERS, '구독자는 석 달 동안 {} 늘었어요 [1].', '2,580명', '3,580명'],
    ['the growth of a month', MEMBERS, '2월에는 구독자가 {} 늘었어요 [1].', '15%', '18%'],
    ['so many days', TRIP, '렌터카를 3일 빌리면 {} 원이에요 [1].', '18만', '20만'],
    ['a product and a sum', TRIP, '항공권 42만 원에 2박 숙소비 19만 원을 더하면 {} 원이에요 [1].', '61만', '63만'],
    ['a share that is taken away', DEAL, '쇼츠 150만 원에서 수수료 20%를 빼면 {} 원이 남아요 [1].', '120만', '130만'],
    ['a year of months', FEE, '1년이면 {} 원이에요 [1].', '54만', '45만'],
  ])('is borne out where it is right, and only there: %s', (_, source, answer, right, wrong) => {
    expect(supportOf(answer.replace('{}', right), [source])).toBe(1);
    expect(supportOf(answer.replace('{}', wrong), [source])).toBe(0);
  });
});

describe('a figure in other units than its source', () => {
  it.each<[string, string, number]>([
    [MONEY, '광고 수익은 3,500만 원이에요 [1].', 1],
    [MONEY, '광고 수익은 3천5백만 원이에요 [1].', 1],
    [MONEY, '광고 수익은 350만 원이에요 [1].', 0],
    [MONEY, '협찬 수익은 1.2억 원이에요 [1].', 1],
    [MONEY, '협찬 수익은 120,000,000원이에요 [1].', 1],
    [MONEY, '굿즈 수익은 3억 원이에요 [1].', 0],
    [MONEY, '해외 배송 지연은 3,500만 건이에요 [1].', 0],
    [TIME, '1편은 750초예요 [1].', 1],
    [TIME, '세 편을 합하면 36분 10초예요 [1].', 1],
    [EN, 'The film runs 5,400 seconds [1].', 1],
    [EN, 'The film is 1.5 hours long [1].', 1],
    [EN, 'The film is 2.5 hours long [1].', 0],
    ['구독자는 12,300명이다.', '구독자는 1만 2,300명이에요 [1].', 1],
    ['구독자는 12,300명이다.', '구독자는 약 1만 2천 명이에요 [1].', 1],
    ['구독자는 12,300명이다.', '구독자는 1만 명이 넘어요 [1].', 1],
    ['구독자는 12,300명이다.', '구독자는 2만 명이 넘어요 [1].', 0],
    ['구독자는 12,300명이다.', '구독자는 약 1만 5천 명이에요 [1].', 0],
    ['매출은 28,740,000원이다.', '매출은 약 3천만 원이에요 [1].', 1],
    ['매출은 28,740,000원이다.', '매출은 약 2천만 원이에요 [1].', 0],
  ])('of "%s" is judged by its worth: "%s" %d', (source, answer, support) =>
    expect(supportOf(answer, [source])).toBe(support),
  );
});
