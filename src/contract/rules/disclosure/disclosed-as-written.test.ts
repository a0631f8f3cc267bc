import { describe, expect, it } from 'vitest';
import { checkDisclosure } from './disclosure.ts';
import type { DisclosureKind } from './disclosure-rules.ts';

const BODY =
  '전기장판 두 개를 한 달 동안 번갈아 깔아 봤어요. 전기료는 3,200원 차이였습니다.\n\n## 온도\n고르게 따뜻해요.\n\n## 소음\n거의 없어요.';
const rulesOf = (kind: DisclosureKind, title: string, text: string) =>
  checkDisclosure(kind, text.replace('…', BODY), {
    sponsor: { kind: 'paid', brand: '글로우랩' },
    language: 'ko',
    ...(title !== '' && { title }),
  }).map(({ rule }) => rule);

describe('what is written for a sponsor', () => {
  it.each<[DisclosureKind, string, string]>([
    ['blog', '', '본 포스팅은 글로우랩으로부터 원고료와 제품을 제공받아 작성했습니다.\n\n…'],
    ['blog', '[광고] 전기장판 비교', '…'],
    ['blog', '', '글로우랩에서 광고비를 받고 쓴 글입니다.\n\n…'],
    ['blog', '', '#협찬 #광고 글로우랩 전기장판\n\n…'],
    ['blog', '', '💰 유료광고 포함\n\n…'],
    ['description', '', '유료 광고가 포함된 영상입니다.\n전기장판 비교\n\n0:00 시작'],
    ['description', '', '전기장판 비교 | 이 영상은 글로우랩의 유료 광고를 포함하고 있습니다\n\n0:00 시작'],
    ['description', '', '글로우랩 협찬으로 제작된 영상입니다\n\n0:00 시작\n1:00 비교'],
    ['blog', '', '[협찬] 글로우랩에서 전기장판을 보내 주셨어요.\n\n…'],
    ['blog', '', '이 후기는 글로우랩으로부터 대가를 지급받고 작성했습니다\n\n…'],
    ['blog', '', '업체로부터 제품과 소정의 원고료를 받아 직접 써 보고 작성한 글이에요!\n\n…'],
    ['blog', '', '내돈내산이 아닌 글로우랩 광고 글입니다.\n\n…'],
    ['blog', '', '글로우랩 앰버서더로 활동하며 활동비를 받고 있습니다.\n\n…'],
    ['description', '', '#광고 전기장판 두 개 비교\n\n0:00 시작'],
    ['blog', '', '글로우랩으로부터 사례비를 받고 작성한 후기예요.\n\n…'],
    ['blog', '(협찬) 전기장판 두 달 후기', '…'],
    ['blog', '', '광고 | 글로우랩 | 전기장판\n\n…'],
    ['description', '', '[유료광고] 전기장판 비교\n\n0:00 시작'],
    ['description', '', '이 영상은 글로우랩으로부터 제품과 제작비를 제공받았습니다.\n0:00 시작'],
    ['blog', '', '본 글은 글로우랩 광고 포스팅입니다.\n\n…'],
    ['blog', '', '글로우랩에서 출연료를 받고 촬영한 내용을 글로 옮겼습니다.\n\n…'],
    ['community', '', '[광고] 글로우랩 전기장판 이벤트 소식이에요!'],
  ])('says clearly that somebody paid: %s %s %s', (kind, title, text) => {
    expect(rulesOf(kind, title, text)).toEqual([]);
  });

  it.each<[DisclosureKind, string, string]>([
    ['blog', '', '…'],
    ['blog', '', '글로우랩에 감사드립니다.\n\n…'],
    ['blog', '', '…\n\n본 포스팅은 글로우랩으로부터 원고료를 제공받아 작성했습니다.'],
    ['blog', '', '체험해 볼 기회를 얻었습니다.\n\n…'],
    ['blog', '', '글로우랩과 함께했어요.\n\n…'],
    ['blog', '', 'Thanks to 글로우랩\n\n…'],
    ['blog', '', '이 글은 수수료를 받을 수 있습니다.\n\n…'],
    [
      'description',
      '',
      '전기장판 비교\n\n0:00 시작\n1:00 비교\n2:00 결론\n\n카메라 소니\n음악 에피데믹\n문의 hana@example.com\n\n유료광고 포함',
    ],
    ['blog', '', '일부 링크는 광고일 수 있습니다.\n\n…'],
    ['blog', '', '선물 받은 전기장판이에요.\n\n…'],
    ['blog', '', 'AD\n\n…'],
    ['blog', '', '#전기장판 #겨울 #sp\n\n…'],
    ['blog', '', '내돈내산 솔직 후기\n\n…'],
    ['blog', '', '글로우랩 서포터즈 1기 하나입니다.\n\n…'],
    ['description', '', '전기장판 비교\n#전기장판 #겨울 #추천 #협찬아님'],
    ['blog', '', '글로우랩 전기장판을 좋은 기회에 만났어요.\n\n…'],
    ['blog', '', '광고 아님! 진짜 좋아서 씀\n\n…'],
    ['blog', '', '협찬일까요 내돈내산일까요?\n\n…'],
    ['blog', '', '활동비를 받을 수도 있습니다.\n\n…'],
    ['blog', '', '광고 글 아닙니다.\n\n…'],
    ['description', '', '전기장판 비교했어요. 글로우랩 감사합니다.\n\n0:00 시작'],
    ['community', '', '글로우랩 전기장판 써 보세요! 할인코드 HANA'],
    ['blog', '', '글로우랩 광고 보셨나요? 그 제품입니다.\n\n…'],
  ])('does not say clearly that somebody paid: %s %s %s', (kind, title, text) => {
    expect(rulesOf(kind, title, text)).not.toEqual([]);
  });
});
