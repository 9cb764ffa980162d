import { counted } from '../format'

export const paletteTexts = {
  title: 'Go to',
  label: 'Go to a screen or a warehouse',
  placeholder: 'Type what you look for',
  screens: 'Screens',
  settings: (tab: string) => `Settings: ${tab}`,
  warehouse: 'Warehouse',
  none: 'Nothing fits.',
  found: (count: number) => counted(count, 'match', 'matches'),
  dark: 'Switch to the dark theme',
  light: 'Switch to the light theme',
  action: 'Action',
  screen: 'Screen',
} as const
