import { counted } from '../format'
import { inLanguage } from '../language'

export const paletteTexts = inLanguage('paletteTexts', {
  title: 'Go to',
  label: 'Go to a screen or a warehouse',
  placeholder: 'Type what you’re looking for',
  screens: 'Screens',
  settings: (tab: string) => `Settings: ${tab}`,
  warehouse: 'Warehouse',
  person: 'Person',
  order: 'Reservation',
  orderNamed: (id: number, listing: string) => `Reservation ${id}: ${listing}`,
  none: 'No matches.',
  found: (count: number) => counted(count, 'match', 'matches'),
  dark: 'Switch to the dark theme',
  light: 'Switch to the light theme',
  admin: {
    notVerified: 'Warehouses not verified',
    hidden: 'Hidden warehouses',
    notFeatured: 'Warehouses without spotlight',
    notRated: 'Warehouses without diamonds',
    servicesNotVerified: 'Services not verified',
    servicesHidden: 'Hidden services',
    sellers: 'Providers',
    customers: 'Merchants',
    claims: 'Claims of profiles',
    password: 'Set a password',
    export: 'Export people',
    import: 'Import listings',
    /** Other names that these screens go by. */
    also: {
      notFeatured: 'not featured spotlighted',
      notRated: 'not rated',
      sellers: 'sellers',
      customers: 'customers',
    },
  },
  action: 'Action',
  screen: 'Screen',
})
