import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import { htmlToMarkdown } from './html-to-markdown.ts';

const convert = (html: string) =>
  htmlToMarkdown(html, (text) => parseHTML(`<!doctype html><html><body>${text}</body></html>`).document.body);

/** A paragraph as Word copies the item of a list. */
const ofWord = (level: number, sign: string, words: string, list = 0) =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:${level * 40}.0pt;text-indent:-20.0pt;\nmso-list:l${list} level${level} lfo1'>` +
  `<![if !supportLists]><span lang=EN-US style='font-family:Symbol'><span style='mso-list:Ignore'>${sign}` +
  `<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>`;

/** An item as Word on the web copies it: each in a list of its own. */
const ofWordOnline = (level: number, words: string, kind = 'ul', start = '') =>
  `<div class="ListContainerWrapper SCXW1"><${kind} role="list" class="BulletListStyle1"${start}>` +
  `<li role="listitem" data-listid="1" data-aria-level="${level}"><p class="Paragraph"><span class="TextRun">` +
  `<span class="NormalTextRun">${words}</span></span><span class="EOP">&nbsp;</span></p></li></${kind}></div>`;

const hanging = (left: number, words: string, css = '') =>
  `<p class="HStyle0" style="margin-left:${left}pt;text-indent:-10.0pt;${css}"><span style="font-family:바탕">${words}</span></p>`;

