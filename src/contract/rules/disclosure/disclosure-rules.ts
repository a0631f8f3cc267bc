import type { Language } from '../../base/language.ts';

/** What is published: a short's script, a long video's script, a video's description, a post of a channel, a mail to readers. */
export const disclosureKinds = ['blog', 'description', 'short', 'community', 'newsletter', 'script'] as const;
export type DisclosureKind = (typeof disclosureKinds)[number];

type Words = Readonly<Record<Language, string>>;

interface Source {
  name: Words;
  url: string;
}

const sources = {
  guideline: {
    name: {
      ko: '공정거래위원회 예규 「추천·보증 등에 관한 표시·광고 심사지침」',
      en: 'Korea Fair Trade Commission, guideline on endorsements and testimonials',
    },
    url: 'https://www.law.go.kr/행정규칙/추천ㆍ보증등에관한표시ㆍ광고심사지침',
  },
  commission: { name: { ko: '공정거래위원회', en: 'Korea Fair Trade Commission' }, url: 'https://www.ftc.go.kr' },
  act: {
    name: { ko: '표시·광고의 공정화에 관한 법률 제3조', en: 'Act on Fair Labeling and Advertising, article 3' },
    url: 'https://www.law.go.kr/법령/표시ㆍ광고의공정화에관한법률',
  },
  report2024: {
    name: { ko: '가디언뉴스, 2024년 11월: 제목이나 첫 부분에 공개', en: 'Guardian News (Korea), November 2024' },
    url: 'http://bizguardian.kr/news/article.html?no=43739',
  },
  reportConditional: {
    name: { ko: '일요신문, 2024년 11월: 조건부·불확정적 표현', en: 'Ilyo Shinmun, November 2024: conditional wording' },
    url: 'https://m.ilyo.co.kr/?ac=article_view&entry_id=482173',
  },
  easyLaw: {
    name: { ko: '찾기쉬운 생활법령정보: 광고 표시 방법', en: 'Easy to Find Practical Law: how to mark advertising' },
    url: 'https://www.easylaw.go.kr/CSP/CnpClsMain.laf?ccfNo=2&cciNo=3&cnpClsNo=1&csmSeq=1575&popMenu=ov',
  },
  report2020: {
    name: {
      ko: '한국경제, 2020년 6월: 애매한 표기와 외국어 표기',
      en: 'Korea Economic Daily, June 2020: vague and foreign words',
    },
    url: 'https://www.hankyung.com/economy/article/202006237331Y',
  },
  youtube: {
    name: { ko: 'YouTube 고객센터: 유료 광고 포함 표시', en: 'YouTube Help: paid product placements and endorsements' },
    url: 'https://support.google.com/youtube/answer/154235',
  },
} as const satisfies Record<string, Source>;

export interface DisclosureRule {
  id: string;
  kinds: readonly DisclosureKind[];
  /** ISO day from which it is in force; null where we do not know it. */
  since: string | null;
  /** 'inferred': our reading of the rules for this place, not their letter. */
  basis: 'guideline' | 'law' | 'platform' | 'inferred';
  /** False: a reminder that cannot be read off the text. */
  isChecked: boolean;
  sources: readonly Source[];
  words: Words;
}

