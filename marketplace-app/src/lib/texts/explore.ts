import { inLanguage } from '../language'

/** Words of the lists by place, their filters' chips and the map's controls. */
export const exploreTexts = inLanguage('exploreTexts', {
  all: 'Explore warehouses',
  of: (name: string) => `${name} Warehouses`,
  unitedStates: 'United States',
  us: 'US',
  global: 'Global',
  featured: 'Featured Warehouses',
  featuredStep: 'Featured',
  hotRacks: 'HotRacks',
  trail: 'You are here',
  dashboard: 'Dashboard',
  warehouses: 'Warehouses',
  endAll: 'You have seen all warehouses',
  endIn: (name: string) => `You have seen all warehouses in ${name}`,
  endFeatured: 'You have seen all featured warehouses',
  endHotRacks: 'You have seen all Hot Rack warehouses',
  lead: {
    us: 'Browse warehousing providers from across the country by region.',
    global: 'Explore warehouses from around the world.',
  },
  inPlace: (name: string) => `In ${name}`,
  viewMore: 'View more',
  others: 'More warehouses',
  asList: 'Show all as a list',
  places: 'Look by place',
  shareSearch: 'Share Search',
})
