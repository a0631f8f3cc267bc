import type { Language } from '#contract/base/language.ts';
import type { Letter } from './letter.ts';
import { layOut } from './letter-page.ts';

const words = {
  ko: {
    subject: 'Maru 메일 시험',
    title: '메일이 잘 도착했어요',
    line: '이 서버는 이제 초대를 메일로 보낼 수 있어요.',
    open: 'Maru 열기',
    foot: '설정에서 시험 메일을 보낸 시스템 관리자에게 온 메일이에요.',
  },
  en: {
    subject: 'Maru mail test',
    title: 'The mail arrived',
    line: 'This server can send invitations by email.',
    open: 'Open Maru',
    foot: 'You received this because you sent a test mail from the settings.',
  },
} as const;

/** What an administrator sends himself to see whether mails arrive. */
export function testLetter(to: string, publicUrl: string, language: Language): Letter {
  const { subject, title, line, open, foot } = words[language];
  const link = { label: open, url: publicUrl };
  return { to, onBehalfOf: null, subject, language, ...layOut({ language, title, lines: [line], link, foot: [foot] }) };
}
