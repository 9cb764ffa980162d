import type { NewsText } from '../news-text'

export const fulfillmentNews: readonly NewsText[] = []
