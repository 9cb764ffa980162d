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
    leadOfService: 'What waits for you, and what customers say.',
    explore: 'Explore warehouses',
    openPanel: 'Open the content panel',
  },
  explore: {
    searchTitle: (query: string) => (query ? `Results for “${query}”` : 'Search warehouses'),
    mapLabel: 'Map of warehouses',
    empty: 'No warehouse matches these filters. Take one away or look elsewhere on the map.',
  },
  listing: {
    back: 'All warehouses',
    reviews: 'Reviews',
  },
})
