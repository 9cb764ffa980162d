import { expect, it } from 'vitest'
import { readStopToken, stopAlertsUrl } from './stop-link'

it('a link names a person and searches, and cannot be made for others', () => {
  const env = { PUBLIC_URL: 'https://stackyard.test', PAYLOAD_SECRET: 'secret' }
  const token = new URL(stopAlertsUrl(7, [3, 12], env)).searchParams.get('token') ?? ''
  expect(readStopToken(token, 'secret')).toEqual({ userId: 7, searchIds: [3, 12] })
  expect(readStopToken(token, 'another')).toBeNull()
  for (const broken of ['', token.replace('3-12', '3-13'), token.replace(/^7/, '8'), `${token}x`])
    expect(readStopToken(broken, 'secret')).toBeNull()
})
