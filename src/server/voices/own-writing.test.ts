import { describe, expect, it } from 'vitest';
import { isOwnWriting, nameOfNote } from './own-writing.ts';

const words = '사실 저는 두부를 별로 안 좋아했거든요. 근데 이렇게 구우니까 완전 달라지더라고요. 자, 같이 해 볼까요?';
const note = (more: object) => ({ type: 'text', title: '지난 대본', content: words, metadata: {}, ...more });

describe('a note that a voice can be measured on', () => {
  it.each([
    ['is one that somebody wrote', {}, true],
    ['may have no title', { title: '' }, true],
    ['may be a memo', { type: 'sticky' }, true],
    ['may come from a project’s board', { type: 'user_note' }, true],
    [
      'is not a page that stands as a note',
      { type: 'user_note', metadata: { url: 'https://a.kr', domain: 'a.kr' } },
      false,
    ],
    ['is not a film', { type: 'youtube_transcript' }, false],
    ['is not a chat', { type: 'ai_chat' }, false],
    ['is not an answer', { metadata: { answerOf: { answerId: 'x' } } }, false],
    ['is not what a recipe made', { metadata: { recipe: { id: 'long-script', values: {} } } }, false],
    ['is not of a few words', { content: '오늘 할 일' }, false],
    ['is not a list of figures', { content: '1. 10,000\n2. 20,000\n'.repeat(20) }, false],
    [
      'is not a template with its places open',
      {
        content:
          '- 주제: {{주제}}\n- 보는 사람: {{보는 사람}}\n- 보고 나면 할 수 있는 것: {{얻는 것}}\n- 한 문장 약속: {{약속}}',
      },
      false,
    ],
    ['is a template in which somebody has written', { content: `- 주제: {{주제}}\n${words}` }, true],
  ])('%s', (_, more, isOwn) => expect(isOwnWriting(note(more))).toBe(isOwn));
});

describe('the name of a note in a list', () => {
  it.each([
    ['is its title', { title: ' 지난 대본 ' }, '지난 대본'],
    ['is how it begins, without marks', { title: '', content: '\n## 훅\n두부예요.' }, '훅'],
    ['is cut', { title: '  ', content: '가'.repeat(80) }, `${'가'.repeat(60)}…`],
    ['is empty where nothing is written', { title: '', content: '' }, ''],
  ])('%s', (_, more, name) => expect(nameOfNote(note(more))).toBe(name));
});
