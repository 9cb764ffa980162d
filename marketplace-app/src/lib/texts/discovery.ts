import { inLanguage } from '../language'

export const discoveryTexts = inLanguage('discoveryTexts', {
  dashboard: {
    hello: (name: string) => `Hello, ${name}`,
    lead: {
      customer: 'Your reservations and what comes next.',
      seller: 'What needs your answer, and your latest reservations.',
      admin: 'What needs a decision.',
      editor: 'Write and publish in the content panel.',
      manager: 'Explore the marketplace.',
    },
    leadOfService: 'What needs your attention, and what customers say.',
    explore: 'Explore warehouses',
    openPanel: 'Open the content panel',
  },
  explore: {
    searchTitle: (query: string) => (query ? `Results for “${query}”` : 'Search warehouses'),
    mapLabel: 'Map of warehouses',
    empty: 'No warehouse matches these filters. Remove one, or try another part of the map.',
  },
  listing: {
    back: 'All warehouses',
    reviews: 'Reviews',
  },
})
