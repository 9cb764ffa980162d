import { ORPCError } from '@orpc/server'
import { ValidationError as WrongInput } from '@orpc/contract'
import { APIError, Forbidden, ValidationError } from 'payload'
import { describe, expect, it } from 'vitest'
import { CodedError } from '../platform/coded-error'
import { toRefusal } from './errors'

const refusalOf = (error: unknown) => toRefusal(error, 'ref-1').body

const fromDatabase = (code: string) =>
  new Error('query failed', { cause: Object.assign(new Error('secret detail'), { code }) })

describe('toRefusal', () => {
  it('carries code, sentence and fields of a coded error', () => {
    const issues = [{ path: 'quantity', message: 'Too many' }]
    expect(refusalOf(new CodedError('QUANTITY_OUT_OF_RANGE', { message: 'Too many', issues }))).toMatchObject({
      statusCode: 400,
      message: 'Too many',
      error: { code: 'QUANTITY_OUT_OF_RANGE', data: { message: 'Too many', issues } },
    })
  })

  it('keeps the status of what Payload throws', () => {
    expect(refusalOf(new Forbidden())).toMatchObject({ statusCode: 403, error: { code: 'FORBIDDEN' } })
    expect(refusalOf(new APIError('gone', 404))).toMatchObject({ statusCode: 404, error: { code: 'NOT_FOUND' } })
    const invalid = new ValidationError({ errors: [{ path: 'name', message: 'Too long' }] })
    expect(refusalOf(invalid)).toMatchObject({
      statusCode: 400,
      error: { code: 'VALIDATION_FAILED', data: { issues: [{ path: 'name', message: 'Too long' }] } },
    })
  })

  it('names refused fields as forms do', () => {
    const cause = new WrongInput({
      message: 'wrong',
      issues: [{ message: 'Required', path: ['address', 'lines', 0, 'city'] }],
    })
    const refused = refusalOf(new ORPCError('BAD_REQUEST', { cause }))
    expect(refused.error?.data.issues).toEqual([{ path: 'address.lines[0].city', message: 'Required' }])
  })

  it.each([
    ['22P02', 400],
    ['22021', 400],
    ['57014', 503],
    ['55P03', 503],
    ['40001', 503],
    ['ECONNREFUSED', 503],
    ['23505', 500],
  ])('answers to the database’s %s with %i, without its detail', (code, status) => {
    const refused = refusalOf(fromDatabase(code))
    expect(refused.statusCode).toBe(status)
    expect(JSON.stringify(refused)).not.toContain('secret')
  })

  it.each([
    ['Connection terminated unexpectedly', 503],
    ['Connection terminated', 503],
    ['Client has encountered a connection error and is not queryable', 503],
    ['database "secret" is not currently accepting connections', 503],
    ['secret: Connection terminated', 500],
  ])('answers to “%s”, which has no code of its own, with %i', (message, status) => {
    const refused = refusalOf(new Error('Failed query: secret', { cause: new Error(message) }))
    expect(refused.statusCode).toBe(status)
    expect(JSON.stringify(refused)).not.toContain('secret')
  })

  it('shows a reference and nothing else of a fault, a wrong output among them', () => {
    const cause = new WrongInput({ message: 'wrong', issues: [{ message: 'secret', path: ['price'] }] })
    for (const fault of [new Error('secret'), 'secret', null, new ORPCError('INTERNAL_SERVER_ERROR', { cause })]) {
      const refused = toRefusal(fault, 'ref-1')
      expect(refused.isFault).toBe(true)
      expect(refused.body).toMatchObject({ statusCode: 500, error: { code: 'INTERNAL', data: { reference: 'ref-1' } } })
      expect(JSON.stringify(refused.body)).not.toContain('secret')
    }
  })
})
