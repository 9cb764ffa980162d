import type { NewsText } from '../news-text'

export const technologyNews: readonly NewsText[] = []
