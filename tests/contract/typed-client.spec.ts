import type { ContractRouterClient } from '@orpc/contract'
import { createApiClient } from '@stackyard/shared/contract/api-client'
import { ApiError } from '@stackyard/shared/contract/api-error'
import { clientContract } from '@stackyard/shared/contract/client-contract.gen'
import type { Contract } from '@stackyard/shared/contract/index'
import { describe, expect, it } from 'vitest'
import { anyAddress } from '../setup/address'
import { tokenOf } from '../setup/actors'
import { sharedStack } from '../setup/stack'

const { url } = sharedStack()

/** The client of site and app: the generated routes, without the schemas. */
const clientWith = (token?: string): ContractRouterClient<Contract> =>
  createApiClient(clientContract, {
    base: () => `${url}/api`,
    fetch,
    headers: { 'x-forwarded-for': anyAddress(), ...(token ? { authorization: `Bearer ${token}` } : {}) },
  })

const refusalOf = async (call: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await call.catch((thrown: unknown) => thrown)
  if (!(error instanceof ApiError)) throw new Error('the call was not refused')
  return error
}

describe('the typed client', () => {
  const visitor = clientWith()

  it('sends lists, numbers and switches, and reads results and total', async () => {
    const all = await visitor.warehouse.list({ limit: 2, skip: 1 })
    const { results, total } = await visitor.warehouse.list({
      limit: 2,
      skip: 1,
      verified: true,
      features: ['b2b', 'rail'],
    })
    expect(results.length).toBeLessThanOrEqual(2)
    for (const card of results) {
      expect(card.isVerified).toBe(true)
      expect(card.features).toEqual(expect.arrayContaining(['b2b', 'rail']))
    }
    expect(total).toBeLessThan(all.total ?? 0)
  })

  it('fills path parameters and escapes them', async () => {
    const [first] = (await visitor.warehouse.list({ limit: 1 })).results
    const found = await visitor.warehouse.get({ id: first?.slug ?? '' })
    expect(found.results.id).toBe(first?.id)
    expect((await refusalOf(visitor.warehouse.get({ id: 'a/../b?c=1' }))).code).toBe('LISTING_UNAVAILABLE')
  })

  it('reads refusals with code, sentence and fields', async () => {
    const refused = await refusalOf(visitor.auth.login({ email: 'nobody', password: 'x' }))
    expect(refused).toMatchObject({ code: 'VALIDATION_FAILED', status: 400, message: 'Enter a valid email address' })
    expect(refused.issues).toEqual([{ path: 'email', message: 'Enter a valid email address' }])
    expect((await refusalOf(visitor.profile.get())).code).toBe('UNAUTHENTICATED')
  })

  it('uploads files', async () => {
    const customer = clientWith(await tokenOf(url, 'customer'))
    const file = new File(['%PDF-1.7\n'], 'Terms.pdf', { type: 'application/pdf' })
    const { results } = await customer.fileUpload.upload({ files: [file] })
    expect(results).toMatchObject([{ title: 'Terms.pdf', mimeType: 'application/pdf' }])
    await customer.fileUpload.delete({ id: results[0]?.id ?? 0 })
  })
})
