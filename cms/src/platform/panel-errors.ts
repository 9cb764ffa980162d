import { ERROR_CODES } from '@stackyard/shared/schema/error-code'
import type { AfterErrorHook } from 'payload'
import { databaseFault } from './database-fault'
import { isStorageAway } from './storage/storage'

type Fault = { path?: unknown; message?: unknown; label?: unknown }

/**
 * Says in the panel's answer what is wrong with each field, so that the form marks it. Payload does so by itself as long
 * as its errors are of the same copy of its code; the panel's build holds one of its own.
 */
export const nameFields: AfterErrorHook = ({ error, result }) => {
  const { data, status } = error as { data?: { errors?: unknown }; status?: number }
  const [first] = result?.errors ?? []
  if (status !== 400 || !first || 'data' in first || !Array.isArray(data?.errors)) return
  const errors = (data.errors as Fault[]).map(({ path, message, label }) => ({ path, message, label }))
  return { response: { ...result, errors: [{ ...first, name: 'ValidationError', data: { errors } }] } }
}

/**
 * Says in the panel's answer that the database or the file storage does not answer in time, or not at all: what waits may
 * be asked again.
 */
export const nameOutage: AfterErrorHook = ({ error }) => {
  const isAway = isStorageAway(error)
  if (!isAway && databaseFault(error) !== 'UNAVAILABLE') return
  const { status, message } = ERROR_CODES[isAway ? 'FILES_UNAVAILABLE' : 'UNAVAILABLE']
  return { response: { errors: [{ message }] }, status }
}
