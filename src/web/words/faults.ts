import type { FaultCode } from '#contract/base/fault.ts';

type FaultWords = Record<FaultCode, string>;

/** What each fault of the contract means to the person who met it, and what to do. */
export const faults: { ko: FaultWords; en: FaultWords } = {
  ko: {
    'bad-input': '보낸 내용을 이해하지 못했어요. 값을 확인하고 다시 시도해 주세요.',
    'not-signed-in': '로그인이 필요해요.',
    'plan-limit': '지금 플랜으로는 더 만들 수 없어요. 플랜을 바꾸거나 쓰지 않는 것을 지워 주세요.',
    'no-credits':
      '이번 달 AI 크레딧을 다 썼어요. 다음 달 1일에 다시 채워져요. 더 필요하면 관리자에게 한도를 올려 달라고 해 주세요.',
    'members-only': '멤버십 고객만 들어올 수 있어요.',
    'not-allowed': '이 작업을 할 권한이 없어요.',
    'not-found': '찾는 것이 없어요. 지워졌거나 볼 수 없는 것이에요.',
    conflict: '다른 곳에서 먼저 바뀌었어요. 새로고침한 뒤 다시 시도해 주세요.',
    'model-gone': '이 대화에서 고른 모델을 더 쓸 수 없어요. 입력창 아래에서 다른 모델을 골라 주세요.',
    stale: '다른 탭에서 더 새로운 내용이 저장되었어요.',
    'too-large': '너무 커서 보낼 수 없어요.',
    'unsupported-type': '이 형식은 아직 읽을 수 없어요.',
    'not-this-source': '이 주소는 여기서 읽을 수 있는 링크가 아니에요.',
    'nothing-readable': '읽을 수 있는 글이 없어요.',
    'key-reused': '같은 요청이 다른 내용으로 다시 왔어요. 새로고침해 주세요.',
    'too-many': '요청이 너무 잦아요. 잠시 뒤에 다시 시도해 주세요.',
    unexpected: '예상하지 못한 문제가 생겼어요. 다시 시도해 주세요.',
    'ai-unavailable': 'AI가 지금 답하지 못해요. 잠시 뒤에 다시 시도해 주세요.',
    'search-unavailable': '웹 검색을 지금 쓸 수 없어요.',
    'login-unavailable': '로그인 서비스에 연결할 수 없어요. 잠시 뒤에 다시 시도해 주세요.',
    'payment-refused': '결제가 승인되지 않았어요. 다른 결제 수단으로 다시 시도해 주세요.',
    'payment-unavailable': '결제 서비스를 지금 쓸 수 없어요. 잠시 뒤에 다시 시도해 주세요.',
    busy: '서버가 바빠요. 잠시 뒤에 다시 시도해 주세요.',
  },
  en: {
    'bad-input': "We couldn't understand that. Check the values and try again.",
    'not-signed-in': 'Please sign in.',
    'plan-limit': "Your plan doesn't allow more. Change the plan, or delete what you don't use.",
    'no-credits':
      "This month's AI credits are used up. They are full again on the first of the next month; an administrator can raise the limit.",
    'members-only': 'Only members can come in.',
    'not-allowed': "You don't have permission to do this.",
    'not-found': "It isn't here. It was deleted, or you can't see it.",
    conflict: 'It changed somewhere else first. Reload and try again.',
    'model-gone': 'The model chosen for this conversation is no longer offered. Choose another one below the question.',
    stale: 'Another tab has saved something newer.',
    'too-large': "It's too large to send.",
    'unsupported-type': "This format can't be read yet.",
    'not-this-source': "This address isn't a link that can be read here.",
    'nothing-readable': "There's no text to read.",
    'key-reused': 'The same request came again with different content. Please reload.',
    'too-many': 'Too many requests. Try again in a moment.',
    unexpected: 'Something unexpected happened. Please try again.',
    'ai-unavailable': "The AI can't answer right now. Try again in a moment.",
    'search-unavailable': "Web search isn't available right now.",
    'login-unavailable': "The sign-in service can't be reached. Try again in a moment.",
    'payment-refused': 'The payment was declined. Try another payment method.',
    'payment-unavailable': "The payment service isn't available right now. Try again in a moment.",
    busy: 'The server is busy. Try again in a moment.',
  },
};
