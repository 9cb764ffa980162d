import type { NewsText } from '../news-text'

export const costNews: readonly NewsText[] = []
