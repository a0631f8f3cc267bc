import { ORDERS_TO_MACHINES } from './orders-to-machines.ts';
import { listed } from '../derive/words.ts';
import type { RedFlagRule } from './rule.ts';
import { inOrder } from './said-in.ts';

/** What makes one doubt who has sent a mail. */
export const redFlagsOfFakes: readonly RedFlagRule[] = [
  {
    id: 'file-to-run',
    level: 'warning',
    says: [
      inOrder('.exe|.scr|.bat|.msi|.cmd|.vbs|.iso|.lnk'),
      inOrder('압축|파일|zip|rar|archive|file', '비밀번호|암호|비번|password'),
    ],
    why: {
      ko: '실행 파일이나 암호 걸린 압축 파일을 보내는 사칭 메일이 많아요. 열기 전에 보낸 곳을 확인하세요.',
      en: 'Files to run, or archives with a password, are common in faked offers. Check the sender before you open them.',
    },
    ask: {
      ko: '제안 자료는 PDF나 문서 링크로 다시 보내 {주세요|주시기 바랍니다}.',
      en: 'Please send the material again as a PDF or as a link to a document.',
    },
  },
  {
    id: 'speaks-to-ai',
    level: 'warning',
    says: ORDERS_TO_MACHINES,
    why: {
      ko: 'AI에게 하는 지시가 메일에 섞여 있어요. 그 문장의 금액과 조건은 읽지 않았어요. 보낸 곳을 확인하세요.',
      en: 'The mail gives orders to an AI. Amounts in those sentences were not read. Check who sent it.',
    },
    ask: {
      ko: '제안 조건을 다시 한번 명확하게 정리해 보내 {주세요|주시기 바랍니다}.',
      en: 'Please send me the terms of your offer once more, clearly.',
    },
  },
  {
    id: 'private-data',
    level: 'error',
    says: [
      {
        ...inOrder(
          '비밀번호|패스워드|보안카드|보안 카드|인증번호|인증 번호|otp|주민등록증|주민번호 전체|주민등록번호 전체|주민번호 뒷자리|신분증|여권',
          '보내|알려|전달|회신|제출|첨부|입력|적어',
        ),
        unless: listed('필요 없|않|마세요|말아'),
      },
      {
        ...inOrder('send|share|provide|reply with', 'password|passport|social security|id card|verification code'),
        unless: ['not required'],
      },
    ],
    why: {
      ko: '비밀번호나 신분증처럼 협찬에 필요 없는 개인정보를 달라고 해요. 사칭일 수 있어요.',
      en: 'It asks for private data that no sponsorship needs, such as a password or an identity card. It may be a fake.',
    },
    ask: {
      ko: '정산에는 계좌 번호와 사업자 정보로 {충분해요|충분합니다}. 그 밖의 정보가 필요한 까닭을 알려 {주세요|주시기 바랍니다}.',
      en: 'A bank account and the tax details are enough for payment. Please tell me why anything else is needed.',
    },
  },
  {
    id: 'log-in-link',
    level: 'warning',
    says: [
      {
        ...inOrder('링크|주소|버튼|사이트', '로그인하|로그인 하|로그인해|로그인 후|계정 연결|계정 연동|계정 인증'),
        unless: ['필요 없', '않'],
      },
      { ...inOrder('구글 계정|유튜브 계정|채널 계정|구글계정', '로그인|연결|연동|인증'), unless: ['필요 없', '않'] },
      inOrder(
        'log in with your google|log in to your google|log in to your youtube|login with your google|connect your google account|connect your youtube account|verify your channel',
      ),
    ],
    why: {
      ko: '링크에서 로그인하라는 요청이에요. 채널을 빼앗는 수법일 수 있으니 주소를 꼭 확인하세요.',
      en: 'It wants you to log in by a link, which is how channels are stolen. Check the address.',
    },
    ask: {
      ko: '계약 내용은 로그인 없이 볼 수 있는 문서로 보내 {주세요|주시기 바랍니다}.',
      en: 'Please send the terms as a document that can be read without logging in.',
    },
  },
  {
    id: 'in-haste',
    level: 'warning',
    says: [
      inOrder(
        '오늘|금일|당일|지금|시간',
        '안에|내로|중으로|까지',
        '답|회신|확정|결정|계약|서명',
        '하셔야|주셔야|주지 않|안 하시면|안 주시면|않으시면',
      ),
      inOrder('선착순', '마감'),
      inOrder('reply|sign|decide|confirm', 'today|within', 'or|otherwise'),
      inOrder('offer expires today|offer expires tonight|offer expires in'),
    ],
    why: {
      ko: '생각할 시간을 주지 않고 답을 재촉해요. 조건을 다 확인한 뒤에 답해도 늦지 않아요.',
      en: 'It presses for an answer at once. Take the time to see all terms.',
    },
    ask: {
      ko: '조건을 확인하고 답할 수 있게 며칠만 시간을 {주세요|주시기 바랍니다}.',
      en: 'Please give me a few days to look at the terms.',
    },
  },
];
