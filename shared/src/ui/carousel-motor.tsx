import {
  type CarouselKind,
  goesByOwnWidth,
  PLAYS_FROM,
  type Shown,
  slidesAt,
  startOf,
  TICK_MS,
} from '../domain/carousel-motion'

export type Motion = {
  kind: CarouselKind
  /** Whether it moves by itself; never before a reader who wants less motion asks for it. */
  plays: boolean
  /** It shows other slides than before. */
  onShown?: (shown: Shown) => void
  /** From 0 to 1: where a carousel of many starts. */
  random?: () => number
}

/** What keeps a playing carousel still for a while. */
type Hold = 'pointer' | 'focus' | 'out of view'

const wantsStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
/** Scrolling has come to rest when nothing was heard of it for so long. */
const REST_MS = 120

/**
 * Moves the cards of a rail drawn by carousel.tsx: by its buttons, by itself where it plays, and around at the end. It
 * rests under the pointer, while something in it has the focus, out of view, and while its cards are being fetched; who
 * moves it by hand stops it until they press Play (WCAG 2.2.2).
 */
export class CarouselMotor {
  readonly #list: HTMLElement
  readonly #controls: HTMLElement | null
  readonly #play: HTMLButtonElement | null
  readonly #root: HTMLElement
  readonly #motion: Motion
  readonly #ended = new AbortController()
  readonly #view: IntersectionObserver
  readonly #holds = new Set<Hold>(['out of view'])
  #index = 0
  #playing: boolean
  #insists = false
  /** The reader had a hand on it since it came to rest; cards that are added move it too. */
  #touched = false
  #tick: ReturnType<typeof setInterval> | undefined
  #rest: ReturnType<typeof setTimeout> | undefined

  /** @throws Error when the element holds no list */
  constructor(root: HTMLElement, motion: Motion) {
    const list = root.querySelector<HTMLElement>('ul')
    if (!list) throw new Error('A carousel needs a list')
    this.#root = root
    this.#list = list
    this.#controls = root.querySelector('[data-carousel-controls]')
    this.#play = root.querySelector('[data-carousel-play]')
    this.#motion = motion
    this.#playing = motion.plays && !wantsStill()
    this.#view = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting } of entries) this.#hold('out of view', !isIntersecting)
      },
      { threshold: PLAYS_FROM },
    )
    this.#view.observe(root)
    this.#listen()
    this.refresh()
    const start = startOf(this.#count, this.#slides, motion.random)
    if (start > 0) this.#go(start, true)
  }

  /** Looks again at how many cards there are: after some were added. */
  refresh(): void {
    const isMovable = this.#count > this.#slides
    this.#controls?.classList.toggle('invisible', !isMovable)
    this.#label()
    this.#arm()
    this.#tell()
  }

  dispose(): void {
    this.#ended.abort()
    this.#view.disconnect()
    clearInterval(this.#tick)
    clearTimeout(this.#rest)
  }

  get #count(): number {
    return this.#list.children.length
  }

  get #slides(): number {
    const { kind } = this.#motion
    const planned = slidesAt(kind, goesByOwnWidth(kind) ? this.#root.clientWidth : innerWidth)
    return this.#count > planned ? planned : Math.min(planned, this.#fitting)
  }

  /** How many stand in view as they are laid out: a narrow rail may hold fewer than the window's width says. */
  get #fitting(): number {
    const { scrollWidth, clientWidth, children } = this.#list
    const [first, second] = children
    if (scrollWidth <= clientWidth + 1 || !first || !second) return this.#count
    const step = Math.abs(second.getBoundingClientRect().left - first.getBoundingClientRect().left)
    return Math.max(1, Math.min(this.#count - 1, Math.floor((clientWidth + 1) / step)))
  }

  #listen(): void {
    const { signal } = this.#ended
    const on = (target: EventTarget, kind: string, act: () => void) =>
      target.addEventListener(kind, act, { signal, passive: true })
    for (const button of this.#root.querySelectorAll<HTMLElement>('[data-carousel-step]'))
      on(button, 'click', () => {
        this.#stop()
        this.#step(Number(button.dataset.carouselStep))
      })
    if (this.#play)
      on(this.#play, 'click', () => {
        this.#playing = !this.#playing
        this.#insists = this.#playing
        this.#label()
        this.#arm()
      })
    on(this.#root, 'pointerenter', () => this.#hold('pointer', true))
    on(this.#root, 'pointerleave', () => this.#hold('pointer', false))
    on(this.#root, 'focusin', () => this.#hold('focus', true))
    on(this.#root, 'focusout', () => this.#hold('focus', false))
    for (const kind of ['pointerdown', 'wheel', 'keydown'])
      on(this.#list, kind, () => {
        this.#touched = true
      })
    on(this.#list, 'scroll', () => {
      clearTimeout(this.#rest)
      this.#rest = setTimeout(() => this.#look(), REST_MS)
    })
    on(window, 'resize', () => this.refresh())
  }

  #hold(hold: Hold, holds: boolean): void {
    if (holds) this.#holds.add(hold)
    else this.#holds.delete(hold)
    if (!this.#holds.has('pointer') && !this.#holds.has('focus')) this.#insists = false
    this.#arm()
  }

  #stop(): void {
    this.#playing = false
    this.#label()
    this.#arm()
  }

  /** The button says what pressing it does. */
  #label(): void {
    const { play = '', pause = '' } = this.#play?.dataset ?? {}
    this.#play?.setAttribute('aria-label', this.#playing ? pause : play)
    this.#play?.toggleAttribute('data-playing', this.#playing)
  }

  #arm(): void {
    clearInterval(this.#tick)
    const held = this.#insists ? this.#holds.has('out of view') : this.#holds.size > 0
    if (!this.#playing || held || this.#count <= this.#slides) return
    this.#tick = setInterval(() => {
      if (!document.hidden && this.#list.getAttribute('aria-busy') !== 'true') this.#step(1)
    }, TICK_MS)
  }

  /** On by one, from the last view to the first and back. */
  #step(by: number): void {
    const last = Math.max(0, this.#count - this.#slides)
    const next = this.#index + by
    this.#go(next > last ? 0 : next < 0 ? last : next, wantsStill())
  }

  #offset(slide: Element): number {
    const [its, mine] = [slide.getBoundingClientRect(), this.#list.getBoundingClientRect()]
    const { direction, scrollPaddingInlineStart } = getComputedStyle(this.#list)
    const padding = Number.parseFloat(scrollPaddingInlineStart) || 0
    return direction === 'rtl' ? its.right - mine.right + padding : its.left - mine.left - padding
  }

  #go(index: number, atOnce: boolean): void {
    const slide = this.#list.children[index]
    if (!slide) return
    this.#index = index
    this.#list.scrollBy({ left: this.#offset(slide), behavior: atOnce ? 'instant' : 'smooth' })
    this.#tell()
  }

  /** After a scroll of whatever kind the carousel stands at the slide nearest to its start. */
  #look(): void {
    const offsets = [...this.#list.children].map((slide) => Math.abs(this.#offset(slide)))
    const nearest = offsets.indexOf(Math.min(...offsets))
    const isByReader = this.#touched
    this.#touched = false
    if (nearest < 0 || nearest === this.#index) return
    this.#index = nearest
    if (isByReader) this.#stop()
    this.#tell()
  }

  #tell(): void {
    this.#motion.onShown?.({ index: this.#index, slides: this.#slides })
  }
}
