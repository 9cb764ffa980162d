import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Shown } from '../domain/carousel-motion'
import { MovingCarousel, type MovingCarouselProps } from './moving-carousel'

const SLIDE = 100
let seen: { notify: IntersectionObserverCallback; threshold: unknown }[]
let reduced: boolean
/** Where the list stands, in px of its scroll. */
let scrolled: number
let moves: string[]

class Observer {
  constructor(notify: IntersectionObserverCallback, options?: IntersectionObserverInit) {
    seen.push({ notify, threshold: options?.threshold })
  }
  observe = () => undefined
  disconnect = () => undefined
}

const rect = (left: number) => ({ left, right: left + SLIDE }) as DOMRect
/** A list whose slides are 100 px wide, since happy-dom lays nothing out. */
function layOut(): void {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this.tagName !== 'LI') return rect(0)
    return rect([...(this.parentElement?.children ?? [])].indexOf(this) * SLIDE - scrolled)
  })
  vi.spyOn(Element.prototype, 'scrollBy').mockImplementation(function (this: Element, by?: unknown) {
    const { left = 0, behavior = '' } = by as ScrollToOptions
    moves.push(behavior)
    scrolled += left
    this.dispatchEvent(new Event('scroll'))
  })
}

beforeEach(() => {
  ;[seen, reduced, scrolled, moves] = [[], false, 0, []]
  vi.useFakeTimers()
  vi.stubGlobal('innerWidth', 1600)
  vi.stubGlobal('IntersectionObserver', Observer)
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }))
  vi.spyOn(Math, 'random').mockReturnValue(0)
  layOut()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const carousel = (props: Partial<MovingCarouselProps> = {}) => {
  const count = props.count ?? 5
  return (
    <MovingCarousel kind="combined" label="Houses" plays {...props} count={count}>
      {Array.from({ length: count }, (_, at) => (
        <li key={at}>
          <a href={`/${at}`}>House {at}</a>
        </li>
      ))}
    </MovingCarousel>
  )
}
const inView = (isIntersecting: boolean) =>
  act(() => seen.at(-1)?.notify([{ isIntersecting } as IntersectionObserverEntry], null as never))
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const at = () => scrolled / SLIDE
const list = () => screen.getByRole('list', { name: 'Houses' })
const button = (name: string) => screen.getByRole('button', { name: `${name}: Houses` })

