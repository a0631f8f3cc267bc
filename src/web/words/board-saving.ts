/** What is said of a board that was not stored, cannot be, or was not read in full. */
export const boardSaving = {
  ko: {
    saveFailedTitle: '저장 실패',
    saveFailedSentence: '변경 사항을 저장하지 못했어요. 다시 시도해 주세요.',
    held: '이 보드를 저장할 수 없어요',
    heldText: '다시 저장될 때까지 보기만 할 수 있어요. 저장하지 못한 내용은 이 기기에 두고 계속 올려 볼게요.',
    heldShort: '다시 저장될 때까지 보기만 할 수 있어요',
    released: '다시 저장돼요',
    damaged_one: '읽을 수 없는 항목 {{count}}개를 빼고 열었어요',
    damaged: '읽을 수 없는 항목 {{count}}개를 빼고 열었어요',
    damagedText: '나머지는 그대로 쓸 수 있어요.',
  },
  en: {
    saveFailedTitle: 'Save Failed',
    saveFailedSentence: 'Failed to save your changes. Please try again.',
    held: 'This board cannot be saved',
    heldText:
      'You can only view it until saving works again. What was not saved stays on this device and is sent again.',
    heldShort: 'view only until saving works again',
    released: 'Saving works again',
    damaged_one: '{{count}} item could not be read and was left out',
    damaged: '{{count}} items could not be read and were left out',
    damagedText: 'Everything else works as before.',
  },
};
