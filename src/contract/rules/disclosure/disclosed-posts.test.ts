import { describe, expect, it } from 'vitest';
import { checkDisclosure, withDisclosure, type SponsorKind } from './disclosure.ts';
import type { DisclosureKind } from './disclosure-rules.ts';

const BODY =
  '전기장판 두 개를 한 달 동안 번갈아 깔아 봤어요. 전기료는 3,200원 차이였습니다.\n\n## 온도\n고르게 따뜻해요.';
const contextFor = (title: string, received: SponsorKind = 'paid') => ({
  sponsor: { kind: received, brand: '글로우랩' },
  language: 'ko' as const,
  ...(title !== '' && { title }),
});
const rulesOf = (kind: DisclosureKind, title: string, text: string, received?: SponsorKind) =>
  checkDisclosure(kind, text.replace('…BODY…', BODY), contextFor(title, received)).map(({ rule }) => rule);

describe('what is published for a sponsor', () => {
  it.each<[DisclosureKind, string, string]>([
    ['blog', '', '본 포스팅은 글로우랩에서 가습기를 지원받아 솔직하게 작성한 후기입니다.\n\n…BODY…'],
    ['blog', '', '※ 이 글에는 경제적 대가가 포함되어 있습니다.\n\n…BODY…'],
    ['blog', '[광고] 가습기 한 달 사용기', '\n\n…BODY…'],
    ['blog', '', '광고를 포함하고 있는 글입니다.\n\n…BODY…'],
    ['blog', '', '업체로부터 소정의 고료를 지급받고 직접 사용해 본 뒤 썼어요\n\n…BODY…'],
    ['blog', '', '협찬받은 제품이지만 장단점 다 적었습니다.\n\n…BODY…'],
    [
      'blog',
      '',
      'This post is sponsored by GlowLab. I have used this humidifier every day for a month now and here is what I think about it.\n\n## Size\nIt is small.',
    ],
    ['description', '', '유료광고 포함 | 가습기 4종을 비교했어요\n\n00:00 시작\n01:00 비교\n02:00 결론'],
    ['description', '', '가습기 4종 비교!\n이 영상은 글로우랩으로부터 제작비를 지원받았습니다.\n\n00:00 시작'],
    ['description', '', '#유료광고포함 가습기 비교\n\n00:00 시작\n01:00 비교\n02:00 결론'],
    [
      'short',
      '',
      '[화면: 유료 광고 포함]\n이거 하나면 방이 촉촉해져요\n소리도 안 나요\n물은 하루 한 번\n링크는 댓글에',
    ],
    ['short', '', '글로우랩에서 협찬받은 가습기, 3초 만에 보여 드릴게요\n소리도 안 나요\n물은 하루 한 번'],
    ['community', '', '[광고] 오늘 저녁 8시, 가습기 라이브 해요!'],
    ['newsletter', '', '이번 레터는 글로우랩의 광고비를 받아 발행합니다.\n\n안녕하세요, 하나입니다.'],
    [
      'script',
      '',
      '# 훅 (0:00-0:10)\n이 영상은 글로우랩의 유료 광고를 포함하고 있습니다.\n방이 건조하면 목부터 아프죠.',
    ],
    ['blog', '', '이 글은 쿠팡 파트너스 활동으로 수수료를 제공받습니다\n\n…BODY…'],
    ['blog', '', '**[유료광고]** 가습기 한 달 후기\n\n…BODY…'],
    ['blog', '', '💌 이 포스팅은 요거마마로부터 제품과 소정의 원고료를 제공받아 작성하였습니다 💌\n\n…BODY…'],
    ['blog', '', '본 게시물은 광고성 콘텐츠입니다.\n\n…BODY…'],
    ['blog', '', '*업체로부터 경제적 이익을 받고 작성한 글입니다.\n\n…BODY…'],
    ['blog', '', '제품 협찬 및 제작비 지원을 받은 글입니다\n\n…BODY…'],
    ['blog', '', '광고비를 받고 쓴 글이에요. 그래도 할 말은 합니다.\n\n…BODY…'],
    ['blog', '', '원고료 받고 썼습니다.\n\n…BODY…'],
    ['blog', '', '유료 광고가 포함된 글이에요.\n\n…BODY…'],
    ['description', '', '[유료광고포함] 요거트 메이커 8시간 브이로그\n00:00 시작'],
    ['description', '', '요거트 8시간\n\n▶ 제품 링크: https://a.b/c (구매 시 수수료를 받습니다)\n\n00:00 시작'],
    ['short', '', '(화면) 유료광고\n우유에 이거 하나 넣고 자면\n아침에 요거트가 돼요\n세척도 쉬워요\n꿀 뿌려 드세요'],
    ['short', '', '협찬받은 요거트 메이커로 만든 아침이에요\n우유 붓고 8시간\n끝'],
    ['community', '', '(광고) 요거트 메이커 공동구매 열어요! 오늘 밤 9시까지.'],
    ['community', '', '#광고 오늘 공동구매 열어요'],
    ['newsletter', '[광고] 이번 주 레터: 요거트', '안녕하세요. 이번 주는 요거트예요.'],
    ['newsletter', '', '이번 레터는 요거마마의 협찬으로 만들었어요.\n\n안녕하세요.'],
    ['script', '', '## 훅 (0:00–0:08)\n화면: 유료 광고 포함\n우유 하나로 아침이 바뀌어요.\n## 본론\n자 넣어 볼게요.'],
    [
      'blog',
      '',
      '#ad My week with a yogurt maker. It has been on my counter for a week and I use it daily now.\n\n## Taste\nTangy.',
    ],
    ['blog', '', '온돌집의 광고를 포함하고 있어요. 그래도 단점까지 적었습니다.\n\n…BODY…'],
    ['blog', '', '[온돌집 협찬] 전기장판 한 달\n\n…BODY…'],
    ['blog', '', '제품과 원고료를 제공받아 솔직하게 썼습니다 :)\n\n…BODY…'],
    ['blog', '전기장판 한 달 (유료광고)', '\n\n…BODY…'],
    ['short', '', '광고) 장판 하나로 방이 따뜻해져요\n전기료도 적어요\n세탁기에 넣으세요'],
    ['script', '', '## 인트로\n온돌집의 지원을 받아 만든 영상입니다.\n장판을 깔아 볼게요.'],
  ])('a %s “%s” says it: %j', (kind, title, text) => {
    expect(rulesOf(kind, title, text)).toEqual([]);
  });

  it.each<[DisclosureKind, string, string]>([
    ['blog', '', '🎁 제품을 무상으로 받았지만 리뷰는 제 마음대로 씁니다\n\n…BODY…'],
    ['blog', '', '요거마마 서포터즈 3기로 제품을 무료 제공받았어요.\n\n…BODY…'],
    ['blog', '', '이 후기는 체험단 활동으로 무상 제공받은 제품으로 작성됐어요.\n\n…BODY…'],
    ['script', '', '## 훅\n요거마마의 제품을 제공받아 만든 영상이에요.\n우유 하나로 아침이 바뀌어요.'],
    ['description', '', '전기장판 비교 | 온돌집에서 제품을 제공받았습니다\n00:00 시작'],
    [
      'blog',
      '',
      'I received this yogurt maker for free from YogMama in exchange for an honest review. It has been on my counter for a week and I use it daily.\n\n## Taste\nTangy.',
    ],
    ['community', '', 'GlowLab gave me the Mini for free and I LOVE it!! I use it every day in the kitchen.'],
    ['description', '', 'GlowLab sent me a free unit to test. Here is what I think of it after a month.'],
  ])('a %s “%s” discloses goods, and neither money nor a commission: %j', (kind, title, text) => {
    expect(rulesOf(kind, title, text, 'product')).toEqual([]);
    for (const received of ['paid', 'affiliate'] as const) {
      expect(rulesOf(kind, title, text, received)).toEqual(['clear-words']);
      const mended = withDisclosure(kind, text.replace('…BODY…', BODY), contextFor(title, received));
      expect(checkDisclosure(kind, mended, contextFor(title, received))).toEqual([]);
    }
  });

  it.each<[DisclosureKind, string, string, string[]]>([
    [
      'blog',
      '가습기 한 달 사용기',
      '\n\n…BODY…\n\n본 포스팅은 업체로부터 원고료를 제공받아 작성되었습니다.',
      ['top-of-text'],
    ],
    ['blog', '', '[AD] 가습기 후기\n\n…BODY…', ['same-language']],
    ['blog', '', '글로우랩 앰배서더로 함께하고 있어요!\n\n…BODY…', ['clear-words']],
    ['blog', '', '이 글은 제휴 링크를 통해 수수료를 받을 수 있습니다.\n\n…BODY…', ['definite-words']],
    ['blog', '', '내돈내산 가습기 후기예요.\n\n…BODY…', ['top-of-text']],
    ['blog', '', '안녕하세요 하나예요 :)\n[제품 협찬] 오늘은 가습기 후기입니다.\n\n…BODY…', ['top-of-text']],
    ['blog', '', '![협찬](a.png)\n\n…BODY…', ['readable']],
    ['blog', '', '<span style="color:#eee">본 글은 원고료를 받았습니다</span>\n\n…BODY…', ['readable']],
    ['blog', '', '이번 포스팅은 글로우랩과 함께합니다.\n\n…BODY…', ['clear-words']],
    ['blog', '', '광고 문의는 메일로 주세요.\n\n…BODY…', ['top-of-text']],
    ['blog', '', '유튜브 프리미엄 쓰면 광고 없이 봐요. 오늘은 가습기 후기!\n\n…BODY…', ['top-of-text']],
    ['blog', '', '제가 직접 산 건 아니고요, 브랜드에서 선물로 보내 주셨어요.\n\n…BODY…', ['clear-words']],
    [
      'blog',
      '',
      'Thanks to GlowLab for sending this over! I have used this humidifier for a month and here is what I think.\n\n## Size\nIt is small.',
      ['clear-words'],
    ],
    [
      'description',
      '',
      '가습기 4종을 한 달 동안 비교했어요. 소음, 분무량, 청소까지 다 재 봤습니다.\n구매 링크는 아래에 있어요. 댓글로 질문 주세요. 다음 영상은 제습기입니다.\n\n00:00 시작\n01:00 비교\n02:00 결론\n\n이 영상은 글로우랩의 유료 광고를 포함하고 있습니다.',
      ['before-the-fold'],
    ],
    [
      'description',
      '',
      '아래 링크로 구매하시면 저에게 수수료가 지급될 수 있어요.\n\n00:00 시작',
      ['definite-words', 'before-the-fold'],
    ],
    [
      'short',
      '',
      '이거 하나면 방이 촉촉해져요\n소리도 안 나요\n물은 하루 한 번\n(자막) 광고\n링크는 댓글에',
      ['start-of-video'],
    ],
    [
      'newsletter',
      '',
      '안녕하세요, 하나입니다. 이번 주는 겨울 방 습도 이야기예요.\n\n…\n\n---\nSponsored by 글로우랩',
      ['top-of-text'],
    ],
    [
      'script',
      '',
      '# 훅 (0:00-0:10)\n방이 건조하면 목부터 아프죠.\n저는 작년에 이것 때문에 병원도 갔어요.\n습도계를 샀더니 23%였어요.\n그래서 가습기 네 대를 샀습니다.\n# 본문\n이 영상은 글로우랩의 광고를 포함합니다.',
      ['start-of-video'],
    ],
    ['blog', '', '글로우랩 체험단에 당첨되어 쓰는 후기예요\n\n…BODY…', ['clear-words']],
    ['blog', '', '대가성 없는 순수 후기입니다.\n\n…BODY…', ['top-of-text']],
    ['blog', '', 'AD | 요거트 메이커\n\n…BODY…', ['same-language']],
    ['blog', '', 'PR 요거트 메이커 리뷰\n\n…BODY…', ['same-language']],
    ['blog', '', '<small>제품을 제공받아 작성했습니다</small>\n\n…BODY…', ['readable']],
    [
      'blog',
      '',
      '지난주부터 쓰고 있는 요거트 메이커 이야기예요. 우유 900ml에 유산균 한 포를 넣고 8시간 뒀어요.\n\n## 맛\n시큼해요.\n\n## 세척\n뚜껑이 빠져서 편해요.\n\n#광고 #요거트메이커 #협찬',
      ['top-of-text'],
    ],
    ['blog', '요거트 메이커 내돈내산 후기', '[협찬]\n\n…BODY…', ['no-denial']],
    ['blog', '', '협찬 아니고 제 돈으로 샀어요!\n\n…BODY…', ['no-denial']],
    ['blog', '', '이 글에는 제휴 링크가 있을 수 있습니다.\n\n…BODY…', ['clear-words']],
    ['blog', '', '안녕하세요~ 오늘은 요거트예요!\n\n(이 글은 광고입니다)\n\n…BODY…', ['top-of-text']],
    ['blog', '', '요거마마 담당자님이 보내 주신 제품이에요. 감사합니다!\n\n…BODY…', ['clear-words']],
    ['blog', '', '업체 제공 (요거마마)\n\n…BODY…', ['top-of-text']],
    ['blog', '', '광고 차단 앱 쓰시는 분들 계시죠?\n\n…BODY…', ['top-of-text']],
    ['blog', '', '협찬 문의가 많아졌어요. 감사해요.\n\n…BODY…', ['top-of-text']],
    [
      'description',
      '',
      'Includes paid promotion\n요거트 8시간 기록입니다. 맛과 세척까지 다 담았어요.',
      ['same-language'],
    ],
    [
      'short',
      '',
      '우유에 이거 하나 넣고 자면\n아침에 요거트가 돼요\n세척도 쉬워요\n꿀 뿌려 드세요\n요거마마 협찬입니다',
      ['start-of-video'],
    ],
    [
      'script',
      '',
      '## 훅\n우유 하나로 아침이 바뀌어요.\n어떻게 하냐고요?\n간단해요.\n오늘 다 보여 드릴게요.\n## 마무리\n이 영상은 요거마마의 광고였습니다.',
      ['start-of-video'],
    ],
    [
      'blog',
      '',
      'Affiliate links below may earn me a small commission. It has been on my counter for a week and I use it daily now.\n\n## Taste\nTangy.',
      ['definite-words'],
    ],
    ['blog', '', '온돌집에서 장판을 선물받아 작성한 후기입니다.\n\n…BODY…', ['clear-words']],
    ['blog', '', '▶ 온돌집 협찬 ◀\n\n…BODY…', ['top-of-text']],
    ['blog', '', '이웃님들 안녕하세요. 오늘 글은 광고 아니에요!\n\n…BODY…', ['no-denial']],
    ['blog', '', '온돌집 앰버서더가 되었어요🎉\n\n…BODY…', ['clear-words']],
    ['blog', '', '이 포스팅은 알리 제휴 활동의 일환으로 수수료를 지급받을 수 있습니다.\n\n…BODY…', ['definite-words']],
    ['blog', '', 'Sponsored\n\n…BODY…', ['same-language']],
    [
      'description',
      '',
      '전기장판 비교예요. 온도, 전기료, 세탁까지 다 재 봤어요. 자세한 표는 블로그에 있고 아래 링크에서 볼 수 있어요.\n다음 주에는 온풍기를 비교할게요. 궁금한 제품은 댓글로 남겨 주세요.\n광고: 온돌집',
      ['before-the-fold'],
    ],
    ['short', '', '장판 하나로 방이 따뜻해져요\n전기료도 적어요\n#광고', ['start-of-video']],
    ['community', '', '온돌집과 함께하는 이벤트! 댓글 남기면 장판을 드려요', ['clear-words']],
    ['newsletter', '', '안녕하세요.\n\n이 레터는 온돌집의 광고비로 만들어졌습니다.', ['top-of-text']],
    [
      'script',
      '',
      '## 인트로\n장판을 깔아 볼게요.\n추운 방에서 자 본 적 있으세요?\n저는 양말을 두 켤레 신었어요.\n그래서 샀습니다.',
      ['start-of-video'],
    ],
  ])('a %s “%s” does not: %j is %j', (kind, title, text, rules) => {
    expect(rulesOf(kind, title, text)).toEqual(rules);
    if (title !== '') return;
    const mended = withDisclosure(kind, text.replace('…BODY…', BODY), contextFor(title));
    expect(checkDisclosure(kind, mended, contextFor(title))).toEqual([]);
  });
});
