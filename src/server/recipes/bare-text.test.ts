import { describe, expect, it } from 'vitest';
import { bareText } from './bare-text.ts';

const script = '이거 모르면 손해예요.\n문 쪽에 두지 마세요.\n안쪽에 두세요.\n3일은 더 가요.\n저장해 두세요!';

describe('the text that was asked for', () => {
  it.each([
    ['a fence around it', `\`\`\`markdown\n${script}\n\`\`\``],
    ['words around a fence', `대본입니다:\n\n\`\`\`\n${script}\n\`\`\`\n\n마음에 드시나요?`],
    ['an announcement', `물론이죠! 아래는 요청하신 숏폼 대본입니다.\n\n${script}`],
    ['an assent of its own', `물론이죠!\n\n${script}`],
    ['an announcement with a rule', `Here is the script:\n\n---\n\n${script}`],
    ['an offer behind a rule', `${script}\n\n---\n\n필요하시면 더 짧게 수정해 드릴게요.`],
    ['both', `다음은 수정한 대본입니다.\n\n${script}\n\n원하시면 톤을 바꿔 드릴 수 있으니 말씀해 주세요.`],
    ['a quotation', script.replace(/^/gm, '> ')],
    ['breaks of Windows', script.replaceAll('\n', '\r\n')],
  ])('is told from %s', (_what, written) => expect(bareText(written)).toBe(script));

  it.each([
    ['a greeting that is said', `네, 여러분 안녕하세요.\n\n${script}`],
    ['a first line about a post', `이 글을 끝까지 읽어 보세요.\n\n${script}`],
    ['a request to viewers', `${script}\n\n---\n\nLet me know if you agree in the comments.`],
    ['an offer that is said', `${script}\n\n궁금한 점이 필요하시면 언제든 말씀해 주세요.`],
    ['a fence among much else', `${script}\n\n\`\`\`\n코드\n\`\`\`\n\n${script}`],
    ['two fences', '```\n하나\n```\n\n```\n둘\n```'],
    ['comments with replies', '> 질문이요\n\n답이에요'],
    ['nothing but an announcement', '아래는 대본입니다:'],
    ['nothing', ''],
  ])('keeps %s', (_what, written) => expect(bareText(written)).toBe(written));
});
