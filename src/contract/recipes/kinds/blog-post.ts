import type { Span } from '../../base/marked-text.ts';
import { blanksLeft } from '../blanks-left.ts';
import type { Part, Recipe } from '../recipe.ts';
import { textValue } from '../values.ts';
import { BLOG, blogParts, checkBlogForm } from './blog-form.ts';
import { audienceField, topicField, wishField } from './fields.ts';
import { orderOf } from './orders.ts';
import { atStart, blank, bulletsOf, cite, inTurn, ownTitleOf, subjectsOf, topicOf, within } from './outline.ts';
import { blogRecord } from './post-records.ts';
import { partOf } from './sections.ts';
import { disclosed, sponsoredText, sponsorFields, sponsorOrder } from './sponsored.ts';

const fields = [topicField, audienceField, ...sponsorFields, wishField] as const;

const MOST_PARTS = 5;

/** A post as it is written on Naver Blog: short paragraphs, headings, places for pictures; a sponsor is named on top. */
export const blogPost: Recipe = {
  name: { ko: '블로그 글', en: 'Blog post' },
  what: {
    ko: '소제목과 사진 자리가 있는 네이버식 블로그 글을 만들어요. 협찬이면 맨 위에 밝혀요.',
    en: 'A blog post with headings and image slots. Sponsorship is disclosed at the top.',
  },
  fields,
  record: blogRecord,
  order: (values, language) =>
    orderOf(
      sponsorOrder(values, language, 'blog') +
        (language === 'ko'
          ? '네이버 블로그 글을 씁니다. `title`: 40자 안팎. `greeting`: 인사 두세 문장. `parts` 3~5개: 소제목 `heading`, 글 `text`(2~4문단, 문단은 1~3문장), 넣을 사진에 무엇이 보이는지 `picture`(3개 이상, 없으면 빈 글). `summary`: 정리. `hashtags`: 5~10개.'
          : 'Write a blog post. `title`, `greeting`, 3 to 5 `parts`: a `heading`, its `text` (2 to 4 short paragraphs) and what a `picture` below it shows (at least three; empty for none). `summary`: in short. `hashtags`: 5 to 10.'),
      [topicField, audienceField, wishField],
      values,
      language,
    ),
  outline(values, material, language) {
    const topic = textValue(values, 'topic');
    const own = blank(language === 'ko' ? '직접 해 본 이야기' : 'your own experience');
    const picture = (number: number, of: string) =>
      language === 'ko' ? `〔사진 ${number}: ${of}〕` : `〔picture ${number}: ${of}〕`;
    const [heading, of] = language === 'ko' ? ['소제목', '보여 줄 것'] : ['heading', 'what to show'];
    const sources = material.sources.slice(0, MOST_PARTS);
    const unlike = new Set(inTurn({ sources }));
    const told = sources.map((source, i) => {
      const [first, ...rest] = source.quotes.filter((quote) => unlike.has(quote));
      // The name of a file is no heading of a post.
      const title = source.kind === 'file' ? null : ownTitleOf(source);
      const begun = `## ${title ?? blank(heading)}${first ? `\n${cite(first)}` : ''}`;
      const pieces = [begun, own, picture(i + 1, title ?? of), bulletsOf(rest.slice(0, 3))];
      return pieces.filter((piece) => piece !== '').join('\n\n');
    });
    const open = Array.from(
      { length: Math.max(0, BLOG.pictures - told.length) },
      (_, i) => `## ${blank(heading)}\n${own}\n\n${picture(told.length + i + 1, of)}`,
    );
    const parts = [...told, ...open].join('\n\n');
    const tags = subjectsOf(material)
      .slice(0, 8)
      .map((keyword) => `#${keyword.replace(/\s+/g, '')}`);
    const greeting =
      language === 'ko'
        ? `안녕하세요, ${blank('이름')}입니다. 오늘은 ${within(topic)} 이야기를 해 볼게요.`
        : `Hello, ${blank('your name')} here. Today it’s all about ${within(topic)}.`;
    const end =
      language === 'ko'
        ? `## 정리\n${blank('한 줄로 정리하면')}\n\n${tags.join(' ')}`
        : `## In short\n${blank('in one line')}\n\n${tags.join(' ')}`;
    const subject = topicOf(material, 1);
    const title =
      subject !== '' && !topic.toLowerCase().includes(subject.toLowerCase()) ? `${topic} (${subject})` : topic;
    return sponsoredText(
      'blog',
      [`# ${atStart(title, language)}`, greeting, parts, end].join('\n\n'),
      values,
      language,
    );
  },
  check: (text, values) => [...disclosed('blog', text, values), ...checkBlogForm(text), ...blanksLeft(text)],
  fit: (text, values, language) => sponsoredText('blog', text, values, language),
  parts(text, values) {
    const { title, body, hashtags } = blogParts(text);
    const blanks = blanksLeft(text);
    const part = (label: Part['label'], at: Span | null) =>
      at === null || at[0] === at[1] ? [] : [partOf(label, text, at, blanks)];
    return [
      ...part({ ko: '제목', en: 'Title' }, title),
      ...part({ ko: '본문', en: 'Body' }, body).map((one) => ({
        ...one,
        findings: [...one.findings, ...disclosed('blog', text, values)],
      })),
      ...part({ ko: '해시태그', en: 'Hashtags' }, hashtags),
    ];
  },
};
