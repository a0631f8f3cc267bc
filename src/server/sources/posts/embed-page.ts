import { plainTextOf } from '#contract/sources/captions/plain-text.ts';

export interface InstagramPost {
  username: string | null;
  caption: string | null;
}

/** The page that Instagram shows within other pages: its caption in HTML, or in the data of its script. */
export function readEmbedPage(html: string): InstagramPost {
  const shown = /<div class="Caption"[^>]*>([\s\S]*?)(?:<div class="CaptionComments"|<\/div>)/.exec(html)?.[1];
  if (shown !== undefined) {
    const username = plainTextOf(/<a class="CaptionUsername"[^>]*>([\s\S]*?)<\/a>/.exec(shown)?.[1] ?? '').trim();
    const words = shown.replace(/<a class="CaptionUsername"[^>]*>[\s\S]*?<\/a>/, '').replace(/<br\s*\/?>/gi, '\n');
    return { username: username || null, caption: plainTextOf(words).trim() || null };
  }
  const data = html.replace(/\\"/g, '"').replace(/\\\\/g, '\\');
  const caption = /"edge_media_to_caption":\{"edges":\[\{"node":\{"text":"((?:[^"\\]|\\.)*)"/.exec(data)?.[1];
  const username = /"owner":\{[^{}]*?"username":"([\w.]+)"/.exec(data)?.[1];
  return { username: username ?? null, caption: caption === undefined ? null : unescapeJson(caption).trim() || null };
}

function unescapeJson(text: string): string {
  try {
    return JSON.parse(`"${text}"`) as string;
  } catch {
    return text;
  }
}

/** '12 likes, 3 comments - name on November 3, 2025: "words"' or 'Name on Instagram: "words"'. */
export function readPostDescription(description: string, title: string): InstagramPost {
  const caption =
    /:\s*[“"](.+?)[”"]\.?\s*$/s.exec(description)?.[1] ?? /:\s*[“"](.+?)[”"]\s*$/s.exec(title)?.[1] ?? null;
  const username =
    /comments? - ([\w.]+) on /i.exec(description)?.[1] ??
    /\(@([\w.]+)\)/.exec(title)?.[1] ??
    /댓글 .{0,40}?- ([\w.]+)님/.exec(description)?.[1] ??
    null;
  return { username, caption: caption?.trim() || null };
}
