/** What became of the mail of an invitation. */
export const mailStates = {
  ko: {
    waiting: '메일을 보내고 있어요',
    sent: '{{date}}에 메일을 보냈어요',
    failed: '메일을 보내지 못했어요. 링크를 전해 주세요.',
    unknown: '메일이 갔는지 알 수 없어요. 링크를 전해 주세요.',
    none: '메일은 보내지 않았어요. 링크를 전해 주세요.',
  },
  en: {
    waiting: 'The email is being sent',
    sent: 'Email sent {{date}}',
    failed: "The email couldn't be sent. Pass the link on.",
    unknown: "It isn't known whether the email arrived. Pass the link on.",
    none: 'No email was sent. Pass the link on.',
  },
};
