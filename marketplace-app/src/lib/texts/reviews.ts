import { inLanguage } from '../language'

export const reviewTexts = inLanguage('reviewTexts', {
  title: 'Reviews',
  lead: 'What customers write about your listings. Everybody can read your answer under the review.',
  awaitingOnly: 'Unanswered only',
  found: (total: number) => (total === 1 ? '1 review' : `${total.toLocaleString('en-US')} reviews`),
  empty: 'No reviews yet',
  emptyLead: 'Customers whose reservation you accepted are asked for one.',
  answered: 'No reviews to answer',
  answeredLead: 'You’ll hear of new ones here and by email.',
  pages: 'Pages of reviews',
  untitled: 'Untitled listing',
})
