import { expect, it } from 'vitest'
import { createRouteNames } from './route-template'

const nameOf = createRouteNames()

it.each([
  ['GET', '/api/warehouse/12?x=a@b.c', '/api/warehouse/{id}'],
  ['GET', '/api/warehouse/own/', '/api/warehouse/own'],
  ['POST', '/api/auth/login', '/api/auth/login'],
  ['GET', '/api/users/12', '/api/users/{id}'],
  ['GET', '/api/no/such/12', '/api/*'],
  ['POST', '/api/webhooks/stripe', '/api/webhooks/*'],
  ['GET', '/api/health/ready', '/api/health/*'],
  ['GET', '/warehouses/some-name-12', '/*'],
  ['GET', '/dashboard/people/12', '/dashboard/*'],
  ['BREW', '/%ff', '/*'],
])('%s %s is counted as %s', (method, url, name) => {
  expect(nameOf(method, url)).toBe(name)
})
