import { describe, expect, it } from 'vitest';
import { creatorTemplateIds } from '#contract/canvases/template-ids.ts';
import { templateWords } from '#contract/canvases/template-words.ts';
import { templateChanges } from '../canvases/templates.ts';
import { evidenceIn, isAboutBlanks, saidIn, toldIn, withoutTemplate } from './written.ts';

const notesOf = (template: Parameters<typeof templateChanges>[0], language: 'ko' | 'en') =>
  templateChanges(template, language, () => crypto.randomUUID()).flatMap((change) =>
    change.do === 'add-node' && (change.node.type === 'text' || change.node.type === 'sticky') ? [change.node] : [],
  );

describe.each(['default' as const, ...creatorTemplateIds])('on the board %s', (template) => {
  it.each(['ko', 'en'] as const)('no card says anything before somebody has written on it, in %s', (language) => {
    for (const { title, content } of notesOf(template, language))
      expect(saidIn(`${title}\n${content}`).trim()).toBe('');
  });

  it.each(['ko', 'en'] as const)('a model reads nothing but its prompts, in %s', (language) => {
    const { generatorTitle, threadTitle } = templateWords[language];
    for (const { title, content } of notesOf(template, language)) {
      const isPrompt = title === generatorTitle || title === threadTitle;
      expect(toldIn(`${title}\n${content}`).trim()).toBe(isPrompt ? content.trim() : '');
    }
  });
});

it.each<[string, string, { text: string; said: string; evidence: string }]>([
  [
    'a place that is filled in',
    '기획 한 장\n- 주제: 자취 식비 줄이기\n- 보는 사람: {{보는 사람}}',
    {
      text: '- 주제: 자취 식비 줄이기\n- 보는 사람: {{보는 사람}}',
      said: '- 주제: 자취 식비 줄이기',
      evidence: '- 주제: 자취 식비 줄이기',
    },
  ],
  [
    'a half that is filled in',
    '- 올리는 날: 3월 2일 {{시각}}\n- 협찬: 없음',
    { text: '- 올리는 날: 3월 2일 {{시각}}\n- 협찬: 없음', said: '- 협찬: 없음', evidence: '- 협찬: 없음' },
  ],
  [
    'a list of what is to be done, ticked and unticked',
    '- [ ] 두부 사기\n- [x] 식비를 적기 시작했어요\n☐ 장 보기\n☑ 배달 앱 지우기',
    {
      text: '- [ ] 두부 사기\n- [x] 식비를 적기 시작했어요\n☐ 장 보기\n☑ 배달 앱 지우기',
      said: '- [ ] 두부 사기\n- [x] 식비를 적기 시작했어요\n☐ 장 보기\n☑ 배달 앱 지우기',
      evidence: '- [x] 식비를 적기 시작했어요\n☑ 배달 앱 지우기',
    },
  ],
  [
    'a task of a template, also once it is ticked',
    '- [x] 직접 겪은 일 하나\n- [x] 62만 원이 38만 원이 된 일',
    {
      text: '- [x] 62만 원이 38만 원이 된 일',
      said: '- [x] 62만 원이 38만 원이 된 일',
      evidence: '- [x] 62만 원이 38만 원이 된 일',
    },
  ],
  [
    'comments below the line that asks for them',
    '댓글을 이름 없이 한 줄에 하나씩 붙여 넣어요.\n- 장은 어디서 봐요?\n- {{댓글}}',
    {
      text: '- 장은 어디서 봐요?\n- {{댓글}}',
      said: '- 장은 어디서 봐요?',
      evidence: '- 장은 어디서 봐요?',
    },
  ],
  [
    'what only looks like a place',
    '{제목} [ ]가 아니라 { { 중괄호 } } 이야기 {{\n}}',
    {
      text: '{제목} [ ]가 아니라 { { 중괄호 } } 이야기 {{\n}}',
      said: '{제목} [ ]가 아니라 { { 중괄호 } } 이야기 {{\n}}',
      evidence: '{제목} [ ]가 아니라 { { 중괄호 } } 이야기 {{\n}}',
    },
  ],
  ['nothing', '', { text: '', said: '', evidence: '' }],
])('of %s', (_, note, { text, said, evidence }) =>
  expect([withoutTemplate(note), saidIn(note), evidenceIn(note)]).toEqual([text, said, evidence]),
);

it.each([
  [
    'a place that is filled in',
    '기획 한 장\n- 주제: 자취 식비 줄이기\n- 보는 사람: {{보는 사람}}',
    '- 주제: 자취 식비 줄이기',
  ],
  ['a half of which only its unit is filled in', '- 길이: 약 {{분}}분\n- 협찬: 없음', '- 협찬: 없음'],
  ['a half in English', '- Length: about {{minutes}} minutes\n- Sponsor: none', '- Sponsor: none'],
  ['words around a place', '- 길이: {{분}}분 정도로 짧게', '- 길이: 짧게'],
  ['a choice from a place', '- 보는 사람: {{보는 사람}} 중에서 자취생', '- 보는 사람: 자취생'],
  ['a list that is filled in by half', '- 보는 사람: 자취생, {{보는 사람}}', '- 보는 사람: 자취생'],
  ['a day without its hour', '- 올리는 날: 3월 2일 {{시각}}', '- 올리는 날: 3월 2일'],
  ['the mark of its list changed', '* 주제: {{주제}}\n주제: {{주제}} (자취)', '주제: (자취)'],
  ['a prompt of one’s own', '{{주제}}로 제목을 {{개수}}개 써 줘', '{{주제}}로 제목을 {{개수}}개 써 줘'],
  ['what is still to be done', '- [ ] 두부 사기\n- [ ] 직접 겪은 일 하나', '- [ ] 두부 사기'],
  [
    'headings above what is said',
    '## 꼭 들어갈 것\n- [x] 62만 원이 38만 원이 된 일',
    '- [x] 62만 원이 38만 원이 된 일',
  ],
])('a model reads of %s only what a person wrote', (_, note, told) => expect(toldIn(note)).toBe(told));

it.each([
  ['기획 한 장의 빈칸을 채워 줘', true],
  ['비어 있는 항목이 뭐야?', true],
  ['Fill in the blanks of my plan', true],
  ['{{주제}}에 뭘 쓸까?', true],
  ['내 기획에서 아직 안 정한 게 뭐야?', true],
  ['남은 항목만 알려 줘', true],
  ['뭘 더 적어야 해?', true],
  ['What is still missing in my plan?', true],
  ['이 영상에서 안 좋은 점은?', false],
  ['What is the video about?', false],
  ['훅을 세 개 써 줘', false],
  ['채널 소개를 다듬어 줘', false],
  ['What do the videos share?', false],
])('%s asks about blanks: %s', (question, isAbout) => expect(isAboutBlanks(question)).toBe(isAbout));
