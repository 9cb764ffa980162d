const wantsStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

const arrows: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

class Gallery {
  readonly #root: HTMLElement
  readonly #rail: HTMLElement | null
  readonly #dialog: HTMLDialogElement | null
  readonly #links: HTMLAnchorElement[]
  #at = 0

  constructor(root: HTMLElement, signal: AbortSignal) {
    this.#root = root
    this.#rail = root.querySelector('[data-gallery-rail]')
    this.#dialog = root.querySelector('dialog')
    this.#links = [...root.querySelectorAll<HTMLAnchorElement>('[data-gallery-rail] a')]
    for (const element of root.querySelectorAll('[data-gallery-controls]')) element.classList.remove('invisible')
    root.addEventListener('click', (event) => this.#press(event), { signal })
    root.addEventListener('keydown', (event) => this.#key(event), { signal })
    this.#rail?.addEventListener('scroll', () => this.#follow(), { signal, passive: true })
  }

  /** Says which picture is shown, here and in the dialog. */
  show(at: number): void {
    const count = this.#links.length
    this.#at = (at + count) % count
    for (const said of this.#root.querySelectorAll<HTMLElement>('[data-gallery-count]')) {
      const text = (said.dataset.galleryCount ?? '').replace('{at}', String(this.#at + 1))
      if (said.textContent !== text) said.textContent = text
    }
    for (const [index, link] of this.#links.entries()) link.tabIndex = index === this.#at ? 0 : -1
    for (const [index, small] of this.#root.querySelectorAll('[data-gallery-to]').entries())
      small.setAttribute('aria-current', String(index === this.#at))
    if (this.#dialog?.open) this.#enlarge()
  }

  close(): void {
    this.#dialog?.close()
  }

  #press(event: MouseEvent): void {
    const { target } = event
    if (!(target instanceof Element) || event.ctrlKey || event.metaKey) return
    const step = target.closest<HTMLElement>('[data-gallery-step]')
    const small = target.closest<HTMLElement>('[data-gallery-to]')
    const link = target.closest<HTMLAnchorElement>('[data-gallery-rail] a')
    if (step) return this.#go(this.#at + Number(step.dataset.galleryStep))
    if (target.closest('[data-gallery-close]') || target === this.#dialog) return this.close()
    if (!small && !link) return
    event.preventDefault()
    if (small) return this.#go(Number(small.dataset.galleryTo))
    this.show(link ? this.#links.indexOf(link) : 0)
    this.#dialog?.showModal()
    this.#enlarge()
  }

  #key(event: KeyboardEvent): void {
    const by = arrows[event.key]
    if (by === undefined || this.#links.length < 2) return
    const isOpen = this.#dialog?.open ?? false
    const isInside = event.target instanceof Node && this.#rail?.contains(event.target)
    if (!isOpen && !isInside) return
    event.preventDefault()
    this.#go(this.#at + (this.#isFromRight ? -by : by))
    if (!isOpen) this.#links[this.#at]?.focus({ preventScroll: true })
  }

  get #isFromRight(): boolean {
    return this.#rail !== null && getComputedStyle(this.#rail).direction === 'rtl'
  }

  #go(at: number): void {
    this.show(at)
    const rail = this.#rail
    const left = this.#at * (rail?.clientWidth ?? 0) * (this.#isFromRight ? -1 : 1)
    rail?.scrollTo({ left, behavior: wantsStill() || this.#dialog?.open ? 'instant' : 'smooth' })
  }

  /** The reader's own hand moved the rail. */
  #follow(): void {
    const rail = this.#rail
    if (!rail || rail.clientWidth === 0) return
    const at = Math.abs(rail.scrollLeft) / rail.clientWidth
    // Between two pictures, it is on its way.
    if (Math.abs(at - Math.round(at)) < 0.1 && Math.round(at) !== this.#at) this.show(Math.round(at))
  }

  /** Puts the shown picture into the dialog, whole. */
  #enlarge(): void {
    const frame = this.#dialog?.querySelector('[data-gallery-whole]')
    const link = this.#links[this.#at]
    if (!frame || !link) return
    const image = document.createElement('img')
    image.src = link.href
    image.alt = link.querySelector('img')?.alt ?? ''
    image.className = 'size-full object-contain'
    frame.replaceChildren(image)
  }
}

/**
 * Moves the pictures that listing-gallery.tsx draws: by buttons, arrow keys, and small pictures, and opens one as large
 * as the screen. Without it they are a rail to swipe, and each is a link to its file. The answer ends it.
 */
export function startGallery(root: HTMLElement): () => void {
  const ended = new AbortController()
  const gallery = new Gallery(root, ended.signal)
  gallery.show(0)
  return () => {
    ended.abort()
    gallery.close()
  }
}
