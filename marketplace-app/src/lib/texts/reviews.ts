import { inLanguage } from '../language'

export const reviewTexts = inLanguage('reviewTexts', {
  title: 'Reviews',
  lead: 'What customers write about your listings. Your answer stands under the review for everybody.',
  awaitingOnly: 'Only those without an answer',
  found: (total: number) => (total === 1 ? '1 review' : `${total.toLocaleString('en-US')} reviews`),
  empty: 'No reviews yet',
  emptyLead: 'Customers whose reservation you accepted are asked for one.',
  answered: 'No review awaits an answer',
  answeredLead: 'You are told of new ones here, and by mail.',
  pages: 'Pages of reviews',
  untitled: 'Untitled listing',
})
