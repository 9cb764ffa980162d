import { describe, expect, it, vi } from 'vitest'
import { logVisit, watchCards } from './seen-cards'
import { card, stage, stageSeenCards, visits, wait, watch } from './seen-cards.test-data'

stageSeenCards()

describe('visits of pages', () => {
  it('R-078: name the campaign of the card that led there, or null', async () => {
    const [ad, plain] = [card(1, 9), card(2)]
    await watch()
    for (const [opened, id] of [
      [ad, 1],
      [plain, 2],
    ] as const) {
      opened.querySelector('a')?.click()
      await logVisit({ warehouseId: id, sellerId: 7 })
    }
    await logVisit({ warehouseId: 1, sellerId: 7 })
    expect(stage.sent.map(({ body }) => [body.warehouseId, body.campaignId])).toEqual([
      [1, 9],
      [2, null],
      [1, null],
    ])
  })

  it('R-078: name the token of the card too; links of its label lead elsewhere', async () => {
    const ad = card(1, 9, 'token-1')
    const plain = card(2)
    const label = document.createElement('div')
    label.setAttribute('popover', 'auto')
    label.innerHTML = '<a href="#">How results are ranked</a>'
    ad.append(label)
    await watch()
    plain.querySelector('a')?.click()
    label.querySelector('a')?.click()
    await logVisit({ warehouseId: 1, sellerId: 7 })
    ad.querySelector('a')?.click()
    await logVisit({ warehouseId: 1, sellerId: 7 })
    await logVisit({ serviceId: 1, sellerId: 7 })
    expect(visits()).toEqual([
      { warehouseId: 1, sellerId: 7, campaignId: null },
      { warehouseId: 1, sellerId: 7, campaignId: 9, token: 'token-1' },
      { serviceId: 1, sellerId: 7, campaignId: null },
    ])
  })

  it('R-078: a middle click and a click with a held key name the card in the new tab, once', async () => {
    const [first, second, third] = [card(1, 9, 'token-1'), card(2, 8, 'token-2'), card(3, 7, 'token-3')]
    await watch()
    const press = (opened: HTMLElement, type: string, how: MouseEventInit) =>
      opened.querySelector('a')?.dispatchEvent(new MouseEvent(type, { bubbles: true, ...how }))
    press(first, 'auxclick', { button: 1 })
    press(second, 'click', { ctrlKey: true })
    press(third, 'auxclick', { button: 2 })
    expect(sessionStorage.getItem('openedCard')).toBeNull()
    for (const id of [1, 2, 3, 1]) await logVisit({ warehouseId: id, sellerId: 7 })
    press(first, 'click', { metaKey: true })
    await wait(61_000)
    await logVisit({ warehouseId: 1, sellerId: 7 })
    expect(visits().map(({ campaignId, token }) => [campaignId, token])).toEqual([
      [9, 'token-1'],
      [8, 'token-2'],
      [null, undefined],
      [null, undefined],
      [null, undefined],
    ])
  })

  it('R-311: that could not be sent go with the next page, one call each', async () => {
    stage.answers = false
    await logVisit({ warehouseId: 1, sellerId: 7 })
    await logVisit({ warehouseId: 2, sellerId: 7 })
    stage.sent = []
    stage.answers = true
    stage.end = watchCards()
    await wait(500)
    expect(visits().map(({ warehouseId }) => warehouseId)).toEqual([1, 2])
  })

  it('R-311, R-549: a failure of the call is kept from the reader', async () => {
    stage.answers = false
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    await expect(logVisit({ warehouseId: 1, sellerId: 7 })).resolves.toBeUndefined()
    expect(stage.sent).toHaveLength(1)
    expect(logged.mock.calls.map(([what]) => what)).toEqual(['A view could not be logged'])
    logged.mockRestore()
    expect(document.body.textContent).toBe('')
  })
})
