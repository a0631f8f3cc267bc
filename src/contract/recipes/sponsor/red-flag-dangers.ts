import { TO_MACHINES } from './instructions.ts';
import type { RedFlagRule } from './red-flag-rules.ts';

/** Behind the words: they are denied. */
const NEGATED = /^.{0,14}?(?:없|않|불필요|해당 ?없|요구하지|아니|아닙|no\b|not\b)/i;

/** What the words of a mail betray. */
export const redFlagsOfWords: readonly RedFlagRule[] = [
  {
    id: 'no-fee',
    level: 'warning',
    inBrief: ({ barter }) => barter,
    onlyIf: ({ fees, share }) => fees.length === 0 && share === null,
    pattern:
      /(?:원고료|광고비|제작비|비용|고료|금액|페이|대가)(?:는|은|가|이|를|을)?\s?(?:따로 |별도로? |지급 ?|지급이 )?(?:없|드리지 ?(?:못|않)|드리기(?:는|가)? ?(?:어렵|어려|힘들)|지급되지|어려|불가|책정되)|(?:제품|상품|서비스)\s?(?:제공|협찬|증정)?(?:만|으로만)\s?(?:제공|진행|드리|가능|협찬)|(?:제품|상품)\s?(?:협찬|제공)(?:으로)\s?(?:진행|대체|갈음)|체험단(?:을|를)?\s?(?:모집|신청|제안|초대)|(?:무상|무료)\s?(?:협찬|진행|제작)|협찬\s?(?:형태|방식)으로|(?:no|without) (?:budget|fee|payment|monetary)|product[- ]only|in exchange for (?:a |the |our |free )?(?:free )?(?:product|sample)|free (?:product|sample)s? in exchange for|gift(?:ed|ing) (?:collab|campaign|only)|unpaid/gi,
    why: {
      ko: '제작비 없이 제품만 받는 조건이에요. 제품만 받아도 광고 표시는 해야 해요.',
      en: 'There is no fee, only the product; even so it has to be disclosed.',
    },
    ask: {
      ko: '제품 제공 외에 제작비 예산이 있는지 {궁금해요|궁금합니다}.',
      en: 'Is there a budget for production besides the product?',
    },
  },
  {
    id: 'ad-in-disguise',
    level: 'warning',
    pattern:
      /(?:광고|협찬)(?:인|인 ?것|라는|라는 ?것|처럼|스러운)?\s?(?:티|느낌|냄새)?(?:가|를|이|을)?\s?(?:안 ?나|나지 ?않|안 ?보이|보이지 ?않|모르)(?:게|도록)|(?:not|doesn['’]t|don['’]t) (?:look|feel|sound) like (?:an? )?(?:ad|sponsored)/gi,
    why: {
      ko: '광고처럼 보이지 않게 해 달라는 말이에요. 광고 표시까지 빼라는 뜻인지 확인하세요.',
      en: 'It should not look like an ad. Make sure that this does not mean to leave out the disclosure.',
    },
    ask: {
      ko: '자연스럽게 만들되 광고 표시는 지침대로 {넣을게요|넣겠습니다}.',
      en: 'I will make it natural, and disclose it as the guideline asks.',
    },
  },
  {
    id: 'performance-only',
    level: 'warning',
    inBrief: ({ fees, share }) => (fees.length === 0 ? (share?.quote ?? null) : null),
    pattern:
      /(?:CPA|CPS|성과형|성과 ?보수|판매 ?수수료(?:만|로만|로)|수수료(?:율)?(?:은|는|를|을)?\s?:?\s?\d{1,2}\s?%(?!\s?(?:를\s?)?(?:공제|차감|제외))|(?:판매|결제|구매|거래)\s?(?:액|가|가격|금액|대금)의 ?\d{1,2} ?%|매출의 ?\d{1,2} ?%|commission[- ]only|performance[- ]based only)|(?:최소 ?)?조회수\s?(?:\d[\d,.만천]{0,8}\s?(?:회|뷰)?\s?)?(?:보장|미달|미만|달성)|guarantee(?:d)? (?:\w+ ){0,2}views|(?:only if|once|after|when|unless) (?:the |your )?(?:video|reel|short|post|content) (?:reaches|gets|hits|passes) [\d,.]{1,9}k?\+? views|(?:minimum|guaranteed) (?:number of )?views/gi,
    unless: NEGATED,
    why: {
      ko: '조회수나 판매 실적에 따라 돈이 달라지거나 추가 작업이 생겨요.',
      en: 'The money or the work depends on views or sales.',
    },
    ask: {
      ko: '조회수나 판매량은 보장하기 어려워서, 고정 제작비를 기준으로 {부탁드려요|부탁드립니다}.',
      en: 'I cannot guarantee views or sales, so please base the offer on a fixed fee.',
    },
  },
  {
    id: 'penalty',
    level: 'warning',
    pattern:
      /위약(?:금|벌|(?=\s?[:：]))|손해\s?배상|배상|패널티|페널티|지체\s?상금|(?:전액|광고비|제작비|금액|대금|비용)(?!을 먼저)[^.\n]{0,10}(?:환불|반환|환수)|(?:하루|일)\s?(?:당|마다)?\s?\d{1,2}\s?%[^.\n]{0,8}?(?:차감|공제|감액)|(?:늦|지연|지체)[^.\n]{0,20}?(?:차감|감액)|penalt(?:y|ies)|liquidated damages|refund the (?:full )?fee/gi,
    unless: NEGATED,
    why: { ko: '위약금이나 배상 조항이 있어요.', en: 'There is a penalty clause.' },
    ask: {
      ko: '위약금은 양쪽에 똑같이 적용하고, 금액의 상한과 사유를 적어 {주세요|주시기 바랍니다}.',
      en: 'Please make penalties apply to both sides, with a cap and the reasons written down.',
    },
  },
  {
    id: 'approval-without-end',
    level: 'warning',
    pattern:
      /(?:승인|컨펌|검수|확정|OK)(?:이|을|가|를)?\s?(?:될|날|받을|할|하실|완료될|나올)\s?때까지|(?:승인|컨펌|검수) ?(?:완료 ?)?시까지|(?:대본|스크립트|기획안|원고)[^.\n]{0,20}(?:횟수 ?(?:제한 ?)?없|무제한|계속)|until (?:it is |we |fully |the brand )?(?:approve|approved|are satisfied)/gi,
    why: {
      ko: '브랜드가 승인할 때까지 끝없이 고쳐야 할 수 있어요.',
      en: 'You may have to change it until the brand approves, without an end.',
    },
    ask: {
      ko: '대본과 영상 확인은 각 1회, 전달 후 3영업일 안에 의견을 주시는 것으로 정하고 {싶어요|싶습니다}.',
      en: 'I would like one approval each for script and video, with comments within three working days.',
    },
  },
  {
    id: 'kept-forever',
    level: 'warning',
    pattern:
      /(?:영상|게시물|콘텐츠|컨텐츠|포스팅|글|업로드)[^.\n]{0,16}?(?:영구|무기한|평생|계속)[^.\n]{0,8}?(?:게시|유지|보존|공개|노출|업로드)|(?:영구|무기한)(?:적으로|히)?\s?(?:게시|유지|보존|공개|노출|업로드)|(?:게시|유지|노출|보존)(?:\s?(?:유지|기간)){0,2}\s?[:：|]\s?(?:영구|무기한|평생|기한 ?없|제한 ?없)|(?<!\d\s?(?:개월|년|달|일)[^.\n]{0,14})(?:임의로? ?)?(?:삭제|비공개)(?:\s?(?:및|\/|나|또는|·)\s?(?:삭제|비공개))?(?:\s?처리)?(?:는|를|가)?\s?(?:절대 )?(?:불가|금지|하실 수 없|할 수 없|안 ?(?:됩|돼))|(?:never|not|may not) (?:be )?(?:deleted?|removed?|take)|(?:remain|stay|kept?)[^.\n]{0,16}(?:permanently|indefinitely|forever)/gi,
    why: { ko: '게시물을 끝없이 남겨 두어야 해요.', en: 'The post has to stay up for ever.' },
    ask: {
      ko: '게시물 유지 기간은 6개월처럼 끝을 정해 {주세요|주시기 바랍니다}.',
      en: 'Please set an end, such as six months, to how long the post stays up.',
    },
  },
  {
    id: 'portrait-rights',
    level: 'warning',
    pattern:
      /초상권|성명권|퍼블리시티권|초상(?:을|의)?\s?(?:사용|활용|이용)|(?:얼굴|이름|목소리)[^.\n]{0,12}(?:사용|활용|이용)|likeness|image rights|right of publicity|AI\s?(?:학습|합성|활용)/gi,
    unless: NEGATED,
    why: {
      ko: '얼굴이나 이름을 쓸 권리를 함께 넘기는 조건이에요.',
      en: 'The right to use your face or name is part of it.',
    },
    ask: {
      ko: '초상과 이름은 이번 콘텐츠 안에서만, 정한 기간 동안 쓰는 것으로 한정하고 {싶어요|싶습니다}.',
      en: 'I would like to limit the use of my likeness and name to this content and a set period.',
    },
  },
  {
    id: 'raw-files',
    level: 'warning',
    pattern:
      /(?:원본|무편집본|촬영본|클린본|편집 ?프로젝트|편집 ?파일|프로젝트 ?파일|소스) ?(?:편집 ?)?(?:파일|영상|데이터|소스)?(?:\([^)\n]{1,24}\))?[^.\n]{0,8}?(?:제공|전달|공유|납품|제출)|raw (?:footage|files)|project files/gi,
    unless: NEGATED,
    why: { ko: '편집 전 원본까지 넘겨 달라고 해요.', en: 'The brand wants the raw footage.' },
    ask: {
      ko: '원본 파일은 제공 범위와 비용을 따로 협의하고 {싶어요|싶습니다}.',
      en: 'I would like to agree separately on raw files and their price.',
    },
  },
  {
    id: 'one-sided-end',
    level: 'warning',
    pattern:
      /(?:언제든지?|일방적(?:으로)?|임의로|사정에 ?(?:따라|의해))[^.\n]{0,16}?(?:해지|취소|중단|변경|종료)|(?:cancel|terminate|change)[^.\n]{0,20}(?:at any time|at its sole discretion|without notice)/gi,
    unless: NEGATED,
    why: {
      ko: '브랜드가 언제든 취소하거나 바꿀 수 있는 조건이에요.',
      en: 'The brand may cancel or change it at any time.',
    },
    ask: {
      ko: '촬영을 시작한 뒤 취소되면 진행한 만큼의 제작비를 정산하는 것으로 {부탁드려요|부탁드립니다}.',
      en: 'If it is cancelled after filming has begun, please pay for the work done.',
    },
  },
  {
    id: 'only-praise',
    level: 'warning',
    pattern:
      /(?:부정적(?:인)?|단점|아쉬운 ?점|비판)[^.\n]{0,14}?(?:금지|불가|제외|언급하지|하지 ?(?:말|마)|빼|자제|삼가)|(?:장점|좋은 ?점|긍정적(?:인)? ?(?:내용|후기|리뷰))만|(?:no|avoid) negative|only positive/gi,
    why: { ko: '솔직한 의견을 막는 조건이에요.', en: 'It keeps you from saying what you think.' },
    ask: {
      ko: '사실에 맞는 솔직한 사용 의견은 담을 수 있게 {부탁드려요|부탁드립니다}.',
      en: 'Please let me say what I honestly think, as long as it is true.',
    },
  },
  {
    id: 'buy-first',
    level: 'warning',
    pattern:
      /선\s?구매|(?:직접|먼저) ?구매(?:하신|하시면| 후)|구매 ?후 ?(?:환급|환불|페이백|입금)|페이백|보증금|예치금|가입비|(?:buy|purchase) (?:it |the product )?first|reimburse/gi,
    unless: NEGATED,
    why: {
      ko: '내 돈을 먼저 내야 하는 조건이에요. 나중에 돌려받아도 광고 표시는 해야 해요.',
      en: 'You pay first. Even when you are repaid later, it has to be disclosed.',
    },
    ask: {
      ko: '구매 없이 제품을 보내 주시거나, 비용을 먼저 지급해 {주세요|주시기 바랍니다}.',
      en: 'Please send the product or pay its price beforehand.',
    },
  },
  {
    id: 'file-to-run',
    level: 'warning',
    pattern:
      /(?![\w가-힣-]{61})[\w가-힣-]{1,60}\.(?:exe|scr|bat|msi|cmd|vbs|js|iso|lnk)(?![\w가-힣])|(?:압축|파일|zip|rar) ?(?:해제 ?)?(?:비밀번호|암호|비번)|(?:archive|zip|rar|file) password/gi,
    why: {
      ko: '실행 파일이나 암호 걸린 압축 파일을 보내는 사칭 메일이 많아요. 열기 전에 보낸 곳을 확인하세요.',
      en: 'Files to run, or archives with a password, are common in faked offers. Check the sender before you open them.',
    },
    ask: {
      ko: '제안 자료는 PDF나 문서 링크로 다시 보내 {주세요|주시기 바랍니다}.',
      en: 'Please send the material again as a PDF or as a link to a document.',
    },
  },
  {
    id: 'speaks-to-ai',
    level: 'warning',
    pattern: TO_MACHINES,
    why: {
      ko: 'AI에게 하는 지시가 메일에 섞여 있어요. 그 문장의 금액과 조건은 읽지 않았어요. 보낸 곳을 확인하세요.',
      en: 'The mail gives orders to an AI. Amounts in those sentences were not read. Check who sent it.',
    },
    ask: {
      ko: '제안 조건을 다시 한번 명확하게 정리해 보내 {주세요|주시기 바랍니다}.',
      en: 'Please send me the terms of your offer once more, clearly.',
    },
  },
];
