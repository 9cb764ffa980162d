/** What a review of a warehouse rates beside its stars, for those who have goods there. */
export const reviewScores = ['receiving', 'accuracy', 'communication', 'value'] as const
export type ReviewScore = (typeof reviewScores)[number]
