import type { Parts } from './archive-parts.ts';
import type { Relation } from './office-parts.ts';
import { readXml } from './xml-events.ts';

export interface Comment {
  /** Of a workbook: the cell that it stands at. */
  cell: string | null;
  author: string;
  text: string;
}

const COMMENTS = ['cm', 'comment', 'threadedComment', 'reply'];
const AUTHORS = ['cmAuthor', 'author', 'person'];
/** What older programs are shown instead of a conversation. */
const STANDS_FOR = /^\[(?:Threaded comment|스레드 댓글)\]/;

/** The names of those who commented, by the ids that comments call them by. */
export async function commentersOf(parts: Parts, relations: readonly Relation[]): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  const told = relations.filter(({ kind }) => ['commentAuthors', 'authors', 'person'].includes(kind));
  for (const { part } of told)
    readXml((await parts.text(part)) ?? '', {
      open(name, attribute) {
        const said = attribute('name') ?? attribute('displayName');
        if (AUTHORS.includes(name) && said !== null) names.set(attribute('id') ?? '', said);
      },
    });
  return names;
}

/** What people noted at a slide or sheet, in the order of the file. */
export async function commentsOf(
  parts: Parts,
  relations: readonly Relation[],
  names: ReadonlyMap<string, string>,
): Promise<Comment[]> {
  const newest = relations.filter(({ kind }) => kind === 'threadedComment');
  const comments = relations.filter(({ kind }) => kind === 'comments' || kind === 'threadedComment');
  const read: Comment[] = [];
  for (const { part } of comments) read.push(...readComments((await parts.text(part)) ?? '', names));
  return newest.length === 0 ? read : read.filter(({ text }) => !STANDS_FOR.test(text));
}

function readComments(xml: string, names: ReadonlyMap<string, string>): Comment[] {
  const comments: Comment[] = [];
  const authors: string[] = [];
  let open: Comment | null = null;
  let isAuthor = false;
  let isText = false;
  readXml(xml, {
    open(name, attribute) {
      if (COMMENTS.includes(name)) {
        const id = attribute('authorId') ?? attribute('personId') ?? '';
        open = { cell: attribute('ref'), author: names.get(id) ?? authors[Number(id)] ?? '', text: '' };
        comments.push(open);
      }
      if (name === 'author') authors.push('');
      isAuthor = name === 'author';
      isText = name === 't' || name === 'text';
    },
    text(text) {
      if (isAuthor) authors.push((authors.pop() ?? '') + text);
      if (isText && open) open.text += text;
    },
    close(name) {
      isText = false;
      isAuthor = false;
      if (name === 'p' && open) open.text += ' ';
    },
  });
  return comments.map((comment) => ({ ...comment, text: textOf(comment) })).filter(({ text }) => text !== '');
}

/** Older programs write the name of who comments into the comment as well. */
function textOf({ author, text }: Comment): string {
  const said = text.replace(/\s+/g, ' ').trim();
  return author !== '' && said.startsWith(`${author}:`) ? said.slice(author.length + 1).trim() : said;
}

export const shownComment = ({ author, text }: Comment): string => (author === '' ? text : `${author}: ${text}`);
