import type { NewsText } from '../news-text'

export const transportationNews: readonly NewsText[] = []
