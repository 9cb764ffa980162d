import { describe, expect, it } from 'vitest'
import { call } from '../../../setup/api'
import { sharedStack } from '../../../setup/stack'

const { url } = sharedStack()
const calls = [
  ['GET', '/user/cards/'],
  ['GET', '/user/cards/primary'],
  ['GET', '/user/cards/1'],
  ['POST', '/user/cards/'],
  ['PUT', '/user/cards/1'],
  ['DELETE', '/user/cards/1'],
] as const

describe('/user/cards as a visitor', () => {
  it.each(calls)('%s %s asks to sign in (R-370)', async (method, path) => {
    const body = method === 'POST' || method === 'PUT' ? {} : undefined
    expect(await call(url, method, path, { body })).toMatchObject({ status: 401, success: false, results: null })
  })
})
