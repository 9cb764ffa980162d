import { describe, expect, it } from 'vitest'
import { brand } from '../reference/brand'
import { isPlaceholderMail } from './placeholder-mail'

describe('a managed profile’s placeholder address (R-233)', () => {
  it.each([
    ['acme@managed.invalid', true],
    [`acme@${brand.managedMailDomain}`, true],
    [`other@${brand.managedMailDomain}`, false],
    ['acme@acme.test', false],
  ])('%s: %s', (email, isPlaceholder) => expect(isPlaceholderMail({ email, userUrl: 'acme' })).toBe(isPlaceholder))
})
