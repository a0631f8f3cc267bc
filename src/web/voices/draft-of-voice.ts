/** Under which what is being changed about a voice is kept until it is saved. */
export const draftOfVoice = (voiceId: string): string => `voice:${voiceId}`;
