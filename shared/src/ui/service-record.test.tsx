import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { ServiceRecord as Figures } from '../schema/service-record'
import { saidAnswersIn, saidAnswerTime } from './answer-time'
import { ServiceRecordSection } from './service-record'

const record = (more: Partial<Figures> = {}): Figures => ({
  answers: { count: 12, minutes: 185 },
  accepted: { count: 9, percent: 89 },
  canceled: { count: 9, percent: 0 },
  onTime: { count: 1, percent: null },
  ...more,
})
const said = () => screen.getAllByRole('definition').map(({ textContent }) => textContent)

describe('a service record', () => {
  it('says each figure with its count, and none where the count is too small', () => {
    render(<ServiceRecordSection record={record()} />)
    expect(screen.getByRole('heading', { name: 'Service record' })).toBeDefined()
    expect(said()).toEqual([
      '3 hof 12 requests',
      '89%of 9 reservations',
      '0%of 9 reservations',
      'Too few to sayof 1 arrival',
    ])
  })

  it.each([
    [4, 'Too few to sayof 4 requests'],
    [5, 'Most got no answerof 5 requests'],
  ])('tells too few requests from unanswered ones: %i', (count, text) => {
    render(<ServiceRecordSection record={record({ answers: { count, minutes: null } })} />)
    expect(said()[0]).toBe(text)
  })

  it('is not there where nothing was measured', () => {
    expect(render(<ServiceRecordSection record={null} />).container.textContent).toBe('')
  })
})

it.each([
  [1, '1 min'],
  [59, '59 min'],
  [60, '1 h'],
  [185, '3 h'],
  [47 * 60, '47 h'],
  [48 * 60, '2 days'],
])('%i minutes are said as %s', (minutes, text) => {
  expect(saidAnswerTime(minutes)).toBe(text)
  expect(saidAnswersIn(minutes)).toBe(`Answers in ${text}`)
})
