import { describe, expect, it } from 'vitest'
import { commitmentFacts } from './commitment'
import { amountsIn, commitmentCases } from './commitment.test-data'
import { spanishFacts } from './spanish-commitment'

describe('a commitment in Spanish', () => {
  it.each(commitmentCases)('says the same facts and amounts as in English: %s', (_, terms) => {
    const english = commitmentFacts(terms)
    const spanish = spanishFacts(terms)
    expect(spanish.map(({ key }) => key)).toEqual(english.map(({ key }) => key))
    expect(
      spanish.filter(({ label, value }) => english.some((one) => one.label === label && one.value === value)),
    ).toEqual([])
    expect(spanish.map(({ value }) => amountsIn(value))).toEqual(english.map(({ value }) => amountsIn(value)))
  })
})
