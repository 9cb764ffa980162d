import { randomUUID } from 'node:crypto'
import type { ServiceRecord } from '@stackyard/shared/schema/service'
import { newSeller, type NewSeller } from '../../../setup/seller'
import { ok } from '../../../setup/api'
import { sharedStack } from '../../../setup/stack'

const stack = sharedStack()

/** A name that no other test gives. */
export const freshName = (stem: string): string => `${stem} ${randomUUID().slice(0, 8)}`

/** All that a live transportation service needs. */
export const liveService = (name: string) => ({
  name,
  serviceType: 'transportation',
  serviceSubType: ['drayage', 'trucking'],
  description: 'Containers from the port to the dock.',
  address: { street1: '1 Terminal Avenue', city: 'Joliet', state: 'IL', zipCode: '60431', country: 'United States' },
  latitude: 41.5,
  longitude: -88.1,
  details: {
    features: { dot: 1_234_567, regionsServed: ['Regional', 'National'] },
    services: { modes: ['FTL'], equipmentTypes: ['Dry Van'], insured: true, truck: false, leasing: true },
  },
  isDraft: false,
})

/** A provider of the test's own with a live service. */
export async function newService(
  stem: string,
  planId: 'free' | 'growth' = 'growth',
): Promise<{ provider: NewSeller; service: ServiceRecord }> {
  const provider = await newSeller(stack, planId)
  const service = await ok<ServiceRecord>(stack.url, 'PUT', '/services/own', {
    token: provider.token,
    body: liveService(freshName(stem)),
  })
  return { provider, service }
}
