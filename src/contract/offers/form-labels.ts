import type { DayKind } from './offer.schema.ts';

export type LabelledField =
  | 'brand'
  | 'product'
  | 'contactName'
  | 'sender'
  | 'contactEmail'
  | 'contactPhone'
  | 'deliverables'
  | 'fees'
  | 'payment'
  | DayKind
  | 'script'
  | 'schedule'
  | 'revisions'
  | 'usage'
  | 'exclusivity'
  | 'mustSay'
  | 'hashtag'
  | 'link';

/** What stands before a value in mails and briefs, without blanks and in lower case. */
const labels: Readonly<Record<LabelledField, string>> = {
  brand: '브랜드 브랜드명 광고주 광고주명 클라이언트 업체명 업체 brand brandname client advertiser',
  product:
    '제품 제품명 상품 상품명 품목 대상제품 진행제품 협찬제품 홍보제품 광고제품 아이템 서비스 서비스명 타이틀 product productname item',
  contactName: '담당 담당자 담당자명 담당자성함 성함 contact contactperson marketer',
  sender: '보낸사람 보낸이 발신 발신자 발신인 from',
  contactEmail: '이메일 메일 email e-mail 담당자이메일',
  contactPhone: '연락처 전화 전화번호 휴대폰 담당자연락처 phone tel mobile',
  deliverables:
    '콘텐츠 컨텐츠 콘텐츠형태 형태 진행내용 협업내용 제작내용 진행형태 진행방식 결과물 제출콘텐츠 요청콘텐츠 구성 형식 포맷 광고유형 광고형태 content contents contenttype deliverable deliverables format',
  fees: '원고료 광고비 광고료 제작비 진행비 고료 기본고료 비용 금액 총금액 집행금액 광고금액 예산 단가 페이 크리에이터비용 출연료 활동비 사례 사례비 대금 사업비 소요예산 fee budget rate flatfee basefee compensation totalfee creatorfee',
  payment:
    '지급 지급일 지급조건 정산 정산일 정산조건 대금지급 대금지급일 입금 입금일 지불 payment paymentterms paymentdate',
  reply: '회신 회신기한 회신일 답변기한 답신기한 reply replyby rsvp',
  shoot: '촬영 촬영일 촬영일정 shoot shootdate filming filmingdate',
  draft:
    '초안 초안전달 초안공유 초안제출 초안마감 영상초안 영상초안전달 시안 시안공유 시안제출 시안전달 가편 가편본 가편집본 가편공유 가편본전달 1차편집본 draft draftdue firstdraft firstdraftdue draftforreview videodraft firstcut roughcut',
  script:
    '기획안 기획안마감 기획안전달 콘티 콘티전달 대본 대본제출 원고 원고마감 원고전달 스크립트 script scriptdue scriptforapproval conceptdue',
  upload:
    '업로드 업로드일 업로드일정 업로드기한 업로드마감 최종업로드 희망업로드 영상업로드 게시 게시일 게시기한 최종게시 공개 공개일 본편공개 영상공개희망일 발행 발행일 발행희망일 온에어 golive golivedate publish publishdate posting postdate postingdate releasedate uploaddate upload',
  schedule: '일정 진행일정 스케줄 schedule timeline dates',
  revisions: '수정 수정횟수 수정요청 수정가능횟수 피드백 revision revisions edits',
  usage:
    '2차활용 콘텐츠활용 콘텐츠2차활용 활용 2차라이선스 라이선스 광고소재활용 소재2차활용 광고활용 이미지활용 영상활용 재활용 2차usage 2차사용 2차저작물 usage usagerights whitelisting secondaryuse',
  exclusivity:
    '경쟁사 경쟁사제한 경쟁사조건 경쟁사배제 경쟁제한 경쟁 경업 경업제한 독점 타사제한 동종제한 동종업계광고제한 exclusivity categoryexclusivity competitorrestriction',
  mustSay: '필수멘트 필수문구 필수내용 필수메시지 필수언급 mustsay keymessage keymessages talkingpoints',
  hashtag: '해시태그 필수해시태그 hashtag hashtags',
  link: '링크 구매링크 제품링크 link productlink',
};

const fields: ReadonlyMap<string, LabelledField> = new Map(
  Object.entries(labels).flatMap(([field, names]) => names.split(' ').map((name) => [name, field as LabelledField])),
);

/** Labels that say more than these words. */
const PREFIXES: readonly [LabelledField, readonly string[]][] = [
  ['exclusivity', ['경쟁사', '경쟁제품', '경쟁브랜드', '경쟁서비스', '동종', '타사', '유사제품']],
  ['usage', ['콘텐츠2차', '2차']],
];

const plainName = (label: string): string =>
  label
    .replace(/\([^)]{0,20}\)/g, '')
    .replace(/[\s*_`"'()[\]]+/g, '')
    .toLowerCase();

/** The field that a heading above its values names; null for other words. */
export const fieldOfHeading = (label: string): LabelledField | null => fields.get(plainName(label)) ?? null;

/** The field that a label names; null for other words. */
export function fieldOf(label: string): LabelledField | null {
  const name = plainName(label);
  const own = fields.get(name) ?? (name.includes('/') ? fields.get(name.split('/')[0] ?? '') : undefined);
  const isLonger = (words: readonly string[]) => name.length <= 16 && words.some((word) => name.startsWith(word));
  return own ?? PREFIXES.find(([, words]) => isLonger(words))?.[0] ?? null;
}
