import { listingFormTexts as words } from '../../lib/texts/listing-form'
import { moneyTexts } from '../../lib/texts/money'

const { street1, street2, city, state, zipCode, country } = moneyTexts.address
const lines: Readonly<Record<string, string>> = { street1, street2, city, state, zipCode, country }
const names: Readonly<Record<string, string>> = {
  latitude: words.latitude,
  longitude: words.longitude,
  timezone: words.timezone,
  photos: words.photos,
  documents: words.documents,
  ...words.logos.names,
}

/** A field that no definition describes, as both forms name it: a line of the address, the pin, photos, documents. */
export function partName(path: string): string | undefined {
  const [key = '', line = ''] = path.split('.')
  return key === 'address' ? lines[line] : names[key]
}
