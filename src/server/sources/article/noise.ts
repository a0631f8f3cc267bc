import { either } from '#contract/base/either.ts';

/** Lines that say what stands on a page beside its article. Each is meant for one short unit, never for prose. */

const MONTH = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)';

/** A heading after which other things than the article follow. */
export const TAIL = new RegExp(
  String.raw`^(${either([/related( (articles?|stories|posts|news|content|topics|coverage|links?|reading|tags))?/, /read (more|next|also)/, /more( (from|on|in|stories|news|about|to read)\b.*| .{0,25}stories)?/, /you (may|might) (also )?(like|be interested).*|recommended( for you)?/, /most (read|popular|viewed).*|trending( now)?|don'?t miss|see (also|more)/, /also read|leave a (reply|comment).*|comments?( \(\d+\))?/, /join the (conversation|discussion).*|share (this|on|with)\b.*|tags?:?|topics?:?/, /filed under:?.*|about the author|follow us.*|sign up.*|subscribe.*/, /관련 ?(기사|글|뉴스|콘텐츠|게시글|포스트).*|추천 ?(기사|글|뉴스).*|이 ?(기사|글|카테고리).*(공유|다른 글)|인기 ?(기사|글)/, /많이 본 (기사|뉴스).*|댓글.*|공유하기|구독하기|태그|저작권자.*|무단 ?전재.*|ⓒ.*|copyright.*/, /all rights reserved.*|leia (também|mais).*|veja também.*|leggi anche.*/, /lire aussi.*|lesen sie auch.*/]).source})[:.…]?$`,
  'i',
);

/** A line that belongs to the page's furniture wherever it stands. */
export const JUNK = new RegExp(
  String.raw`^(${either([/advertisement|advert|ad|sponsored|story continues below.*|image copyright/, /image caption|getty images|reuters|share( this)?|tweet|email|print|facebook/, /twitter|pinterest|whatsapp|linkedin|reddit|sign in|log in|subscribe|caption/, /close|home|news|menu|search|skip to content|loading.*|want more .{0,30}\?/, /scroll (down|to continue).*|continue reading.*|click here.*|by|photo:? .*/, /image:? .*|photograph by .*|\[(\w+)\b[^\]]*\].*\[\/\w+\]|\d{1,3} (of|\/) \d{1,3}/, /\(?(image|photo|picture|credit|source): ?.*\)?|©.*|copyright .*/, /all rights reserved.*|\(?(read|see|watch|related|also on|more)\b[^.]{0,20}: .*/, /sign up (for|to).*|get .* (newsletter|delivered|inbox).*/, /.{0,40}\b(your|meet your) inbox\b.*|like this (story|article).*/, /this slideshow requires javascript\.?|광고|공유|스크랩|좋아요|댓글 ?\d*|이미지 ?(출처|텍스트 확인).*/, /사진 ?[=:].*/]).source})$`,
  'i',
);

/** A line that gives a date and little else. */
export const DATE_LINE = new RegExp(
  `^((published|updated|posted|last updated|modified|created|on|date)\\b[:\\s]*)?.{0,24}` +
    `(\\b${MONTH}[a-z]*\\.? \\d{1,2},? \\d{4}|\\d{1,2}(st|nd|rd|th)? ${MONTH}[a-z]*,? \\d{4}` +
    `|\\d{4}[-./년] ?\\d{1,2}[-./월] ?\\d{1,2}|\\d{1,2}[/.]\\d{1,2}[/.]\\d{2,4}|\\d{1,2} de [a-zç]+ de \\d{4}).{0,40}$`,
  'i',
);

/** A line that says when the article was changed, by the clock. */
export const CLOCK_LINE = /^(updated|published|posted)\b.{0,30}\d{1,2}:\d{2}.{0,12}$/i;
/** A date at the start of a line of facts about the article. */
export const DATE_FIRST = /^\d{1,2}[/.]\d{1,2}[/.]\d{2,4}\b|^\d{4}[-./년] ?\d{1,2}[-./월] ?\d{1,2}/;

/** A picture's credit at the end of a short unit. */
export const CREDIT_IN_BRACKETS =
  /\((image|photo|picture|credit|source|foto|bild)s?( (by|credit))?[:.=][^()]{1,80}\)\.?$/i;
export const AGENCY_CREDIT = new RegExp(
  String.raw`(${either([/\((ap|afp|reuters)\b[^()]{0,60}\)/, /\/ ?(getty images|ap|reuters|afp|ap file|file photo)|getty images/, /photo: [^.]{2,50}|, (ap|afp|reuters)/]).source})\)?$`,
  'i',
);

/** A caption that only says whose picture it is, or counts the pictures of a gallery. */
export const CAPTION_CREDIT = new RegExp(
  String.raw`^(${either([/\(?(photo|image|picture|credit|source|foto|사진|이미지|출처|자료)s?( ?(by|credit|제공|출처))?[ :.=…/]{1,4}.{2,80}/, /.{0,60}(getty( images)?|reuters|associated press|afp|연합뉴스|뉴시스|뉴스1)\)?/, /\d{1,3} ?(of|\/) ?\d{1,3}.*/]).source})$`,
  'i',
);
/** Where an article is filed. */
export const FILED_LINE =
  /\b(tags?|keywords?|categor(y|ies|ia|ias|ía|ías|ie)|filed under)\s?:|(카테고리|태그|분류)\s?:/i;

/** What newsrooms write below an article about themselves. */
export const HOUSE_NOTE = new RegExp(
  String.raw`(${either([/follow .{2,30} on (twitter|facebook|instagram)|news tip, correction/, /sign up (for|to) (our|the)|contact (the )?(reporter|author|editor)/, /(reach|follow) the (reporter|author)s?|can be reached at|listen to .* live/, /affiliate (links?|and\/or)|wire services contributed/, /contributed (reporting|to this (report|story|article))/, /^\(?(additional )?reporting by\b|moderating (all )?comments/, /\ball rights reserved\b/]).source})`,
  'i',
);
export const AFFILIATE_NOTE = /affiliate (and\/or referral )?links?/i;
export const BYLINE = /^(by|By|BY)\s+\p{Lu}/u;

/** Ends with the mark of a sentence, not only with a bracket or a quote. */
export const ENDS_WITH_MARK = /[.!?。…다요]["”’']?\s*$/;
/** Ends like a sentence, in Latin scripts or in Korean. */
export const ENDS_A_SENTENCE = /[.!?。…"”’')\]»」다요]\s*$/;
