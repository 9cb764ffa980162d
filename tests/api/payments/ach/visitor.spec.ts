import { describe, expect, it } from 'vitest'
import { call } from '../../../setup/api'
import { sharedStack } from '../../../setup/stack'

const { url } = sharedStack()
const calls = [
  ['GET', '/user/ach/'],
  ['GET', '/user/ach/primary'],
  ['GET', '/user/ach/1'],
  ['POST', '/user/ach/'],
  ['PUT', '/user/ach/1'],
  ['DELETE', '/user/ach/1'],
  ['POST', '/user/ach/setup-intent'],
] as const

describe('/user/ach as a visitor', () => {
  it.each(calls)('%s %s asks to sign in (R-370)', async (method, path) => {
    const body = method === 'POST' || method === 'PUT' ? {} : undefined
    expect(await call(url, method, path, { body })).toMatchObject({ status: 401, success: false, results: null })
  })
})
