/** A row of a file of listings that is fit to be shown. */
export const listingRow = (name: string): Record<string, string> => ({
  Name: name,
  Street: '1 Dock Way',
  City: 'Akron',
  State: 'Ohio',
  'Zip code': '44308',
  'Square footage': '120000',
  Opens: '6:00',
  Closes: '18:30',
  Days: 'Mon-Fri',
  'Sold by pallet': 'Yes',
  'Total pallets': '500',
  'Price 1 month': '$18.50',
  'Product categories': 'Apparel & Accessories',
  Publish: 'Yes',
})
