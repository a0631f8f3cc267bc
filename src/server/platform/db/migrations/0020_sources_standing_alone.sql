-- A board has few sources of its own files among many of its links; nodes that show a file look among the few.
create index sources_standing_alone on sources (board_id) where stands_alone;
