import type { NamedGroup } from '#contract/orgs/groups.api.ts';
import type { Sharing } from '#contract/sharing/sharing.schema.ts';
import { newInvitation } from '#contract/orgs/orgs.schema.ts';

/** Who is to be invited: a person or a group of one's organisations, or an address. */
export interface Token {
  key: string;
  name: string;
  userId: string | null;
  email: string | null;
  /** Of a group, whose `userId` and `email` are null. */
  groupId?: string;
  /** Why it could not be invited, in the reader's language. */
  problem: string | null;
}

/** What could not be taken: no address, or that of somebody who is here already. */
export interface Wrong {
  why: 'address' | 'here';
  text: string;
}

interface Taken {
  tokens: Token[];
  /** What stays in the field. */
  rest: string;
  wrong: Wrong | null;
}

/** '민재 <m@a.example>', 'm@a.example' → 'm@a.example'; null for what is no address. */
export function addressIn(text: string): string | null {
  const typed = (/<([^<>]+)>\s*$/.exec(text)?.[1] ?? text).trim();
  return newInvitation.shape.email.safeParse(typed).success ? typed : null;
}

/** The parts of what was typed or pasted. Spaces part only addresses, so that names keep theirs. */
export function partsOf(text: string): string[] {
  const parts = text.split(/[,;\n\r\t、，]+/).map((part) => part.trim());
  return parts
    .flatMap((part) => {
      const words = part.split(/\s+/);
      return words.length > 1 && words.every((word) => addressIn(word) !== null) ? words : [part];
    })
    .filter((part) => part !== '');
}

/** Whether more than one is meant, so that all are taken at once. */
export const isSeveral = (text: string): boolean => partsOf(text).length > 1;

/** Takes the addresses of a text; the others stay in the field, and the first of them is named. */
export function takeAddresses(tokens: readonly Token[], text: string, here: ReadonlySet<string>): Taken {
  const taken = [...tokens];
  const left: string[] = [];
  let wrong: Wrong | null = null;
  for (const part of partsOf(text)) {
    const email = addressIn(part);
    const why = email === null ? 'address' : here.has(email.toLowerCase()) ? 'here' : null;
    if (email === null || why !== null) {
      left.push(part);
      wrong ??= { why: why ?? 'address', text: email ?? part };
    } else if (!holds(taken, { email, userId: null })) {
      taken.push({ key: email.toLowerCase(), name: email, userId: null, email, problem: null });
    }
  }
  return { tokens: taken, rest: left.join(', '), wrong };
}

/** Takes a person who was found. */
export function takePerson(tokens: readonly Token[], person: Sharing['owner'], name: string): Token[] {
  const { id: userId, email } = person;
  return holds(tokens, { email, userId })
    ? [...tokens]
    : [...tokens, { key: userId, name, userId, email, problem: null }];
}

/** Takes a group that was found. */
export const takeGroup = (tokens: readonly Token[], { id, name }: NamedGroup): Token[] =>
  tokens.some(({ groupId }) => groupId === id)
    ? [...tokens]
    : [...tokens, { key: id, name, userId: null, email: null, groupId: id, problem: null }];

const holds = (tokens: readonly Token[], { email, userId }: Pick<Token, 'email' | 'userId'>): boolean =>
  tokens.some(
    (token) =>
      (userId !== null && token.userId === userId) ||
      (email !== null && token.email?.toLowerCase() === email.toLowerCase()),
  );

/** The addresses of everybody who is on the canvas, as far as they are known here. */
export const addressesHere = ({ owner, members }: Sharing): ReadonlySet<string> =>
  new Set([owner, ...members.map(({ user }) => user)].flatMap(({ email }) => (email ? [email.toLowerCase()] : [])));
