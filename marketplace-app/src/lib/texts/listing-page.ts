import { inLanguage } from '../language'

/** Words of the listing's own page beyond its facts. */
export const listingPageTexts = inLanguage('listingPageTexts', {
  mapOf: (name: string) => `Map with ${name}`,
  nearby: 'Nearby Warehouses',
  spotlighted: 'Spotlighted Warehouses',
  allOnMap: 'All warehouses on one map',
  shareText: (name: string) => `Learn More About ${name} Warehouse`,
  edit: 'Edit',
  previewTitle: 'Preview',
  previewDraft: 'This is what merchants will see once you publish the draft.',
  previewLive: 'This is what merchants see.',
  previewEdit: 'Back to the form',
})
