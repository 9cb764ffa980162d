/** Reactions to a message; one of each person. */
export const reactionKinds = ['like', 'love', 'thanks', 'done', 'question'] as const
export type ReactionKind = (typeof reactionKinds)[number]

export const longestMessage = 4000

/** How long the own message can be changed. */
export const editMinutes = 15

/** Threads are counted from here on, far above the ids of people. */
export const firstRoomId = 1_000_000_000

export const mostAttachments = 5

/** Width of an attached picture's preview, in pixels. */
export const attachmentPreviewWidth = 640
