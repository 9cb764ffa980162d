import { sampleWarehouse } from '@stackyard/shared/ui/sample-warehouse.test-data'
import { describe, expect, it } from 'vitest'
import { listingLd } from './listing-facts'
import { documentTitle, firstSentences, plainText, shortened } from './seo'

describe('texts for search engines', () => {
  it('are sentences, whatever lines and tags they came in', () => {
    expect(plainText('Space for boxcars\n- Returns inspected\n\n• Open on Sundays!\nCall us')).toBe(
      'Space for boxcars. Returns inspected. Open on Sundays! Call us',
    )
    expect(plainText('<p>Racks <b>without aisles</b>.</p><ul><li>Fish &amp; ice</li><li>Wine</li></ul>')).toBe(
      'Racks without aisles. Fish & ice. Wine',
    )
    expect(plainText('5 < 6 pallets')).toBe('5 < 6 pallets')
  })

  it('are cut at a word, and at the end of a sentence where whole ones are asked for', () => {
    expect(shortened('One, two, three, four', 12)).toBe('One, two…')
    expect(firstSentences('Dry. Cool rooms. Frozen rooms.', 20)).toBe('Dry. Cool rooms.')
    expect(firstSentences('Rooms of 3.5 meters without an end', 20)).toBe('Rooms of 3.5…')
    expect(firstSentences('Short', 20)).toBe('Short')
  })

  it('name the site in a title that has room for it', () => {
    expect(documentTitle('News', 'Stackyard')).toBe('News · Stackyard')
    expect(documentTitle('About Stackyard', 'Stackyard')).toBe('About Stackyard')
    const long = 'A warehouse with a very long name, Rancho Cucamonga, CA'
    expect(documentTitle(long, 'Stackyard')).toBe(long)
  })

  it('tell hours and features of a listing as its page does, and nothing that it hides', () => {
    const listing = {
      ...sampleWarehouse({}),
      description: `${'Dry and clean. '.repeat(50)}`,
      features: { bonded: true },
      amenities: { rateShopping: true },
      facilityDetails: {
        operatingHours: { start: '09:00', end: '17:00', timezone: 'America/Chicago' },
        operatingDays: [false, true, true, false, false, false, false],
      },
    }
    const data = listingLd(listing, 'https://x.test/w', 'https://x.test/p.webp')
    expect(data.openingHoursSpecification).toMatchObject({
      dayOfWeek: ['Monday', 'Tuesday'],
      opens: '09:00',
      closes: '17:00',
    })
    expect((data.amenityFeature as { name: string }[]).length).toBe(2)
    expect(String(data.description)).toMatch(/clean\.$/)
    expect(String(data.description).length).toBeLessThanOrEqual(500)
    expect(JSON.stringify(data)).not.toMatch(/price|telephone/i)
    const closed = listingLd({ ...listing, facilityDetails: {} }, 'https://x.test/w', 'https://x.test/p.webp')
    expect(closed).not.toHaveProperty('openingHoursSpecification')
  })
})
