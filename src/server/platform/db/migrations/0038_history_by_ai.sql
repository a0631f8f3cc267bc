-- What came out of an answer of an AI is listed by itself.
create index board_events_by_ai on board_events (board_id, seq) where change -> 'node' -> 'metadata' ? 'answerOf';
