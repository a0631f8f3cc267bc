/** What stands above a reply whose number no comment has. */
export const NO_COMMENT = /^\((?:-?\d+번 댓글 없음|no comment -?\d+)\)$/;
