import { describe, expect, it } from 'vitest'
import { isSigned, namedPermission, permissionUserToken } from './permission-link'

const SECRET = 'a secret of twenty-four chars'

describe('the link of an invitation', () => {
  const token = permissionUserToken(7, 'ann@example.test', SECRET)

  it('names its permission and is ours', () => {
    expect(namedPermission(token)).toBe(7)
    expect(isSigned(token, { id: 7, email: 'ann@example.test' }, SECRET)).toBe(true)
  })

  it('stands for no other permission, email or installation', () => {
    expect(isSigned(token.replace(/^7/, '8'), { id: 8, email: 'ann@example.test' }, SECRET)).toBe(false)
    expect(isSigned(token, { id: 7, email: 'bob@example.test' }, SECRET)).toBe(false)
    expect(isSigned(token, { id: 7, email: 'ann@example.test' }, `${SECRET}!`)).toBe(false)
  })

  it.each(['', 'x.y', '-1.y', '1e99.y', `${2 ** 31}.y`])('%j names nothing', (text) => {
    expect(namedPermission(text)).toBeNull()
  })
})
