import { describe, expect, it } from 'vitest'
import { call } from '../../../setup/api'
import { sharedStack } from '../../../setup/stack'

const { url } = sharedStack()
const calls = [
  ['GET', '/user/billing-info/'],
  ['GET', '/user/billing-info/primary'],
  ['GET', '/user/billing-info/1'],
  ['POST', '/user/billing-info/'],
  ['PUT', '/user/billing-info/1'],
  ['DELETE', '/user/billing-info/1'],
] as const

describe('/user/billing-info as a visitor', () => {
  it.each(calls)('%s %s asks to sign in (R-370)', async (method, path) => {
    const body = method === 'POST' || method === 'PUT' ? {} : undefined
    expect(await call(url, method, path, { body })).toMatchObject({ status: 401, success: false, results: null })
  })
})