/** For Korea. To be read by a lawyer before anybody relies on it; edited here and nowhere else. */
export const disclosureRules = [
  {
    id: 'top-of-text',
    kinds: ['blog', 'newsletter'],
    since: '2024-12-01',
    basis: 'guideline',
    isChecked: true,
    sources: [sources.guideline, sources.report2024, sources.commission],
    words: {
      ko: '블로그·카페처럼 글이 중심인 매체에서는 제목이나 글의 첫 부분에 광고임을 밝혀야 해요. 끝에만 적으면 안 돼요. 뉴스레터에도 같은 기준을 적용했어요.',
      en: 'Where text is the medium (blogs, internet cafés), the title or the very top must say that it is advertising; the end is not enough. We hold newsletters to the same.',
    },
  },
  {
    id: 'before-the-fold',
    kinds: ['description', 'community'],
    since: '2020-09-01',
    basis: 'guideline',
    isChecked: true,
    sources: [sources.guideline, sources.easyLaw, sources.report2020],
    words: {
      ko: "'더보기'를 눌러야 보이는 곳이나 댓글에 적은 표시는 인정되지 않아요. 처음에 보이는 줄에 적어야 해요.",
      en: "A disclosure that shows only behind 'more', or in a comment, is not accepted; it belongs in the lines that show at once.",
    },
  },
  {
    id: 'start-of-video',
    kinds: ['short', 'script'],
    since: '2020-09-01',
    basis: 'guideline',
    isChecked: true,
    sources: [sources.guideline, sources.easyLaw],
    words: {
      ko: '영상은 제목이나 영상 안에서, 영상 안이라면 시작할 때부터 광고임을 밝혀야 해요. 쇼츠는 첫 줄(말 또는 화면 자막)로 보았어요.',
      en: 'A video says that it is advertising in its title or within, and within from its start. For a short we take the first line, spoken or on screen.',
    },
  },
  {
    id: 'repeat-in-video',
    kinds: ['script'],
    since: '2020-09-01',
    basis: 'guideline',
    isChecked: true,
    sources: [sources.guideline, sources.easyLaw],
    words: {
      ko: '긴 영상은 시작과 끝에 넣고 중간에도 반복해서 알려야 해요. 일부만 보는 사람도 알 수 있어야 하기 때문이에요.',
      en: 'A long video says it at the start and at the end and repeats it, so that those who see only a part know as well.',
    },
  },
  {
    id: 'definite-words',
    kinds: disclosureKinds,
    since: '2024-12-01',
    basis: 'guideline',
    isChecked: true,
    sources: [sources.guideline, sources.reportConditional, sources.report2024],
    words: {
      ko: "'소정의 수수료를 지급받을 수 있음'처럼 조건부이거나 불확정적인 표현은 인정되지 않아요.",
      en: "Conditional or uncertain wording such as 'may receive a commission' is not accepted.",
    },
  },
  {
    id: 'clear-words',
    kinds: disclosureKinds,
    since: '2020-09-01',
    basis: 'guideline',
    isChecked: true,
    sources: [sources.guideline, sources.report2020, sources.easyLaw],
    words: {
      ko: "'체험단', '홍보성 글', '함께합니다' 같은 모호한 말 대신 '광고', '협찬', '제품을 무료로 제공받음', '수수료를 지급받음'처럼 분명히 적어야 해요. '서포터즈', '선물' 등은 같은 이유로 저희가 더한 말이에요.",
      en: "Vague words ('experience group', 'promotional', 'together with') do not do; say 'advertising', 'sponsored', 'received free of charge', 'paid a commission'. 'Supporters', 'gift' and the like are our additions for the same reason.",
    },
  },
  {
    id: 'same-language',
    kinds: disclosureKinds,
    since: '2020-09-01',
    basis: 'guideline',
    isChecked: true,
    sources: [sources.guideline, sources.report2020],
    words: {
      ko: "글과 같은 언어로 적어야 해요. 한국어 글에 'AD', 'Sponsored by', 'Thanks to', 'Collaboration'만 적으면 안 돼요.",
      en: "It must be in the language of the text: 'AD', 'Sponsored by' or 'Thanks to' alone are not enough in a Korean one.",
    },
  },
  {
    id: 'not-among-hashtags',
    kinds: disclosureKinds,
    since: '2020-09-01',
    basis: 'guideline',
    isChecked: true,
    sources: [sources.guideline, sources.easyLaw],
    words: {
      ko: '다른 해시태그 사이에 섞어 두면 알아보기 어려워 인정되지 않아요. 해시태그라면 맨 앞에 두어야 해요.',
      en: 'Among other hashtags it is hard to see and not accepted; as a hashtag it comes first.',
    },
  },
  {
    id: 'readable',
    kinds: disclosureKinds,
    since: '2020-09-01',
    basis: 'guideline',
    isChecked: true,
    sources: [sources.guideline, sources.report2020],
    words: {
      ko: '너무 작은 글씨나 배경과 비슷한 색, 숨긴 글은 인정되지 않아요.',
      en: 'Text that is too small, close to the background color or hidden is not accepted.',
    },
  },
  {
    id: 'no-denial',
    kinds: disclosureKinds,
    since: '1999-07-01',
    basis: 'inferred',
    isChecked: true,
    sources: [sources.act],
    words: {
      ko: "대가를 받고 '광고 아님', '내돈내산'이라고 적으면 거짓·기만 광고가 될 수 있어요.",
      en: "To write 'not an ad' or 'bought with my own money' about something paid for can be false or deceptive advertising.",
    },
  },
  {
    id: 'true-to-received',
    kinds: disclosureKinds,
    since: '1999-07-01',
    basis: 'inferred',
    isChecked: true,
    sources: [sources.act, sources.guideline],
    words: {
      ko: '표시는 실제로 받은 것과 같아야 해요. 제품만 받고 원고료를 받았다고 하거나, 광고비를 받고 제품만 받았다고 하면 안 돼요.',
      en: 'The disclosure says what was really received: no fee where there was only the product, and not only the product where there was a fee.',
    },
  },
  {
    id: 'platform-box',
    kinds: ['description', 'short', 'script'],
    since: null,
    basis: 'platform',
    isChecked: false,
    sources: [sources.youtube],
    words: {
      ko: "YouTube에 올릴 때 '유료 광고 포함' 상자에도 표시하세요. 제목이나 영상 속 표시를 대신하지는 않는다고 보는 편이 안전해요.",
      en: 'On YouTube also tick the box for paid promotion. It is safer not to count on it instead of the words in the title or the video.',
    },
  },
] as const satisfies readonly DisclosureRule[];

export type DisclosureRuleId = (typeof disclosureRules)[number]['id'];

/** The day a rule came into force, in words to be put in brackets; empty where it is not known. */
export function sinceWords(id: DisclosureRuleId): Words {
  const since: string | null = disclosureRules.find((rule) => rule.id === id)?.since ?? null;
  if (since === null) return { ko: '', en: '' };
  const [year, month, day] = since.split('-').map(Number);
  return { ko: `${year}년 ${month}월 ${day}일부터 시행`, en: `in force in Korea since ${since}` };
}
