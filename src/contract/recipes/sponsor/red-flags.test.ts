import { describe, expect, it } from 'vitest';
import { readBrief, redFlagsOf } from './brief.ts';

const flagsIn = (term: string) =>
  redFlagsOf(readBrief(`${term} 쇼츠 1편 제안드립니다. 광고비 100만원(VAT 별도)`)).map(({ rule }) => rule);

describe('a term of an offer', () => {
  it.each([
    ['업로드하신 콘텐츠의 저작권은 당사에 귀속됩니다.', 'copyright-transfer'],
    ['정산은 캠페인 종료 후 90일입니다.', 'late-payment'],
    ['업로드가 늦어지면 하루당 10%를 차감합니다.', 'penalty'],
    ['광고 표시는 생략해 주세요.', 'hide-disclosure'],
    ['#광고 대신 #협찬감사 정도로만 적어 주세요.', 'hide-disclosure'],
    ['원본 편집 파일(프리미어 프로젝트)도 전달 부탁드립니다.', 'raw-files'],
    ['Payment will be made only if the video reaches 100,000 views.', 'performance-only'],
    ['You grant us a perpetual, worldwide license.', 'unlimited-usage'],
    ['계약서 없이 진행합니다.', 'no-contract'],
    ['주민등록증 사본을 이메일로 보내 주세요.', 'private-data'],
    ['진행비 입금을 위해 계좌 비밀번호를 알려 주세요.', 'private-data'],
    ['Please send a copy of your passport.', 'private-data'],
    ['링크를 눌러 로그인하시면 계약서를 확인할 수 있습니다.', 'log-in-link'],
    ['저희가 써 드린 원고를 그대로 올려 주세요.', 'words-given'],
    ['Please post our copy word for word.', 'words-given'],
    ['오늘 안에 답 주셔야 합니다.', 'in-haste'],
    ['선착순 마감이에요.', 'in-haste'],
  ])('%s calls for care: %s', (term, rule) => expect(flagsIn(term)).toContain(rule));

  it.each([
    '2차 활용은 3개월입니다.',
    '수정은 2회까지입니다.',
    '정산은 업로드 후 14일입니다.',
    '광고 표시는 꼭 부탁드립니다.',
    '단점도 솔직하게 말씀해 주세요.',
    '계약서는 전자서명으로 보내 드릴게요.',
    '저작권은 크리에이터님께 있습니다.',
    '신분증은 필요 없습니다.',
    '이번 주 안에 회신 주시면 감사하겠습니다.',
    '로그인 없이 볼 수 있는 링크를 보내 드립니다.',
    '원고는 크리에이터님이 자유롭게 써 주세요.',
    'Please use the paid promotion label.',
  ])('%s is an ordinary one', (term) => expect(flagsIn(term)).toEqual([]));
});
