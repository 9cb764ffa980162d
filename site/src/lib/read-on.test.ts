import { expect, it } from 'vitest'
import type { ContentService } from '@stackyard/shared/schema/content-data'
import { servicesLike } from './read-on'

const service = (id: number, serviceType: string, state: string) => ({ id, serviceType, state }) as ContentService

it('services of the same type, those in its state first', () => {
  const own = service(1, 'software', 'TX')
  const all = [own, service(2, 'software', 'OH'), service(3, 'packaging', 'TX'), service(4, 'software', 'TX')]
  expect(servicesLike(own, all).map(({ id }) => id)).toEqual([4, 2])
})