describe('a list that is pasted', () => {
  it.each([
    [
      'from Word, in levels',
      ofWord(1, '·', '카메라와 렌즈') +
        ofWord(2, 'o', '35mm <b>단렌즈</b>') +
        ofWord(3, '§', '필터') +
        ofWord(1, '·', '배터리 두 개'),
      '- 카메라와 렌즈\n  - 35mm **단렌즈**\n    - 필터\n- 배터리 두 개',
    ],
    [
      'from Word, with numbers that begin elsewhere',
      ofWord(1, '3.', '물을 끓인다') + ofWord(2, 'a.', '92도') + ofWord(2, 'b.', '94도') + ofWord(1, '4.', '붓는다'),
      '3. 물을 끓인다\n   1. 92도\n   2. 94도\n4. 붓는다',
    ],
    [
      'from Word, with numbers of several parts, in Hangul and in circles',
      ofWord(1, '1.', '준비') + ofWord(2, '1.2.', '장비') + ofWord(3, '가.', '삼각대') + ofWord(4, '②', '나사'),
      '1. 준비\n   2. 장비\n      1. 삼각대\n         2. 나사',
    ],
    [
      'from Word, signs within numbers and numbers within signs',
      ofWord(1, '1.', '하나') +
        ofWord(2, '', '안') +
        ofWord(1, '2.', '둘') +
        ofWord(1, '·', '셋', 1) +
        ofWord(2, '(1)', '안', 1),
      '1. 하나\n   - 안\n2. 둘\n\n- 셋\n  1. 안',
    ],
    [
      'from Word, which begins in the midst of the levels',
      ofWord(2, 'o', '안') + ofWord(4, 'o', '더 안') + ofWord(1, '·', '밖'),
      '- 안\n  - 더 안\n\n- 밖',
    ],
    [
      'from Word, an item that goes on and words between two lists',
      `${ofWord(1, '·', '하나')}<p class=MsoListParagraph style='margin-left:40.0pt'>이어서</p>${ofWord(1, '·', '둘')}` +
        `<p class=MsoNormal>사이의 글</p>${ofWord(1, '·', '셋')}`,
      '- 하나\n  이어서\n- 둘\n\n사이의 글\n\n- 셋',
    ],
    [
      'from an older Word, which marks its signs by comments alone',
      `<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><!--[if !supportLists]--><span>1.<span>&nbsp;&nbsp;</span></span><!--[endif]--><span>첫째</span></p>` +
        `<p class="MsoListParagraph" style="margin-left:72.0pt;mso-list:l0 level2 lfo1"><!--[if !supportLists]--><span>a.<span>&nbsp; </span></span><!--[endif]-->안</p>`,
      '1. 첫째\n   1. 안',
    ],
    [
      'from Word, whose own styles the browser has taken away',
      `<p class="MsoListParagraph" style="margin-left: 40pt; text-indent: -20pt;"><span>·<span>&nbsp;&nbsp; </span></span>하나</p>` +
        `<p class="MsoListParagraph" style="margin-left: 80pt; text-indent: -20pt;"><span>o<span>&nbsp; </span></span>안</p>`,
      '- 하나\n  - 안',
    ],
    [
      'from Outlook, whose lists within lists stand beside their items',
      `<ul type=disc><li class=MsoListParagraph style='mso-list:l0 level1 lfo1'>하나<o:p></o:p></li>` +
        `<ul type=circle><li class=MsoListParagraph style='mso-list:l0 level2 lfo1'>안<o:p></o:p></li></ul>` +
        `<li class=MsoListParagraph style='mso-list:l0 level1 lfo1'>둘</li></ul>`,
      '- 하나\n  - 안\n- 둘',
    ],
    [
      'from Word on the web',
      ofWordOnline(1, '카메라') + ofWordOnline(2, '렌즈') + ofWordOnline(2, '필터') + ofWordOnline(1, '배터리'),
      '- 카메라\n  - 렌즈\n  - 필터\n- 배터리',
    ],
    [
      'from Word on the web, with numbers',
      ofWordOnline(1, '하나', 'ol') +
        ofWordOnline(2, '안', 'ul') +
        ofWordOnline(1, '둘', 'ol') +
        ofWordOnline(1, '다섯', 'ol', ' start="5"'),
      '1. 하나\n   - 안\n2. 둘\n\n5) 다섯',
    ],
    [
      'from Google Docs',
      `<b style="font-weight:normal;" id="docs-internal-guid-1"><ol start="2"><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:700">둘</span></p></li>` +
        `<ul><li dir="ltr" aria-level="2"><p role="presentation"><span>안</span></p></li></ul><li dir="ltr" aria-level="1"><p><span>셋</span></p></li></ol></b>`,
      '2. **둘**\n   - 안\n3. 셋',
    ],
    [
      'from Google Docs, to be ticked',
      `<ul><li role="checkbox" aria-checked="true"><p>한 일</p></li><li role="checkbox" aria-checked="false"><p>할 일</p></li></ul>`,
      '- [x] 한 일\n- [ ] 할 일',
    ],
    [
      'from Apple Notes',
      `<ul class="ul1"><li class="li1"><span class="s1"></span>하나</li><ul class="ul1"><li class="li1"><span class="s1"></span>안</li></ul></ul>`,
      '- 하나\n  - 안',
    ],
    [
      'from Pages, which draws its signs between tabs',
      `<p class="p1"><span class="Apple-tab-span">\t</span>•<span class="Apple-tab-span">\t</span>하나</p><p class="p1"><span class="Apple-tab-span">\t</span>•<span class="Apple-tab-span">\t</span>둘</p>`,
      '- 하나\n- 둘',
    ],
    [
      'from a Hangul word processor, whose paragraphs hang from their signs',
      hanging(10, '○ 촬영 준비') + hanging(20, '- 카메라') + hanging(20, '- 렌즈') + hanging(10, '○ 편집'),
      '- 촬영 준비\n  - 카메라\n  - 렌즈\n- 편집',
    ],
    [
      'from a Hangul word processor, with numbers',
      hanging(10, '1. 준비') + hanging(20, '가. 카메라') + hanging(20, '나. 렌즈') + hanging(10, '2. 편집'),
      '1. 준비\n   1. 카메라\n   2. 렌즈\n2. 편집',
    ],
    [
      'from Slack',
      `<ul data-indent="0"><li data-stringify-indent="0">하나</li></ul><ul data-indent="1"><li data-stringify-indent="1">안</li></ul><ul data-indent="0"><li data-stringify-indent="0">둘</li></ul>`,
      '- 하나\n  - 안\n- 둘',
    ],
    [
      'from Quill',
      `<ol><li data-list="ordered">하나</li><li data-list="ordered" class="ql-indent-1">안</li><li data-list="ordered">둘</li></ol>`,
      '1. 하나\n   1. 안\n2. 둘',
    ],
    [
      'from Word, two lists that follow each other',
      ofWord(1, '1.', '하나') +
        ofWord(1, '2.', '둘') +
        ofWord(1, '1.', '새로', 1) +
        ofWord(1, '2.', '또', 1) +
        ofWord(1, '1.', '셋째', 2),
      '1. 하나\n2. 둘\n\n1) 새로\n2) 또\n\n1. 셋째',
    ],
    ['with numbers of its items', '<ol><li value="4">넷</li><li>다섯</li></ol>', '4. 넷\n5. 다섯'],
  ])('keeps its levels and numbers: %s', (_, html, markdown) => expect(convert(html)).toBe(markdown));

  it.each([
    ['a sentence that begins with a dash', '<p>- 라고 말했다.</p>'],
    ['words of one letter', '<p>o 와 v</p>'],
    ['numbers in running words', '<p>1. 하나</p><p>2. 둘</p>'],
    ['code', '<div><span>* a</span></div>'],
  ])('is none where nothing hangs: %s', (_, html) => expect(convert(html)).toBeNull());

  it('is none in a heading of Word: its number stays, its sign goes', () => {
    const heading = (sign: string) =>
      `<h2 style='mso-list:l1 level1 lfo2'><![if !supportLists]><span><span style='mso-list:Ignore'>${sign}<span>&nbsp; </span></span></span><![endif]>장비</h2>`;
    expect(convert(heading('1.'))).toBe('## 1. 장비');
    expect(convert(heading('·'))).toBe('## 장비');
  });

  it('is read in time however many items and levels it claims', () => {
    const many = Array.from({ length: 1_000 }, (_, i) => ofWord(i + 1, '·', `${i}`)).join('');
    const lines = convert(many)?.split('\n') ?? [];
    expect(lines).toHaveLength(1_000);
    expect(lines.at(-1)).toBe(`${' '.repeat(16)}- 999`);
  });
});
