import type { Recipe } from '../recipe.ts';
import { textValue } from '../values.ts';
import { audienceField, topicField, wishField } from './fields.ts';
import { orderOf } from './orders.ts';
import { blank, bulletsOf, cite, inTurn } from './outline.ts';

const fields = [topicField, audienceField, wishField] as const;

/** A letter to subscribers: subject, preview line, three short parts, one request. */
export const newsletter: Recipe = {
  name: { ko: '뉴스레터', en: 'Newsletter' },
  what: {
    ko: '제목과 미리보기 문장까지 갖춘 구독자 편지를 만들어요.',
    en: 'A letter to subscribers, with its subject and preview line.',
  },
  fields,
  order: (values, language) =>
    orderOf(
      language === 'ko'
        ? '구독자에게 보내는 뉴스레터를 씁니다. 형식: `## 제목`(40자 안팎 한 줄), `## 미리보기`(70자 안팎 한 줄), `## 본문`(인사, 소제목 두세 개, 각 2~4문장), `## 부탁`(읽은 사람이 할 일 하나).'
        : 'Write a newsletter. Form: `## Subject` (one line of about 60 characters), `## Preview` (one line of about 90), `## Body` (a greeting, two or three headed parts of 2 to 4 sentences), `## Request` (one thing to do).',
      fields,
      values,
      language,
    ),
  outline(values, material, language) {
    const topic = textValue(values, 'topic');
    const [first, ...others] = inTurn(material);
    const rest = bulletsOf(others.slice(0, 4));
    return language === 'ko'
      ? `## 제목\n${topic}\n\n## 미리보기\n${first ? cite(first) : blank('첫 문장')}\n\n## 본문\n안녕하세요, ${blank('이름')}입니다. ${blank('요즘 이야기 한 줄')}\n\n### 이번 주에 본 것\n${rest}\n\n### 내 생각\n${blank('직접 겪은 것')}\n\n## 부탁\n${blank('답장, 새 영상 보기 등 하나')}`
      : `## Subject\n${topic}\n\n## Preview\n${first ? cite(first) : blank('first line')}\n\n## Body\nHello, ${blank('your name')} here. ${blank('what you are up to')}\n\n### Seen this week\n${rest}\n\n### What I think\n${blank('your own experience')}\n\n## Request\n${blank('one thing: reply, watch the new video')}`;
  },
};
