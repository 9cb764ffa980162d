import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { toast } from 'sonner'
import { describe, expect, it, vi } from 'vitest'
import { addDays, dayOf } from '@stackyard/shared/domain/calendar'
import { renderForSeller } from '../../../../lib/render-for-seller.test-data'
import { Refusal, type SentCall, standInApi } from '../../../../lib/render-in-app.test-data'
import { type CampaignDraft, emptyDraft, readDraft, writeDraft } from '../campaign-draft'
import type { WizardStep } from '../wizard-steps'
import { AddCreditStub, balanceOf, campaignOf, ownServices, ownWarehouses } from '../campaign.test-data'
import { CampaignWizard } from './campaign-wizard'

const today = dayOf(new Date())
const forecast = {
  daysOfFigures: 3,
  cardsSeenPerDay: 1242.4,
  competingCampaigns: 2,
  days: 30,
  impressions: 3000,
  visits: 40,
  spent: 70,
  endsBy: 'date',
  impressionPrice: 0.02,
  visitPrice: 0.25,
}

type Given = {
  balance?: number
  warehouses?: unknown[]
  services?: unknown[]
  create?: (call: SentCall) => unknown
}

function server({ balance = 500, warehouses = ownWarehouses, services = ownServices, create }: Given = {}) {
  const calls = standInApi((call) => {
    const { path, method } = call
    if (path === '/wallet/balance') return balanceOf(balance)
    if (path === '/warehouse/ownForCampaign') return warehouses
    if (path === '/services/ownForCampaign') return services
    if (path === '/campaign/prices') return { impressionPrice: 0.02, visitPrice: 0.25, setBy: null, setAt: null }
    if (path === '/campaign/forecast') return forecast
    if (path === '/campaign' && method === 'POST')
      return create ? create(call) : { success: true, campaign: campaignOf({ id: 190, startDate: today }) }
    return null
  })
  return (path: string) => calls.filter((call) => call.path === path)
}

function WizardAt({ start, onCreated }: { start: WizardStep; onCreated: (id: number) => void }) {
  const [step, setStep] = useState(start)
  return <CampaignWizard AddCredit={AddCreditStub} step={step} onStep={setStep} onCreated={onCreated} />
}

async function show(start: WizardStep = 'type') {
  const onCreated = vi.fn()
  await renderForSeller(<WizardAt start={start} onCreated={onCreated} />)
  return { onCreated }
}

const draft = (changes: Partial<CampaignDraft> = {}) =>
  writeDraft(3, { ...emptyDraft(today), campaignType: 'featured', adWarehouseIds: [1], ...changes })
const heading = (name: string) => screen.findByRole('heading', { level: 2, name })
const next = () => userEvent.click(screen.getByRole('button', { name: 'Next' }))