describe('a carousel that plays', () => {
  it('R-085 R-088: moves every 3000 ms once 30 % of it are in view, around at the end, and rests out of view', () => {
    render(carousel({ kind: 'nearby', count: 7 }))
    expect(seen.at(-1)?.threshold).toBe(0.3)
    wait(9000)
    expect(at()).toBe(0)
    inView(true)
    wait(2999)
    expect(at()).toBe(0)
    wait(1)
    expect(at()).toBe(1)
    wait(3000)
    expect(at()).toBe(0)
    inView(false)
    wait(9000)
    expect(at()).toBe(0)
  })

  it('R-085: one that does not play, as those of the home page, stays', () => {
    render(carousel({ kind: 'combined', plays: false, count: 9 }))
    inView(true)
    wait(12_000)
    expect(at()).toBe(0)
    expect(screen.queryByRole('button', { name: /Pause|Play/ })).toBeNull()
  })

  it('R-089: rests while more cards are fetched, which the list says of itself', () => {
    const { rerender } = render(carousel({ isBusy: true }))
    inView(true)
    expect(list().getAttribute('aria-busy')).toBe('true')
    wait(9000)
    expect(at()).toBe(0)
    rerender(carousel({ isBusy: false }))
    wait(3000)
    expect(at()).toBe(1)
  })

  it('rests under the pointer and while something in it has the focus', () => {
    render(carousel())
    inView(true)
    fireEvent.pointerEnter(list().parentElement as Element)
    wait(9000)
    fireEvent.pointerLeave(list().parentElement as Element)
    act(() => screen.getByRole('link', { name: 'House 1' }).focus())
    wait(9000)
    expect(at()).toBe(0)
    act(() => screen.getByRole('link', { name: 'House 1' }).blur())
    wait(3000)
    expect(at()).toBe(1)
  })

  it('is paused and played by a button, also with the focus on it', () => {
    render(carousel())
    inView(true)
    const pause = button('Pause')
    act(() => pause.focus())
    fireEvent.click(pause)
    act(() => pause.blur())
    wait(9000)
    expect(at()).toBe(0)
    const play = button('Play')
    act(() => play.focus())
    fireEvent.click(play)
    wait(3000)
    expect(at()).toBe(1)
    expect(button('Pause')).toBe(play)
  })

  it('stops for good when the reader moves it: by a button or by hand', () => {
    const { unmount } = render(carousel({ count: 8 }))
    inView(true)
    fireEvent.click(button('Next'))
    wait(9000)
    expect(at()).toBe(1)
    expect(button('Play')).toBeDefined()
    unmount()
    scrolled = 0
    render(carousel({ count: 8 }))
    inView(true)
    fireEvent.pointerDown(list())
    scrolled = 2 * SLIDE
    fireEvent.scroll(list())
    wait(9000)
    expect(at()).toBe(2)
  })

  it('plays on when cards that are added move it', () => {
    render(carousel({ count: 8 }))
    inView(true)
    scrolled = 2 * SLIDE
    fireEvent.scroll(list())
    wait(3000)
    expect(at()).toBe(3)
  })

  it('does not play by itself for who wants less motion, and jumps where it is told to', () => {
    reduced = true
    render(carousel())
    inView(true)
    wait(9000)
    expect(at()).toBe(0)
    fireEvent.click(button('Next'))
    expect([at(), moves]).toEqual([1, ['instant']])
  })
})

describe('a carousel', () => {
  it('R-091: begins at a random slide with more than five items, at the first with four', () => {
    vi.mocked(Math.random).mockReturnValue(0.99)
    const { unmount } = render(carousel({ count: 8 }))
    expect(at()).toBe(4)
    unmount()
    scrolled = 0
    render(carousel({ count: 4 }))
    expect(at()).toBe(0)
  })

  it('tells what it shows, from which the next page is known, after steps and scrolls alike', () => {
    const shown: Shown[] = []
    render(carousel({ count: 9, plays: false, onShown: (now) => shown.push(now) }))
    fireEvent.click(button('Next'))
    scrolled = 4 * SLIDE
    fireEvent.scroll(list())
    wait(200)
    expect(shown.at(-1)).toEqual({ index: 4, slides: 4 })
    expect(shown).toContainEqual({ index: 1, slides: 4 })
    fireEvent.click(button('Previous'))
    expect(shown.at(-1)).toEqual({ index: 3, slides: 4 })
  })

  it('has no buttons to press where everything is in view, and gets them with more cards', () => {
    const { rerender } = render(carousel({ count: 4 }))
    const controls = () => button('Next').parentElement?.className.split(' ')
    expect(controls()).toContain('invisible')
    inView(true)
    wait(9000)
    expect(moves).toEqual([])
    rerender(carousel({ count: 6 }))
    expect(controls()).not.toContain('invisible')
  })

  it('has buttons where fewer fit into its rail than the window would hold, and steps to what does not', () => {
    vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(4 * SLIDE)
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(3 * SLIDE)
    render(carousel({ kind: 'nearby', count: 4, plays: false }))
    expect(button('Next').parentElement?.className.split(' ')).not.toContain('invisible')
    fireEvent.click(button('Next'))
    expect(at()).toBe(1)
    fireEvent.click(button('Next'))
    expect(at()).toBe(0)
  })

  it.each([
    [6, false],
    [3, true],
  ])('R-093: %d neighbors stand on part of the width: %s', (count, isPart) => {
    render(carousel({ kind: 'nearby', count }))
    expect(list().className.split(' ').includes('carousel-part')).toBe(isPart)
  })
})
