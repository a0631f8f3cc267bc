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
    failed: "The email couldn't be sent. Send the link yourself.",
    unknown: "We can't tell whether the email arrived. Send the link yourself.",
    none: 'No email was sent. Send the link yourself.',
  },
};
