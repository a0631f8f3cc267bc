import { describe, expect, it } from 'vitest';
import { mayBeScript } from './may-be-script.ts';
import { readsAsScript } from './reads-as-script.ts';

const SAID =
  '한 달 식비가 62만 원에서 38만 원이 되었어요.\n배달을 주 2회로 줄이고 장은 배부른 시간에만 봤어요.\n도움이 됐다면 구독 부탁드려요.';
const ENGLISH =
  'My food bill fell from six hundred to four hundred a month.\nI order twice a week, and shop after dinner.\nSubscribe if this helped you today.';

const cases: readonly [what: string, isScript: boolean, title: string, content: string][] = [
  ['a title that says so', true, '식비 대본', SAID],
  ['a title with a version', true, '쇼츠 대본 v2 (수정)', SAID],
  ['its other names', true, '[스크립트] 식비 줄이기', SAID],
  ['a storyboard', true, '3편 콘티', SAID],
  ['a script about something else', true, '실적 분석 대본', SAID],
  ['its subject behind it', true, '대본: 엔비디아 실적 분석', SAID],
  ['an English title', true, 'Script: food bill', ENGLISH],
  ['parts with names of films', true, '식비', `## 훅\n${SAID}\n\n## 본론\n장은 주 1회 봐요.`],
  ['parts with times', true, '', `## 도입 (0:00–0:10)\n${SAID}\n\n## 본론 (0:10–0:40)\n장은 주 1회 봐요.`],
  ['parts with cues', true, '', `## 인트로\n${SAID}\n화면: 62만 → 38만\nB-roll: 장바구니\n## 본론\n장은 주 1회 봐요.`],
  ['parts in brackets', true, '', `[훅]\n${SAID}\n[마무리]\n구독 부탁드려요.`],
  ['bold parts with seconds', true, '', `**훅 (0~3초)**\n${SAID}\n\n**CTA**\n구독 부탁드려요.`],
  ['English parts', true, 'Food bill', `## Hook\n${ENGLISH}\n\n## Call to action\nSubscribe.`],
  ['labels of what is said and seen', true, '', `나레이션: ${SAID.replaceAll('\n', '\n화면: 장바구니\n나레이션: ')}`],
  [
    'a table of what is said and seen',
    true,
    '',
    `| 시간 | 화면 | 대사 |\n| --- | --- | --- |\n${SAID.split('\n')
      .map((line) => `| 0:05 | 장바구니 | ${line} |`)
      .join('\n')}`,
  ],

  ['a title and nothing said yet', false, '식비 대본', '여기에 쓰기'],
  ['an empty note', false, '대본', ''],
  ['ideas for a script', false, '대본 아이디어', SAID],
  ['how to write one', false, '대본 쓰는 법', SAID],
  ['what was said of one', false, '대본 피드백 회의', SAID],
  ['a list of tasks', false, '대본', `- [ ] 초안 쓰기\n- [x] 소리 내어 읽기\n${SAID}`],
  ['a program', false, '배포 스크립트', SAID],
  ['a program by its code', false, '스크립트', `${SAID}\n\`\`\`bash\nnpm run build\n\`\`\``],
  ['a language', false, '타입스크립트 정리', SAID],
  ['a program that says how it is run', false, '스크립트 실행 순서', SAID],
  ['an English program', false, 'Build script', ENGLISH],
  ['an authority', false, '중대본 브리핑', SAID],
  ['a guide in the parts of a script', false, '대본 작성 가이드', `## 훅\n${SAID}\n\n## 본론\n이유를 말해요.`],
  ['a hotel', false, '콘티넨탈 호텔', SAID],
  ['a note', false, '식비', SAID],
  ['a note with headings', false, '식비', `## 배달\n${SAID}\n\n## 장보기\n장은 주 1회 봐요.`],
  ['an essay in its parts', false, '식비', `## 도입\n${SAID}\n\n## 본론\n장은 주 1회 봐요.\n\n## 결론\n줄었어요.`],
  ['a problem and its solution', false, '', `## 문제\n${SAID}\n\n## 해결\n장은 주 1회 봐요.\n\n## 결과\n줄었어요.`],
  ['research', false, '', `## 방법\n${SAID}\n\n## 결과\n줄었어요.\n\n## 결론\n효과가 있어요.`],
  ['an event', false, '', `## 오프닝 (10분)\n${SAID}\n\n## 본문 (30분)\n강연을 들어요.\n\n## 클로징 (10분)\n인사해요.`],
  ['a page that sells', false, '', `## 문제\n${SAID}\n\n## CTA\n지금 신청하세요.`],
  ['a song', false, '', `[Hook]\n${SAID}\n[Verse 1]\n장은 주 1회 봐요.\n[Outro]\n줄었어요.`],
  ['a sheet of facts', false, '', `화면: 6.1인치\n카메라: 4,800만 화소\n배터리: 하루 종일\n${SAID}`],
  ['a table of contents', false, '', `| 구간 | 내용 |\n| --- | --- |\n| 1 | ${SAID.replaceAll('\n', ' ')} |`],
  ['chapters', false, '', `0:00 인트로\n0:30 본론\n3:00 마무리\n${SAID}`],
  ['an interview', false, '', `민수: ${SAID.replaceAll('\n', '\n하나: ')}`],
  ['minutes of a meeting', false, '6월 회의', `## 안건\n${SAID}\n\n## 결론\n다음 주에 찍어요.`],
  [
    'a mail',
    false,
    '',
    '안녕하세요, 마루식품 마케팅팀 김하나입니다. 브랜디드 영상 1편을 제안드립니다. 원고료는 200만 원입니다.',
  ],
];

describe('a note', () => {
  it.each(cases)('%s: %j', (_what, isScript, title, content) => {
    expect(readsAsScript(title, content)).toBe(isScript);
    if (isScript) expect(mayBeScript(title, content)).toBe(true);
  });

  it('of 60,000 letters is judged by how it begins', () => {
    const long = '장은 주 1회, 배부른 시간에 봐요.\n'.repeat(3_000);
    expect(readsAsScript('', `## 훅\n${SAID}\n\n## 본론\n${long}`)).toBe(true);
    expect(readsAsScript('', `${long}\n\n## 훅\n${SAID}\n\n## 마무리\n구독 부탁드려요.`)).toBe(false);
  });

  it.each([
    '|'.repeat(100_000),
    '# '.repeat(50_000),
    '[훅]\n'.repeat(30_000),
    '나레이션:'.repeat(20_000),
    '\ud800'.repeat(50),
  ])('of hostile signs is borne (case %#)', (content) => {
    readsAsScript('', content);
    readsAsScript('대본', content);
  });
});
