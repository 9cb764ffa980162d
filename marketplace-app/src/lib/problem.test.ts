import { ApiError } from '@stackyard/shared/contract/api-error'
import { describe, expect, it } from 'vitest'
import { toFieldName, toProblem } from './problem'

describe('problems', () => {
  it('reads a refusal of the API with its fields', () => {
    const body = {
      error: {
        code: 'VALIDATION_FAILED',
        data: { message: 'Some fields need your attention.', issues: [{ path: 'email', message: 'Taken' }] },
      },
    }
    expect(toProblem(ApiError.fromBody(400, body))).toEqual({
      status: 400,
      code: 'VALIDATION_FAILED',
      message: 'Some fields need your attention.',
      issues: [{ path: 'email', message: 'Taken' }],
    })
  })

  it('keeps the reference of a fault', () => {
    const body = { error: { code: 'INTERNAL', data: { message: 'Oh', reference: 'abc' } } }
    expect(toProblem(ApiError.fromBody(500, body)).reference).toBe('abc')
  })

  it('tells an unreachable server and a fault of the page from a refusal', () => {
    expect(toProblem(ApiError.offline()).code).toBe('NETWORK')
    expect(toProblem(new Error('boom')).code).toBe('UNEXPECTED')
    expect(toProblem(null).code).toBe('UNEXPECTED')
  })

  it('names nested fields as forms do', () => {
    expect(toFieldName('address.city')).toBe('address.city')
    expect(toFieldName('rates[0].value')).toBe('rates.0.value')
  })
})