describe('a new campaign', () => {
  it('R-405 R-414: goes from place and listings over the budget to the review, and is made once', async () => {
    const sent = server()
    const { onCreated } = await show()
    await heading('Where should your listings appear?')
    expect(await screen.findByText(/you pay \$0\.02 per impression and \$0\.25 per page visit/)).toBeDefined()
    await next()
    expect(await screen.findByText('Choose where your listings appear')).toBeDefined()
    await userEvent.click(screen.getByRole('radio', { name: /^Search results/ }))
    await next()

    expect(document.activeElement).toBe(await heading('Which listings?'))
    expect(sent('/warehouse/ownForCampaign').map(({ query }) => query.get('campaignType'))).toEqual(['search'])
    expect(sent('/services/ownForCampaign').map(({ query }) => query.get('campaignType'))).toEqual(['search'])
    expect((await screen.findAllByRole('checkbox')).map((each) => each.getAttribute('aria-label'))).toEqual([
      'Columbus Center, Columbus, OH, US',
      'Dayton Dock, Dayton, OH, US',
      'Holm Freight, Toledo, OH, US',
    ])
    await next()
    expect(await screen.findByText('Choose at least one listing')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Select all 3' }))
    await userEvent.click(screen.getByRole('checkbox', { name: /^Dayton Dock/ }))
    await next()

    await heading('Budget and days')
    const budget = screen.getByLabelText(/^Budget/)
    await userEvent.clear(budget)
    await userEvent.type(budget, '250')
    await userEvent.click(screen.getByRole('button', { name: '14 days' }))
    await userEvent.type(screen.getByLabelText('Name'), 'Fall push')
    await next()

    await heading('Check and start')
    expect(screen.getByText('$250.00 moves from your wallet to this campaign. $250.00 stays available.')).toBeDefined()
    expect(screen.getByText('Holm Freight')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Start campaign' }))
    await waitFor(() => expect(onCreated).toHaveBeenCalledWith(190))
    const [made, ...more] = sent('/campaign')
    expect(more).toEqual([])
    expect(made?.body).toEqual({
      name: 'Fall push',
      campaignType: 'search',
      adWarehouseIds: [1],
      adServiceIds: [9],
      budget: 250,
      startDate: today,
      endDate: addDays(today, 13),
    })
    expect(made?.idempotencyKey).toMatch(/^[\w-]{20,}$/)
    expect(toast.success).toHaveBeenCalledWith('Campaign started', undefined)
    expect(readDraft(3, today)).toEqual(emptyDraft(today))
  })

  it('survives a reload at the step that the address names, and goes no further than what is filled in', async () => {
    server()
    draft({ budget: 75, name: 'Later' })
    await show('budget')
    expect((await screen.findByLabelText<HTMLInputElement>(/^Budget/)).value).toBe('75')
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Later')
    cleanup()
    draft({ adWarehouseIds: [] })
    await show('review')
    expect(await heading('Which listings?')).toBeDefined()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Budget' }).disabled).toBe(true)
  })

  it('goes on by Enter and back by its button', async () => {
    server()
    draft()
    await show('budget')
    await userEvent.type(await screen.findByLabelText('Name'), 'By keyboard{Enter}')
    await heading('Check and start')
    expect(screen.getByText('By keyboard')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    await heading('Budget and days')
  })
})

describe('its listings (R-414)', () => {
  it('of HotRacks are warehouses only, and an empty list says why and how', async () => {
    const sent = server({ warehouses: [] })
    draft({ campaignType: 'hotdeal', adWarehouseIds: [] })
    await show('listings')
    expect(await screen.findByText(/Only warehouses with HotRack prices/)).toBeDefined()
    expect(sent('/services/ownForCampaign')).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Choose another place' }))
    await heading('Where should your listings appear?')
  })

  it('are found by name, and what was chosen for another place falls away', async () => {
    const many = Array.from({ length: 6 }, (_, at) => ({ ...ownWarehouses[0], id: at + 10, name: `Depot ${at + 1}` }))
    server({ warehouses: many })
    draft({ adWarehouseIds: [1, 12], adServiceIds: [9] })
    await show('listings')
    await waitFor(() => expect(readDraft(3, today)).toMatchObject({ adWarehouseIds: [12], adServiceIds: [9] }))
    await userEvent.type(screen.getByRole('searchbox', { name: 'Find a listing' }), 'depot 5')
    expect(screen.getAllByRole('checkbox')).toHaveLength(1)
    await userEvent.type(screen.getByRole('searchbox', { name: 'Find a listing' }), ' x')
    expect(screen.getByText('No listing has this name.')).toBeDefined()
  })
})

describe('its forecast', () => {
  it('is asked for after typing stops, and says how far it can be trusted', async () => {
    const sent = server()
    draft({ adServiceIds: [9] })
    await show('budget')
    const card = within(await screen.findByRole('region', { name: 'What to expect' }))
    expect(await card.findByText(/showed about 1,242 cards a day\. With 2 competing campaigns/)).toBeDefined()
    expect(card.getByText(/about \$30\.00 left, which returns to your wallet/)).toBeDefined()
    expect(card.getByText(/based on only 3 days of data/)).toBeDefined()
    expect(Object.fromEntries(sent('/campaign/forecast')[0]?.query ?? [])).toEqual({
      campaignType: 'featured',
      adWarehouseIds: '1',
      adServiceIds: '9',
      budget: '100',
      startDate: today,
      endDate: addDays(today, 29),
    })
    const budget = screen.getByLabelText(/^Budget/)
    await userEvent.clear(budget)
    await userEvent.type(budget, '2500')
    await waitFor(() => expect(sent('/campaign/forecast').at(-1)?.query.get('budget')).toBe('2500'))
    expect(sent('/campaign/forecast').length).toBeLessThan(4)
  })
})

describe('a wallet that is too small', () => {
  it('is named with the way to add credit in place, and asked first at the start', async () => {
    const sent = server({ balance: 60 })
    draft()
    await show('budget')
    expect(await screen.findByText('Your wallet is $40.00 short')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Add credit' }))
    expect(await screen.findByText('Top-up dialog for 40 dollars')).toBeDefined()
    cleanup()
    await show('review')
    await screen.findByText('Your wallet is $40.00 short')
    await userEvent.click(screen.getByRole('button', { name: 'Start campaign' }))
    expect(await screen.findByText('Top-up dialog for 40 dollars')).toBeDefined()
    expect(sent('/campaign')).toEqual([])
  })

  it('by the server’s word opens the top-up at the budget', async () => {
    const issues = [{ path: 'budget', message: 'Your wallet has less credit than this' }]
    server({
      create: () => {
        throw new Refusal(409, 'Add credit first.', { code: 'INSUFFICIENT_CREDIT', issues })
      },
    })
    draft()
    await show('review')
    await heading('Check and start')
    await userEvent.click(screen.getByRole('button', { name: 'Start campaign' }))
    expect(await screen.findByText(/^Top-up dialog/)).toBeDefined()
    expect(await heading('Budget and days')).toBeDefined()
    expect(screen.getByText('Your wallet has less credit than this')).toBeDefined()
  })
})

it('a refused field is shown at its step; without an answer the same try is sent again', async () => {
  let refusal: Refusal = new Refusal(503, 'Not now.')
  const sent = server({
    create: () => {
      throw refusal
    },
  })
  draft()
  await show('review')
  await heading('Check and start')
  await userEvent.click(screen.getByRole('button', { name: 'Start campaign' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Not now.')
  const issues = [{ path: 'adWarehouseIds', message: 'This listing cannot be shown here' }]
  refusal = new Refusal(400, 'Check the fields.', { code: 'VALIDATION_FAILED', issues })
  await userEvent.click(screen.getByRole('button', { name: 'Start campaign' }))
  expect(await heading('Which listings?')).toBeDefined()
  expect(await screen.findByText('This listing cannot be shown here')).toBeDefined()
  const keys = sent('/campaign').map(({ idempotencyKey }) => idempotencyKey)
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})
