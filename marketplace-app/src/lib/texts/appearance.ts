import { inLanguage } from '../language'

export const appearanceTexts = inLanguage('appearanceTexts', {
  title: 'Appearance',
  lead: 'Saved on this device only.',
  language: 'Language',
  groups: {
    mode: { label: 'Mode', options: { light: 'Light', dark: 'Dark' } },
    direction: { label: 'Direction', options: { ltr: 'Left to right', rtl: 'Right to left' } },
    contrast: { label: 'Contrast', options: { default: 'Default', bold: 'Bold' } },
    stretch: { label: 'Page width', options: { off: 'Compact', on: 'Full width' } },
  },
  navigation: 'Show names in the sidebar',
  compactTables: 'Compact rows in tables',
})
