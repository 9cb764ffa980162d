import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { signIn } from '../lib/stand-in-api.test-data'

const added = vi.hoisted(() => ({ calls: [] as unknown[], isBroken: false }))
vi.mock('../islands/add-ads', () => ({
  addAds: async (list: Element, place: unknown) => {
    if (added.isBroken) throw new Error('The ads are down')
    added.calls.push([list.id, place])
  },
}))

/** Lists come near when a test says so. */
class Watcher {
  static seen: Element[] = []
  static notify: (element: Element) => void = () => undefined
  constructor(notify: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
    Watcher.notify = (target) => notify([{ isIntersecting: true, target }])
  }
  observe = (element: Element) => Watcher.seen.push(element)
  unobserve = (element: Element) => {
    Watcher.seen = Watcher.seen.filter((each) => each !== element)
  }
}

const place = { kind: 'strip', limit: 5 }
const ads = JSON.stringify(place).replaceAll('"', '&quot;')
const settle = () => vi.dynamicImportSettled()

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('IntersectionObserver', Watcher)
  Object.assign(added, { calls: [], isBroken: false })
  Watcher.seen = []
  document.body.innerHTML = `<ul id="strip" data-ads="${ads}"></ul>
    <section data-ads="${ads}"><div data-carousel="five"><ul id="rail"></ul></div></section>`
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  document.body.replaceChildren()
})

describe('lists on a page', () => {
  it('get their sponsored cards as their reader comes near, once; carousels ask for theirs themselves', async () => {
    await import('./sponsored')
    expect(Watcher.seen.map(({ id }) => id)).toEqual(['strip'])
    expect(added.calls).toEqual([])
    Watcher.notify(document.querySelector('#strip') as Element)
    await settle()
    expect(added.calls).toEqual([['strip', place]])
    expect(Watcher.seen).toEqual([])
  })

  it('a carousel is named by what is around it', async () => {
    const { placeAds } = await import('./sponsored')
    await placeAds(document.querySelector('section') as HTMLElement, Promise.resolve())
    expect(added.calls).toEqual([['rail', place]])
  })

  it('get none for admins', async () => {
    signIn('admin')
    const { placeAds } = await import('./sponsored')
    await placeAds(document.querySelector('#strip') as HTMLElement, Promise.resolve())
    expect(added.calls).toEqual([])
  })

  it('are left alone when something fails', async () => {
    added.isBroken = true
    const { placeAds } = await import('./sponsored')
    const done = placeAds(document.querySelector('#strip') as HTMLElement, Promise.resolve())
    await expect(done).resolves.toBeUndefined()
  })
})
