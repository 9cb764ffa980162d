import { describe, expect, it } from 'vitest'
import type { ServiceContent } from '../schema/service'
import { readServiceDetails, serviceCompleteness, serviceProblems, toServiceType } from './service-details'
import { serviceFacts } from './service-facts'

const content: ServiceContent = {
  name: 'Juniper Freight',
  serviceType: 'transportation',
  serviceSubType: ['drayage'],
  address: { street1: '', street2: '', city: 'Joliet', state: 'IL', zipCode: '60431', country: 'US' },
  latitude: null,
  longitude: null,
  highlights: '',
  description: 'Containers to the dock.',
  website: '',
  photos: [],
  documents: [],
  miniLogo: null,
  logo: null,
  banner: null,
  details: { features: { regionsServed: ['Local'] }, services: { modes: ['FTL'], equipmentTypes: ['Reefer'] } },
}

describe('details of a service', () => {
  it('keeps the known fields of the type, each of its kind', () => {
    const { details, problems } = readServiceDetails('transportation', {
      features: { dot: '1234567', mc_150: '2025-03-31', regionsServed: ['National', 'Local'], color: 'red' },
      services: { modes: ['LTL', 'FTL'], insured: 'true', crane: false },
      categories: { toys: true },
    })
    expect(problems).toEqual([])
    expect(details).toEqual({
      features: { dot: 1_234_567, mc_150: '2025-03-31', regionsServed: ['Local', 'National'] },
      services: { modes: ['FTL', 'LTL'], insured: true },
    })
  })

  it('drops what depends on a switch that is off', () => {
    const sent = {
      services: { truck: false, leasing: true },
      features: { freightBroker: true, freightBrokerValue: ['FTL'] },
    }
    expect(readServiceDetails('transportation', sent).details).toEqual({
      features: { freightBroker: true, freightBrokerValue: ['FTL'] },
    })
    expect(readServiceDetails('importer', { features: { moqValue: 5 } }).details).toEqual({})
    expect(readServiceDetails('importer', { features: { moq: true, moqValue: 5 } }).details).toEqual({
      features: { moq: true, moqValue: 5 },
    })
  })

  it('R-518: drops what an option brings while it is not chosen', () => {
    const read = (engagement: string[]) =>
      readServiceDetails('consultants', { services: { engagement, hourlyRate: 90, certification: 'CSCP' } }).details
    expect(read(['Hourly'])).toEqual({ services: { engagement: ['Hourly'], hourlyRate: 90, certification: 'CSCP' } })
    expect(read(['Project'])).toEqual({ services: { engagement: ['Project'], certification: 'CSCP' } })
  })

  it('R-319 R-320: a date that is none, and figures below the least or above the most, are refused', () => {
    const problemsOf = (features: Record<string, unknown>) =>
      readServiceDetails('transportation', { features }).problems.map(({ message }) => message)
    expect(problemsOf({ mc_150: '2025-02-30' })).toEqual(['MCS-150 filed on: Invalid Date Value'])
    expect(problemsOf({ mc_150: '2025-02-28' })).toEqual([])
    expect(problemsOf({ mc: -1 })).toHaveLength(1)
    expect(problemsOf({ mc: 1e12 })).toHaveLength(1)
    expect(problemsOf({ mc: 123_456 })).toEqual([])
  })

  it('names the field that is wrong', () => {
    const wrong = { features: { dot: -1, mc: 1e12, mc_150: '2025-02-30', regionsServed: ['Moon'] } }
    expect(readServiceDetails('transportation', wrong).problems.map(({ path }) => path)).toEqual([
      'details.features.dot',
      'details.features.mc',
      'details.features.mc_150',
      'details.features.regionsServed',
    ])
    for (const odd of [null, 7, 'x', [1], { features: 3 }])
      expect(readServiceDetails('software', odd)).toEqual({ details: {}, problems: [] })
  })

  it('asks more of a live service than of a draft', () => {
    const bare = {
      ...content,
      serviceSubType: [],
      description: '',
      address: { ...content.address, city: '', state: '', zipCode: '' },
    }
    expect(serviceProblems(content, false)).toEqual([])
    expect(serviceProblems(bare, true)).toEqual([])
    expect(serviceProblems(bare, false).map(({ path }) => path)).toEqual([
      'description',
      'serviceSubType',
      'address.city',
      'address.zipCode',
      'address.state',
    ])
    expect(serviceProblems({ ...content, serviceSubType: ['wms'] }, true).map(({ path }) => path)).toEqual([
      'serviceSubType',
    ])
    expect(serviceProblems({ ...content, serviceType: 'marketing', serviceSubType: [] }, false)).toEqual([])
  })

  it('R-515: a carrier names a region, a mode and a type of equipment', () => {
    const carrier = (details: object) =>
      serviceProblems(
        { ...content, serviceType: 'transportation', serviceSubType: ['trucking'], details } as never,
        false,
      )
        .map(({ path }) => path)
        .filter((path) => path.startsWith('details.'))
    expect(carrier({})).toEqual([
      'details.features.regionsServed',
      'details.services.modes',
      'details.services.equipmentTypes',
    ])
    const whole = { features: { regionsServed: ['Local'] }, services: { modes: ['FTL'], equipmentTypes: ['Reefer'] } }
    expect(carrier(whole)).toEqual([])
    expect(carrier({ ...whole, services: { modes: ['FTL'], equipmentTypes: [] } })).toEqual([
      'details.services.equipmentTypes',
    ])
  })

  it('is as whole as its parts, each named with the field it is missing at', () => {
    const bare = serviceCompleteness({ ...content, description: '', photos: [], details: {} })
    const whole = serviceCompleteness({
      ...content,
      serviceType: 'marketing',
      serviceSubType: [],
      description: 'x'.repeat(80),
      address: { street1: '', street2: '', city: 'Akron', state: 'OH', zipCode: '44308', country: 'US' },
      latitude: 41,
      longitude: -81,
      photos: [{ id: 1, link: '/pictures/1/960.webp', title: '', primary: true }],
      details: { general: { employees: '1-9' } },
    })
    expect(whole).toMatchObject({ percent: 100 })
    expect(bare.percent).toBeLessThan(whole.percent)
    expect(bare.parts.filter(({ isDone }) => !isDone).map(({ key }) => key)).toContain('details')
    expect(bare.parts.reduce((sum, { weight }) => sum + weight, 0)).toBe(100)
  })

  it('shows what was said', () => {
    const { details } = readServiceDetails('transportation', {
      features: { dot: 1_234_567, totalTrucks: 1200 },
      cargoHauled: { hazmat: true },
    })
    expect(serviceFacts('transportation', details)).toEqual([
      {
        key: 'features',
        label: 'Company',
        facts: [
          { key: 'dot', label: 'DOT number', value: '1234567' },
          { key: 'totalTrucks', label: 'Trucks', value: '1,200' },
        ],
      },
      {
        key: 'cargoHauled',
        label: 'Cargo hauled',
        facts: [{ key: 'hazmat', label: 'Hazardous materials', value: null }],
      },
    ])
  })

  it('reads the type in any case', () => {
    expect(toServiceType(' Transportation ')).toBe('transportation')
    expect(toServiceType('rockets')).toBeNull()
    expect(toServiceType(null)).toBeNull()
  })
})
