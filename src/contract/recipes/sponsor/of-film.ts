/** '나이키 브랜드 리뷰 영상 잘 봤습니다': of what the creator has made, not of who writes. */
export function isOfFilm(text: string, at: number): boolean {
  const from = Math.max(text.lastIndexOf('.', at), text.lastIndexOf('!', at), text.lastIndexOf('\n', at), at - 80) + 1;
  const sentence = /^[^.!\n]{0,120}/.exec(text.slice(from))?.[0] ?? '';
  return /(?:영상|콘텐츠|리뷰|채널|쇼츠|브이로그)[^.!\n]{0,20}(?:잘(?! ?(?:어울|맞))|재밌게|재미있게|인상|즐겨|감명|늘|항상|보고 (?:연락|반|감))|(?:잘|즐겨) ?(?:봤|보고|보았|본)/.test(
    sentence,
  );
}
