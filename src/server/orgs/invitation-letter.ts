import type { givenRoles } from '#contract/access/roles.ts';
import type { Language } from '#contract/base/language.ts';
import type { Letter } from '../mail/letter.ts';
import { oneLine, withoutLinks } from '../mail/letter.ts';
import { layOut } from '../mail/letter-page.ts';
import type { Place } from './place.ts';

/** An invitation as its mail tells it. */
export interface InvitationNews {
  id: string;
  to: string;
  kind: Place['kind'];
  placeName: string;
  /** Empty where nobody is known. */
  inviterName: string;
  role: (typeof givenRoles)[number];
  note: string;
  expiresAt: Date;
}

const words = {
  ko: {
    subject: (inviter: string, place: string) =>
      inviter ? `${inviter}님이 ‘${place}’에 초대했어요` : `‘${place}’에 초대받았어요`,
    kind: { org: '조직이에요', project: '프로젝트예요', canvas: '캔버스예요' },
    role: {
      viewer: '보기 (읽기만 해요)',
      commenter: '댓글 (읽고 댓글을 남겨요)',
      editor: '편집 (내용을 바꾸고 AI에게 물어봐요)',
      admin: '관리자 (멤버와 설정까지 관리해요)',
    },
    line: (kind: string, role: string) => `Maru에서 함께 쓰는 ${kind}. 받을 역할: ${role}`,
    open: '초대 열기',
    until: (date: string, to: string) => `${date}까지 ${to} 계정으로 로그인하면 받을 수 있어요.`,
    foot: '기다리던 초대가 아니라면 그냥 두세요. 수락하지 않으면 아무 일도 일어나지 않아요.',
  },
  en: {
    subject: (inviter: string, place: string) =>
      inviter ? `${inviter} invited you to “${place}”` : `You are invited to “${place}”`,
    kind: { org: 'an organization', project: 'a project', canvas: 'a canvas' },
    role: {
      viewer: 'Viewer (can only read)',
      commenter: 'Commenter (can read and comment)',
      editor: 'Editor (can change things and ask the AI)',
      admin: 'Admin (can also manage members and settings)',
    },
    line: (kind: string, role: string) => `It is ${kind} on Maru. Your role: ${role}.`,
    open: 'Open the invitation',
    until: (date: string, to: string) => `Sign in as ${to} by ${date} to accept it.`,
    foot: "If you weren't expecting this, ignore it. Nothing happens unless you accept.",
  },
} as const;

/** Where most readers of a language live. */
const dates: Record<Language, Intl.DateTimeFormat> = {
  ko: new Intl.DateTimeFormat('ko-KR', { dateStyle: 'long', timeZone: 'Asia/Seoul' }),
  en: new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }),
};

/** The mail about an invitation. What people wrote in it leads nowhere: only the invitation itself can be pressed. */
export function invitationLetter(news: InvitationNews, publicUrl: string, language: Language): Letter {
  const say = words[language];
  const [inviter, place] = [oneLine(withoutLinks(news.inviterName)), oneLine(withoutLinks(news.placeName))];
  const subject = say.subject(inviter, place);
  const page = layOut({
    language,
    title: subject,
    lines: [say.line(say.kind[news.kind], say.role[news.role])],
    ...(news.note && { quote: withoutLinks(news.note) }),
    link: { label: say.open, url: `${publicUrl}/invitations/${news.id}` },
    foot: [say.until(dates[language].format(news.expiresAt), news.to), say.foot],
  });
  return { to: news.to, onBehalfOf: inviter || null, subject, language, ...page };
}
