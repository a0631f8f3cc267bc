import { z } from 'zod';

/** queued and processing end within OURS.sourceTimeLimitMs; partial: something was read, not all; failed: the reason stands beside. */
export const sourceStatus = z.enum(['queued', 'processing', 'ready', 'partial', 'failed']);
export type SourceStatus = z.infer<typeof sourceStatus>;

/** Why a source could not be read. The sentence for people is in each catalogue under the same code. */
export const sourceProblems = [
  'not-found',
  'file-gone',
  'refused-address',
  'unreachable',
  'site-error',
  'site-refused',
  'region-blocked',
  'consent-required',
  'timeout',
  'slow-document',
  'too-large',
  'wrong-type',
  'linked-file',
  'nothing-readable',
  'encrypted',
  'protected',
  'damaged',
  'no-captions',
  'blocked',
  'rate-limited',
  'po-token-required',
  'age-restricted',
  'private',
  'video-unavailable',
  'unplayable',
  'live-upcoming',
  'login-required',
  'scanned',
  'speech-failed',
  'speech-refused',
  'vision-failed',
  'vision-refused',
  'no-credits',
  'too-many-waiting',
  'unexpected',
] as const;
export type SourceProblem = (typeof sourceProblems)[number];

/** The server's sentence in the node (`metadata.processingError`) for each problem, Korean first as the interface is. */
export const problemWords: Record<SourceProblem, { ko: string; en: string; retryable: boolean }> = {
  'not-found': {
    ko: '페이지를 찾을 수 없어요. 주소를 확인해 주세요.',
    en: 'The page was not found. Please check the address.',
    retryable: true,
  },
  'file-gone': {
    ko: '파일을 찾을 수 없어요. 파일을 다시 올려 주세요.',
    en: 'The file was not found. Please upload it again.',
    retryable: false,
  },
  'refused-address': {
    ko: '이 주소는 안전을 위해 열지 않아요. 공개된 웹 주소를 넣거나 본문을 붙여 넣어 주세요.',
    en: 'This address is not opened for safety. Please use a public web address, or paste the text.',
    retryable: false,
  },
  unreachable: {
    ko: '페이지에 연결할 수 없어요. 잠시 뒤 다시 시도해 주세요.',
    en: 'The page could not be reached. Please try again in a while.',
    retryable: true,
  },
  'site-error': {
    ko: '사이트에 문제가 있어 페이지를 받지 못했어요. 잠시 뒤 다시 시도해 주세요.',
    en: 'The site has a problem and did not deliver the page. Please try again in a while.',
    retryable: true,
  },
  'site-refused': {
    ko: '이 사이트가 페이지를 자동으로 읽지 못하게 막고 있어요. 브라우저에서 연 뒤 본문을 복사해 붙여 넣어 주세요.',
    en: 'This site does not let programs read its pages. Open it in your browser and paste its text.',
    retryable: true,
  },
  'region-blocked': {
    ko: '법이나 지역 제한 때문에 이곳에서는 열리지 않는 페이지예요. 본문을 복사해 붙여 넣어 주세요.',
    en: 'The page is not shown here for legal or regional reasons. Please paste its text.',
    retryable: true,
  },
  'consent-required': {
    ko: '쿠키 동의를 묻는 화면만 나와서 본문을 읽지 못했어요. 브라우저에서 연 뒤 본문을 복사해 붙여 넣어 주세요.',
    en: 'The site only showed its question about cookies. Open the page in your browser and paste its text.',
    retryable: true,
  },
  timeout: {
    ko: '읽는 데 너무 오래 걸려 멈췄어요. 다시 시도해 주세요.',
    en: 'Reading took too long and was stopped. Please try again.',
    retryable: true,
  },
  'slow-document': {
    ko: '문서가 복잡해서 정해진 시간 안에 읽지 못했어요. 나누어 올리거나 다시 시도해 주세요.',
    en: 'The document is too complex to be read in time. Please split it, or try again.',
    retryable: true,
  },
  'too-large': {
    ko: '페이지나 파일이 너무 커서 읽지 않았어요. 필요한 부분을 텍스트로 붙여 넣거나, 파일이라면 나누어 올려 주세요.',
    en: 'The page or file is too large to read. Please paste the part you need, or split the file.',
    retryable: false,
  },
  'wrong-type': {
    ko: '글로 읽을 수 없는 형식이에요. 내용을 텍스트로 붙여 넣어 주세요.',
    en: 'This kind of content cannot be read as text. Please paste the text instead.',
    retryable: false,
  },
  'linked-file': {
    ko: '글이 아니라 파일로 바로 가는 링크예요. 파일을 내려받은 뒤 올려 주세요.',
    en: 'The link leads to a file and not to a page. Please download the file and upload it.',
    retryable: false,
  },
  'nothing-readable': {
    ko: '읽을 수 있는 글이 없어요. 본문을 텍스트로 붙여 넣어 주세요.',
    en: 'No readable text was found. Please paste the text instead.',
    retryable: true,
  },
  encrypted: {
    ko: '암호가 걸린 파일이에요. 암호를 풀고 다시 올려 주세요.',
    en: 'The file is protected by a password. Please remove it and upload again.',
    retryable: false,
  },
  protected: {
    ko: '문서 보안(DRM)이 걸려 있어 열 수 없는 파일이에요. 보안을 푼 파일을 올리거나 본문을 붙여 넣어 주세요.',
    en: 'The file is locked by document security (DRM). Upload one without it, or paste the text.',
    retryable: false,
  },
  damaged: {
    ko: '파일이 손상되어 읽을 수 없어요. 다시 저장해서 올려 주세요.',
    en: 'The file is damaged and cannot be read. Please save it again and upload.',
    retryable: false,
  },
  'no-captions': {
    ko: '이 영상에는 자막이 없어요. 대본을 붙여 넣어 주세요.',
    en: 'This video has no captions. Please paste a transcript.',
    retryable: true,
  },
  blocked: {
    ko: 'YouTube가 지금 이곳의 요청을 막고 있어요. 잠시 뒤 다시 시도하거나 대본을 붙여 넣어 주세요.',
    en: 'YouTube is blocking requests from here at the moment. Try again in a while, or paste a transcript.',
    retryable: true,
  },
  'rate-limited': {
    ko: '요청이 너무 많아 잠시 막혔어요. 잠시 뒤 다시 시도해 주세요.',
    en: 'Too many requests for now. Please try again later.',
    retryable: true,
  },
  'po-token-required': {
    ko: 'YouTube가 이 영상의 자막을 밖으로 내주지 않아요. 대본을 붙여 넣어 주세요.',
    en: 'YouTube does not give out the captions of this video. Please paste a transcript.',
    retryable: true,
  },
  'age-restricted': {
    ko: '연령 제한 영상이라 자막을 읽을 수 없어요. 대본을 붙여 넣어 주세요.',
    en: 'The video is age-restricted, so its captions cannot be read. Please paste a transcript.',
    retryable: false,
  },
  private: {
    ko: '비공개 영상이에요. 내 영상이라면 일부 공개로 바꾸거나 대본을 붙여 넣어 주세요.',
    en: 'The video is private. If it is yours, make it unlisted, or paste a transcript.',
    retryable: false,
  },
  'video-unavailable': {
    ko: '영상이 삭제되었거나 볼 수 없는 상태예요. 주소를 확인해 주세요.',
    en: 'The video was removed or is unavailable. Please check the address.',
    retryable: false,
  },
  unplayable: {
    ko: '이 영상은 재생할 수 없어 자막을 읽지 못했어요. 대본을 붙여 넣어 주세요.',
    en: 'The video cannot be played, so its captions cannot be read. Please paste a transcript.',
    retryable: false,
  },
  'live-upcoming': {
    ko: '아직 시작하지 않은 방송이에요. 끝난 뒤 다시 시도해 주세요.',
    en: 'The broadcast has not started yet. Try again after it ends.',
    retryable: true,
  },
  'login-required': {
    ko: '로그인해야 볼 수 있어서 읽지 못했어요. 내용을 텍스트로 붙여 넣어 주세요.',
    en: 'This is only shown after signing in. Please paste its text.',
    retryable: true,
  },
  scanned: {
    ko: '스캔한 문서인데 스캔 읽기가 꺼져 있어요. 글자가 있는 PDF로 올리거나 본문을 붙여 넣어 주세요.',
    en: 'This is a scan, and reading scans is turned off here. Upload a PDF with text, or paste the text.',
    retryable: true,
  },
  'speech-failed': {
    ko: '받아쓰기 서비스가 답하지 않아 말소리를 글로 옮기지 못했어요. 잠시 뒤 다시 시도하거나 대본을 붙여 넣어 주세요.',
    en: 'The speech-to-text service did not answer, so nothing was transcribed. Try again in a while, or paste a transcript.',
    retryable: true,
  },
  'speech-refused': {
    ko: '받아쓰기 서비스가 요청을 받아들이지 않아 말소리를 글로 옮기지 못했어요. 대본을 붙여 넣거나, 관리자에게 받아쓰기 설정을 확인해 달라고 해 주세요.',
    en: 'The speech-to-text service did not accept the request, so nothing was transcribed. Paste a transcript, or ask an administrator to check its settings.',
    retryable: true,
  },
  'vision-failed': {
    ko: '그림을 읽는 모델이 답하지 않았어요. 잠시 뒤 다시 시도하거나 그림 설명을 직접 적어 주세요.',
    en: 'The model that reads pictures did not answer. Try again in a while, or describe the picture yourself.',
    retryable: true,
  },
  'vision-refused': {
    ko: '그림을 읽는 모델이 요청을 받아들이지 않았어요. 그림 설명을 직접 적거나, 관리자에게 모델 설정을 확인해 달라고 해 주세요.',
    en: 'The model that reads pictures did not accept the request. Describe the picture yourself, or ask an administrator to check its settings.',
    retryable: true,
  },
  'no-credits': {
    ko: '이번 달 AI 크레딧을 다 썼어요. 다음 달에 다시 시도하거나 관리자에게 한도를 늘려 달라고 하세요.',
    en: "This month's AI credits are used up. Try again next month, or ask an administrator for more.",
    retryable: true,
  },
  'too-many-waiting': {
    ko: '읽기를 기다리는 링크와 파일이 너무 많아 이 노드는 아직 읽지 않았어요. 다른 노드를 다 읽은 뒤 다시 시도해 주세요.',
    en: 'Too many links and files are waiting, so this one has not been read yet. Try again when the others are done.',
    retryable: true,
  },
  unexpected: {
    ko: '예상하지 못한 문제로 읽지 못했어요. 다시 시도해 주세요.',
    en: 'It could not be read because of an unexpected problem. Please try again.',
    retryable: true,
  },
};
