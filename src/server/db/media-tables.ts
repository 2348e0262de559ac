/** That a person unlocked an exclusive video: once for each session, since that is how long it stays so. */
export interface VideoUnlocksTable {
  user_id: string;
  video_id: string;
  /** Hash of the session's token, of no use without it. */
  session_key: string;
  unlocked_at: string;
}
