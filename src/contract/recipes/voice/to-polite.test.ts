import { describe, expect, it } from 'vitest';
import { toFormal } from './to-formal.ts';
import { toPolite } from './to-polite.ts';

const pairs = (lines: string) =>
  lines
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split('→') as [string, string]);

/** Forms that have one twin each way. */
const BOTH = pairs(`
  합니다→해요 됩니다→돼요 있습니다→있어요 없습니다→없어요 했습니다→했어요 갔습니다→갔어요 봤습니다→봤어요 왔습니다→왔어요 됐습니다→됐어요
  먹습니다→먹어요 읽습니다→읽어요 찾습니다→찾아요 앉습니다→앉아요 받습니다→받아요 좋습니다→좋아요 많습니다→많아요 싫습니다→싫어요
  괜찮습니다→괜찮아요 갑니다→가요 옵니다→와요 봅니다→봐요 줍니다→줘요 배웁니다→배워요 나눕니다→나눠요 바꿉니다→바꿔요
  다닙니다→다녀요 걸립니다→걸려요 생깁니다→생겨요 마십니다→마셔요 보냅니다→보내요 어렵습니다→어려워요 쉽습니다→쉬워요 춥습니다→추워요
  고맙습니다→고마워요 가깝습니다→가까워요 아름답습니다→아름다워요 돕습니다→도와요 짓습니다→지어요 낫습니다→나아요 깨닫습니다→깨달아요
  그렇습니다→그래요 모릅니다→몰라요 다릅니다→달라요 빠릅니다→빨라요 고릅니다→골라요 부릅니다→불러요 따릅니다→따라요 씁니다→써요
  큽니다→커요 바쁩니다→바빠요 예쁩니다→예뻐요 아픕니다→아파요 만듭니다→만들어요 힘듭니다→힘들어요 압니다→알아요 엽니다→열어요
  놉니다→놀아요 팝니다→팔아요 멉니다→멀어요 쉽니다→쉬어요 뜁니다→뛰어요 아닙니다→아니에요 학생입니다→학생이에요 의사입니다→의사예요
  드리겠습니다→드릴게요 보겠습니다→볼게요 시작하겠습니다→시작할게요
`);

/** Said so in ~요, but the way back has two readings or other words. */
const TO_POLITE = pairs(`
  것입니다→거예요 겁니다→거예요 가십니다→가세요 계십니다→계세요 오십시오→오세요 주십시오→주세요 뵙니다→봬요 바랍니다→바라요 자랍니다→자라요
  먹겠습니다→먹을게요 만들겠습니다→만들게요 않겠습니다→않을게요 뵙겠습니다→뵐게요 썹니다→썰어요 알겠습니다→알겠어요 좋겠습니다→좋겠어요 감사하겠습니다→감사하겠어요 듣습니다→들어요 걷습니다→걸어요 하얗습니다→하얘요 빨갛습니다→빨개요
  움직입니다→움직여요 보입니다→보여요 정보입니다→정보예요 바보입니다→바보예요 서툽니다→서툴러요 머뭅니다→머물러요 자연스럽습니다→자연스러워요
  3입니다→3이에요 5입니다→5예요 CEO입니다→CEO예요 10%입니다→10%예요 어떻습니까→어때요 뭡니까→뭐예요 하십니까→하세요 푸릅니다→푸르러요
  담급니다→담가요 흔듭니다→흔들어요 줄어듭니다→줄어들어요 베풉니다→베풀어요 켭니다→켜요 느낍니다→느껴요 잡습니다→잡아요 입습니다→입어요
`);

describe('words from ~습니다 to ~요', () => {
  it.each([...BOTH, ...TO_POLITE])('%s becomes %s', (formal, polite) => {
    expect(toPolite(formal)).toBe(polite);
  });

  it.each([
    '삽니다',
    '끕니다',
    '거칩니다',
    '묻습니다',
    '했답니다',
    '간답니다',
    'iPhone입니다',
    '입니다',
    '해요',
    '그러니까',
    '바다',
    '',
  ])('leaves %j alone: it has two readings or is no such form', (word) => {
    expect(toPolite(word)).toBeNull();
  });

  it.each([
    ['전화를', '겁니다', '걸어요'],
    ['갈', '겁니다', '거예요'],
    ['먹을', '겁니다', '거예요'],
    ['3개', '입니다', '예요'],
    ['세 권', '입니다', '이에요'],
    ['해야', '하겠습니다', '하겠어요'],
  ])('hears from %s what %s means', (before, word, polite) => {
    expect(toPolite(word, before)).toBe(polite);
  });
});

describe('words from ~요 to ~습니다', () => {
  it.each(BOTH)('%s comes back from %s', (formal, polite) => {
    expect(toFormal(polite)).toBe(formal);
  });

  it.each([
    ['올라가요', '올라갑니다'],
    ['가져와요', '가져옵니다'],
    ['먹을게요', '먹겠습니다'],
    ['만들게요', '만들겠습니다'],
    ['갈게요', '가겠습니다'],
    ['추천해요', '추천합니다'],
    ['부드러워요', null],
    ['들어요', null],
    ['하세요', null],
    ['맛있네요', null],
    ['좋거든요', null],
    ['뭐예요', null],
    ['하나요', null],
    ['했나요', null],
    ['인가요', null],
    ['그렇지요', null],
    ['일어나요', '일어납니다'],
    ['필요', null],
  ])('%s becomes %j', (polite, formal) => {
    expect(toFormal(polite)).toBe(formal);
  });
});
