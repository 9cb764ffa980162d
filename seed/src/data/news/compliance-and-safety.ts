import type { NewsText } from '../news-text'

export const complianceNews: readonly NewsText[] = []
