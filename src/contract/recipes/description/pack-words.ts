import type { Finding } from '../../base/finding.ts';
import { COPY, YOUTUBE } from './youtube-limits.ts';

type Words = Finding['words'];

const counted = (value: number) => value.toLocaleString('en-US');
const letters = (value: number) => ({ ko: `${counted(value)}자`, en: `${counted(value)} characters` });

/** What checkPack says of a rule that is broken. */
export const packWords = {
  titleMissing: {
    ko: '제목 후보가 없어요. 제목을 하나 이상 적어 주세요.',
    en: 'There is no title. Write at least one.',
  },
  titleLength: (length: number): Words => ({
    ko: `제목이 ${letters(length).ko}예요. YouTube는 ${YOUTUBE.titleLength}자까지만 받으니 ${length - YOUTUBE.titleLength}자를 줄여 주세요.`,
    en: `The title has ${letters(length).en}. YouTube takes ${YOUTUBE.titleLength}: cut ${length - YOUTUBE.titleLength}.`,
  }),
  titleCount: (count: number): Words => ({
    ko: `제목 후보가 ${count}개예요. 고르기 쉽게 ${COPY.titles}개 이하로 줄여 주세요.`,
    en: `There are ${count} titles. Keep ${COPY.titles} or fewer, so that one can be chosen.`,
  }),
  twice: (text: string): Words => ({
    ko: `‘${text}’ 항목이 두 번 있어요. 하나를 빼 주세요.`,
    en: `“${text}” stands there twice. Remove one.`,
  }),
  descriptionMissing: {
    ko: '설명이 없어요. 설명을 적어 주세요.',
    en: 'There is no description. Write one.',
  },
  descriptionLength: (length: number): Words => ({
    ko: `설명이 ${letters(length).ko}예요. YouTube는 ${letters(YOUTUBE.descriptionLength).ko}까지만 받으니 ${letters(length - YOUTUBE.descriptionLength).ko}를 줄여 주세요.`,
    en: `The description has ${letters(length).en}. YouTube takes ${counted(YOUTUBE.descriptionLength)}: cut ${counted(length - YOUTUBE.descriptionLength)}.`,
  }),
  wholeLength: (length: number): Words => ({
    ko: `설명에 챕터와 해시태그를 붙이면 ${letters(length).ko}예요. YouTube는 ${letters(YOUTUBE.descriptionLength).ko}까지만 받으니 설명을 줄여 주세요.`,
    en: `With chapters and hashtags the description has ${letters(length).en}. YouTube takes ${counted(YOUTUBE.descriptionLength)}: shorten the description.`,
  }),
  bracket: (sign: string): Words => ({
    ko: `YouTube는 ‘${sign}’ 기호를 받지 않아요. 다른 기호로 바꾸거나 빼 주세요.`,
    en: `YouTube does not take the sign “${sign}”. Replace or remove it.`,
  }),
  markdown: (mark: string): Words => ({
    ko: `YouTube는 마크다운을 바꿔 주지 않아서 ‘${mark}’ 표시가 그대로 보여요. 기호를 빼 주세요.`,
    en: `YouTube does not render Markdown: “${mark}” is shown as it is. Remove the marks.`,
  }),
  chaptersTwice: {
    ko: '설명 안에도 챕터가 있어요. 한 번에 복사할 때는 설명에 있는 챕터만 써요. 한쪽을 빼 주세요.',
    en: 'The description lists chapters too. Copied as a whole, only those are used. Remove one of the lists.',
  },
  noTime: (line: string): Words => ({
    ko: `‘${line}’ 줄에는 시간이 없어서 챕터로 복사되지 않아요. 앞에 00:00 같은 시간을 적어 주세요.`,
    en: `The line “${line}” names no time and is not copied as a chapter. Begin it with a time like 00:00.`,
  }),
  tagsLength: (length: number): Words => ({
    ko: `태그가 모두 ${letters(length).ko}예요(쉼표와 띄어 쓴 태그의 따옴표 포함). YouTube는 ${YOUTUBE.tagsLength}자까지 받으니 뒤쪽 태그를 빼 주세요.`,
    en: `The tags have ${letters(length).en} with commas and the quotation marks of tags with spaces. YouTube takes ${YOUTUBE.tagsLength}: remove some from the end.`,
  }),
  tagHash: (tag: string): Words => ({
    ko: `태그에는 #을 붙이지 않아요. ‘${tag}’에서 #을 빼 주세요.`,
    en: `Tags are written without #. Remove it from “${tag}”.`,
  }),
  hashtagCount: (count: number): Words => ({
    ko: `해시태그가 ${count}개예요. ${YOUTUBE.hashtags}개를 넘으면 YouTube가 모두 무시하니 줄여 주세요.`,
    en: `There are ${count} hashtags. Above ${YOUTUBE.hashtags} YouTube ignores all of them: remove some.`,
  }),
  hashtagSpace: (tag: string): Words => ({
    ko: `해시태그는 띄어 쓰면 끊겨요. ‘${tag}’의 띄어쓰기를 없애 주세요.`,
    en: `A hashtag ends at a space. Write “${tag}” as one word.`,
  }),
  hashtagHash: (tag: string): Words => ({
    ko: `‘${tag}’ 앞에 #이 없어서 해시태그가 되지 않아요. #을 붙여 주세요.`,
    en: `“${tag}” is no hashtag without #. Put one before it.`,
  }),
  hashtagSign: (tag: string, sign: string): Words => ({
    ko: `해시태그는 ‘${sign}’에서 끊겨요. ‘${tag}’에서 그 기호를 빼 주세요.`,
    en: `A hashtag ends at “${sign}”. Remove that sign from “${tag}”.`,
  }),
  thumbnailLength: (syllables: number, characters: number): Words => ({
    ko: `썸네일 문구가 ${characters}자(한글 ${syllables}자)예요. 작은 화면에서도 읽히게 한글 ${COPY.thumbnailSyllables}자, 전체 ${COPY.thumbnailCharacters}자 안으로 줄여 보세요.`,
    en: `The thumbnail copy has ${characters} characters. Keep it within ${COPY.thumbnailCharacters} (${COPY.thumbnailSyllables} Hangul syllables), so that it can be read on small screens.`,
  }),
} as const;
