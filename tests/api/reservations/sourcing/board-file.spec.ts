import type { TextFile } from '@stackyard/shared/schema/text-file'
import papaparse from 'papaparse'
import { describe, expect, it } from 'vitest'
import { call } from '../../../setup/api'
import { newBuyer } from '../../../setup/buyer'
import { inDays } from '../../../setup/days'
import { sharedStack } from '../../../setup/stack'
import { needOf, offerBody, quotesOf } from '../quote/offer'
import { eventBody, eventsOf } from './event'
import { twoProviders } from './two-providers'

const stack = sharedStack()
const { url } = stack
const quotes = quotesOf(stack)
const events = eventsOf(url)
const { seller, other, mine, theirs } = await twoProviders(stack)

const exported = (id: number, token: string) =>
  call<TextFile>(url, 'GET', `/merchants/sourcing/${id}/export`, { token })

describe('the file of a board', () => {
  it('has a row for each quote in the order of the board, with the lines that somebody prices', async () => {
    const buyer = await newBuyer(stack)
    const lots = [{ title: '=Toys', need: needOf(), budget: 55, musts: { dockDoors: 2000 } }]
    const { id, quotes: asked } = await events.created(buyer.token, eventBody([mine, theirs], { lots }))
    const quoteOf = (warehouse: number) => asked.find((quote) => quote.warehouse.id === warehouse)?.id ?? 0
    const first = offerBody({ answers: ['Two hours.'], note: '+1 614 555 0170' })
    expect((await quotes.send(quoteOf(mine), seller, first)).status).toBe(200)
    expect((await quotes.send(quoteOf(theirs), other, offerBody({ lines: { storage: 20 } }))).status).toBe(200)
    const { results: board } = await events.board(id, buyer.token)
    const { results: file } = await exported(id, buyer.token)
    expect(file).toMatchObject({ fileName: `request-${id}.csv`, rows: 2, isComplete: true })
    const { data } = papaparse.parse<Record<string, string>>(file.content, { header: true })
    expect(data.map((row) => row.Warehouse)).toEqual(board.quotes.map(({ warehouse }) => warehouse.name))
    const rowOf = (quoteId: number) => data[board.quotes.findIndex((quote) => quote.id === quoteId)]
    expect(rowOf(quoteOf(mine))).toMatchObject({
      Need: `'=Toys`,
      'Total of the term': '182.5',
      'Each month': '52.5',
      Quantity: '3',
      'Storage per unit per month': '17.5',
      'Setup, once': '25',
      'Unit Pick & Pack': '0',
      'Must-haves not met': 'Lacks 2,000 dock doors or more',
      'How fast do you unload?': 'Two hours.',
      Note: `'+1 614 555 0170`,
      'Valid until': inDays(14),
      Rank: '',
    })
    expect(rowOf(quoteOf(theirs))).toMatchObject({
      'Setup, once': 'Not quoted',
      'Must-haves not met': 'Above the budget; Lacks 2,000 dock doors or more',
    })
    expect(Object.keys(data[0] ?? {})).not.toContain('Case Pick')
  })

  it('is its merchant’s alone', async () => {
    const buyer = await newBuyer(stack)
    const { id } = await events.created(buyer.token, eventBody([mine]))
    expect((await exported(id, (await newBuyer(stack)).token)).status).toBe(404)
    expect((await exported(id, seller)).status).toBe(403)
    const { results } = await exported(id, buyer.token)
    expect(results.rows).toBe(1)
  })
})
