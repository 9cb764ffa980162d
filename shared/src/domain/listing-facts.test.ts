import { describe, expect, it } from 'vitest'
import type { Warehouse } from '../schema/warehouse'
import { amenitiesOf, categoriesOf, expertiseOf, facilitiesOf } from './listing-facts'

const warehouseWith = (fields: Partial<Warehouse>): Warehouse =>
  ({ categories: {}, features: {}, amenities: {}, facilityDetails: {}, numberOfBuildings: 1, ...fields }) as Warehouse

const valueOf = (warehouse: Warehouse, label: string) =>
  facilitiesOf(warehouse).find((fact) => fact.label === label)?.value

describe('facts of a listing', () => {
  it('names what is switched on, highlighted expertise first', () => {
    const warehouse = warehouseWith({
      categories: { footwear: true, toysGames: false },
      features: { bonded: true, hazmat: true },
    })
    expect(categoriesOf(warehouse)).toEqual(['Footwear'])
    const flags = expertiseOf(warehouse).map(({ highlighted }) => highlighted)
    expect(flags).toEqual([...flags].sort((a, b) => Number(b) - Number(a)))
    expect(flags).toHaveLength(2)
  })

  it('lists services and systems, and leaves out what is empty', () => {
    const amenities = { rateShopping: true, customsBrokerage: false, primaryWms: ['Odoo Inventory'], packaging: [] }
    const { services, facts } = amenitiesOf(warehouseWith({ amenities }))
    expect(services).toEqual(['Rate Shopping'])
    expect(facts).toEqual([{ label: 'Warehouse management system', value: 'Odoo Inventory' }])
  })

  it('writes the square footage in thousands, and leaves words as they are', () => {
    const shown = (squareFootage: string) =>
      valueOf(warehouseWith({ facilityDetails: { squareFootage } }), 'Square footage')
    expect([shown('84000'), shown('900'), shown('about 84000')]).toEqual(['84,000', '900', 'about 84000'])
  })

  it.each([
    [1, 'Days', '1 Day'],
    [1, 'Hours', '1 Hour'],
    [2, 'Days', '2 Days'],
    [11, 'Hours', '11 Hours'],
    [0, 'Days', undefined],
  ])('says how long %s %s are', (averageDeliverySpeed, averageDeliverySpeedType, said) => {
    const warehouse = warehouseWith({ facilityDetails: { averageDeliverySpeed, averageDeliverySpeedType } })
    expect(valueOf(warehouse, 'Average delivery speed')).toBe(said)
  })

  it('gives hours in the warehouse’s own time zone, and no year that nobody typed', () => {
    const facilityDetails = {
      operatingHours: { start: '08:00', end: '17:30', timezone: 'America/Chicago' },
      yearFounded: '1800',
      averageReceivingTime: 2,
      averageReceivingTimeType: 'Days',
    }
    const warehouse = warehouseWith({ facilityDetails })
    expect(valueOf(warehouse, 'Operating hours')).toBe('08:00 AM – 05:30 PM (America/Chicago)')
    expect(valueOf(warehouse, 'Year founded')).toBeUndefined()
    expect(valueOf(warehouse, 'Average receiving time')).toBe('2 Days')
  })
})
