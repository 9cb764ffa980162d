/** Reactions to a message; one of each person. */
export const reactionKinds = ['like', 'love', 'thanks', 'done', 'question'] as const
export type ReactionKind = (typeof reactionKinds)[number]

export const longestMessage = 4000

/** How long the own message can be changed. */
export const editMinutes = 15
