import { expect, it } from 'vitest'
import { call } from '../../../setup/api'
import { sharedStack } from '../../../setup/stack'

it('/user/billing asks a visitor to sign in', async () => {
  expect(await call(sharedStack().url, 'GET', '/user/billing')).toMatchObject({ status: 401, results: null })
})
