import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { findReturnAddress, isSigned, returnAddress } from './return-address'

const BASE = 'bounces@mail.stackyard.test'
const SECRET = 'a secret of this test, long enough'

describe('return addresses', () => {
  it('name their mail, in any case and in copies that break lines', () => {
    const address = returnAddress(BASE, 41, SECRET)
    expect(address).toMatch(/^bounces\+41-[0-9a-f]{20}@mail\.stackyard\.test$/)
    const broken = `${address.slice(0, 20)}=\r\n${address.slice(20)}`
    for (const raw of [`To: <${address}>`, address.toUpperCase(), `Original-Mail-From: ${broken}`])
      expect(findReturnAddress(raw, BASE, SECRET)).toBe(41)
  })

  it('forged ones are none; a good one after them counts', () => {
    const good = returnAddress(BASE, 41, SECRET)
    const forged = good.replace('+41-', '+42-')
    expect(findReturnAddress(forged, BASE, SECRET)).toBeNull()
    expect(findReturnAddress(good.replace('mail.', 'mailX'), BASE, SECRET)).toBeNull()
    expect(findReturnAddress(good, BASE, 'another secret of this test')).toBeNull()
    expect(findReturnAddress(`${forged} ${good}`, BASE, SECRET)).toBe(41)
  })
})

describe('signatures of returned mails', () => {
  const body = Buffer.from('a mail')
  const sign = (seconds: number, secret = SECRET) =>
    `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.a mail`).digest('hex')}`

  it('hold for their body, five minutes long', () => {
    const at = { secret: SECRET, nowMs: 1_000_000_000 }
    expect(isSigned(sign(1_000_000), body, at)).toBe(true)
    expect(isSigned(sign(999_700), body, at)).toBe(true)
    expect(isSigned(sign(999_699), body, at)).toBe(false)
    expect(isSigned(sign(1_000_301), body, at)).toBe(false)
    expect(isSigned(sign(1_000_000), Buffer.from('another'), at)).toBe(false)
    expect(isSigned(sign(1_000_000, 'another secret'), body, at)).toBe(false)
    for (const header of ['', 't=1000000', 'v1=00']) expect(isSigned(header, body, at)).toBe(false)
  })
})
