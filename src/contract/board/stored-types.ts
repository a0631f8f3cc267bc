/** The names under which nodes are stored; a screen maps them to kinds with `toNodeKind`. */
export const storedTypes = [
  'text',
  'sticky',
  'ai_summary',
  'ai_chat',
  'user_note',
  'youtube_transcript',
  'instagram_transcript',
  'file',
  'group',
  'template',
  'website',
] as const;
