import { fireEvent, render, screen, within } from '@testing-library/react'
import { figureFilters, optionsFilters } from '@stackyard/shared/reference/field-filters'
import { fill } from '@stackyard/shared/ui/say'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type ExploreState, readExploreState, writeExploreState } from '../lib/explore-state'
import { ActiveFilters } from './active-filters'
import { ExploreFilters } from './explore-filters'

beforeEach(() => vi.stubGlobal('fetch', () => new Promise(() => undefined)))
afterEach(() => vi.unstubAllGlobals())

function openFilters(state: ExploreState, onChange: (next: ExploreState) => void) {
  const rest = { fixed: {}, filters: {}, total: null, open: true, onOpenChange: () => undefined }
  render(<ExploreFilters state={state} onChange={onChange} {...rest} />)
}

describe('filters of fields on the list page', () => {
  it.each(optionsFilters)('$key has a control for each option, and goes into the address', ({ key, options }) => {
    const [option] = options
    const changed = vi.fn<(next: ExploreState) => void>()
    openFilters(readExploreState(''), changed)
    for (const { label } of options)
      expect(screen.getAllByRole('checkbox', { name: label, hidden: true }).length).toBeGreaterThan(0)
    fireEvent.click(screen.getByRole('checkbox', { name: option?.label ?? '', hidden: true }))
    const [next] = changed.mock.lastCall ?? []
    if (!next) throw new Error('Nothing was chosen')
    const address = writeExploreState(next)
    expect(address).toBe(`?${key}=${option?.key}`)
    expect(readExploreState(address)).toEqual(next)
  })

  it.each(optionsFilters)('$key shows what is chosen, and takes it back', ({ key, options }) => {
    const changed = vi.fn<(next: ExploreState) => void>()
    const [one, other] = options
    render(<ActiveFilters state={readExploreState(`?${key}=${one?.key},${other?.key}`)} onChange={changed} />)
    fireEvent.click(within(screen.getByRole('list')).getByRole('button', { name: `Remove ${one?.label}` }))
    expect(changed.mock.lastCall?.[0].lists).toEqual({ [key]: [other?.key] })
  })

  it.each(figureFilters)('$key has a control, an address and a chip', ({ key, atLeast, chip }) => {
    const changed = vi.fn<(next: ExploreState) => void>()
    openFilters(readExploreState(''), changed)
    fireEvent.change(screen.getByLabelText(atLeast), { target: { value: '3' } })
    expect(changed.mock.lastCall?.[0].texts).toEqual({ [key]: '3' })
    render(<ActiveFilters state={readExploreState(`?${key}=3`)} onChange={changed} />)
    expect(screen.getByRole('button', { name: new RegExp(fill(chip, { count: 3 })) })).toBeTruthy()
  })
})
