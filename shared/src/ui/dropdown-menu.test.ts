import { describe, expect, it } from 'vitest'
import { menuStep } from './dropdown-menu'

const labels = ['Edit', 'Clone', ' Delete', 'Export']

describe('keys of a menu', () => {
  it('goes round with the arrows', () => {
    expect(menuStep(labels, 3, 'ArrowDown')).toBe(0)
    expect(menuStep(labels, 0, 'ArrowUp')).toBe(3)
    expect(menuStep(labels, -1, 'ArrowUp')).toBe(3)
    expect(menuStep(labels, -1, 'ArrowDown')).toBe(0)
  })

  it('jumps to the ends and to the next item that begins with a letter', () => {
    expect(menuStep(labels, 2, 'Home')).toBe(0)
    expect(menuStep(labels, 0, 'End')).toBe(3)
    expect(menuStep(labels, 0, 'e')).toBe(3)
    expect(menuStep(labels, 3, 'E')).toBe(0)
    expect(menuStep(labels, 0, 'd')).toBe(2)
  })

  it('leaves other keys to the browser', () => {
    expect(menuStep(labels, 0, 'Enter')).toBeUndefined()
    expect(menuStep(labels, 0, ' ')).toBeUndefined()
    expect(menuStep(labels, 0, 'z')).toBeUndefined()
    expect(menuStep([], -1, 'ArrowDown')).toBeUndefined()
  })
})
