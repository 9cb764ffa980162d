import { formatCents } from '@stackyard/shared/domain/money'
import { describe, expect, it } from 'vitest'
import { toOpenMatter } from './closing-guards'

describe('what keeps an account open', () => {
  it.each(['wallet', 'debt'] as const)('R-156: names the money of the %s as every other screen does', (kind) => {
    expect(toOpenMatter({ kind, count: 123_450 }).message).toContain('$1,234.50')
    expect(toOpenMatter({ kind, count: Number.NaN }).message).toContain(formatCents(null))
    expect(toOpenMatter({ kind, count: Number.NaN }).message).not.toContain('NaN')
  })
})
