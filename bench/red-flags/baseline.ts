/** What a flag of the checklist has to beat: any of these words. */
const words: Readonly<Record<string, string>> = {
  'hide-disclosure': '광고 표시|협찬 문구|#협찬|disclos|label',
  'exclusive-term': '경쟁|동종|타사|exclusiv|other',
  'unlimited-revisions': '제한 없|만족|unlimited|as many',
  'ads-without-end': '광고 소재|광고소재|ads',
  'unlimited-usage': '무기한|영구|제한 없|perpetu|indefinite|unlimited',
  'copyright-transfer': '저작권|소유권|재산권|copyright|work for hire',
  'fee-fixed-for-a-year': '연간|1년|12개월|year|12 months',
  'no-fee': '원고료 없|광고비|제작비|no payment|fee',
  'ad-in-disguise': '티가|느낌|처럼|look like|sponsored',
  'performance-only': '조회수|수수료|commission|views',
  penalty: '위약금|환불|공제|penalty|refund',
  'approval-without-end': '때까지|시까지|until',
  'kept-forever': '삭제|영구|무기한|permanently|taken down',
  'portrait-rights': '초상|얼굴|목소리|likeness|image rights',
  'raw-files': '원본|무편집|프로젝트 파일|raw|project files',
  'one-sided-end': '언제든|임의|일방|at any time|discretion',
  'only-praise': '단점|부정적|긍정적|negative|positive',
  'buy-first': '구매|페이백|보증금|buy|purchase',
  'no-contract': '계약서|구두|contract',
  'words-given': '그대로|토씨|as is|word for word',
  'file-to-run': '.exe|.scr|압축|비밀번호|암호|password',
  'speaks-to-ai': 'ai|지침|프롬프트|instructions',
  'private-data': '신분증|비밀번호|보안카드|passport|password|code',
  'log-in-link': '로그인|계정|log in|account',
  'in-haste': '오늘|지금|선착순|today|within',
};

export const flags = Object.keys(words);
export const baselineFinds = (flag: string, text: string): boolean =>
  (words[flag] ?? '').split('|').some((word) => text.toLowerCase().includes(word));
