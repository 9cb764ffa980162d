import { describe, expect, it } from 'vitest'
import { addStep, type History, redone, undone } from './undo-history'

const start: History = { past: [], present: 'a', future: [] }
const three = addStep(addStep(start, 'b'), 'c')

describe('undo in the form', () => {
  it('goes back and forth step by step', () => {
    expect(undone(three).present).toBe('b')
    expect(undone(undone(three)).present).toBe('a')
    expect(redone(undone(undone(three))).present).toBe('b')
    expect(redone(redone(undone(undone(three))))).toEqual(three)
  })

  it('ends at both ends', () => {
    expect(undone(start)).toBe(start)
    expect(redone(three)).toBe(three)
  })

  it('forgets what was taken back when something new is written', () => {
    expect(addStep(undone(three), 'd')).toEqual({ past: ['a', 'b'], present: 'd', future: [] })
  })

  it('keeps a hundred steps', () => {
    let history = start
    for (let at = 0; at < 150; at += 1) history = addStep(history, String(at))
    expect(history.past).toHaveLength(100)
    expect(history.past[0]).toBe('49')
  })
})
