import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { toast } from 'sonner'
import { describe, expect, it } from 'vitest'
import { Refusal } from '../../../../lib/render-in-app.test-data'
import { campaignOf } from '../campaign.test-data'
import { choose, confirm, items, open, server, show } from './campaign-list.test-data'

describe('the list of campaigns', () => {
  it('shows name, place, listings, days, money and figures of each', async () => {
    server([campaignOf({ listings: [...campaignOf().listings, ...campaignOf().listings] })])
    await show()
    expect((await screen.findByRole('link', { name: 'Fall push' })).getAttribute('href')).toBe(
      '/dashboard/campaigns/101',
    )
    const entry = screen.getByRole('link', { name: 'Fall push' }).parentElement
    expect(entry?.textContent).toContain('Top of lists· Columbus Center and 1 more')
    expect(screen.getByText('01 Nov 2020 – 20 Dec 2030')).toBeDefined()
    const meter = screen.getByRole('meter', { name: 'Spent $62.3425 of the budget of $100.00' })
    expect(meter.getAttribute('aria-valuenow')).toBe('62')
    for (const figure of ['1,933', '28', '1.4%']) expect(screen.getByText(figure)).toBeDefined()
    expect(screen.getByText('1 campaign')).toBeDefined()
  })

  it('R-415 R-417: each filter goes into the address and from there into the call; All is sent empty', async () => {
    const sent = server([campaignOf()])
    const { onSearch } = await show({ campaignType: 'search', page: 2 })
    await screen.findByText('Fall push')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Where they appear' }), 'All')
    expect(onSearch).toHaveBeenLastCalledWith({})
    await waitFor(() => expect(sent('/campaign/filtered').at(-1)?.query.get('campaignType')).toBe(''))
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Paused')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Dates' }), 'Ran in the last 7 days')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Order by' }), 'Budget')
    await userEvent.click(screen.getByRole('button', { name: 'Highest first' }))
    await waitFor(() =>
      expect(Object.fromEntries(sent('/campaign/filtered').at(-1)?.query ?? [])).toEqual({
        campaignType: '',
        adStatus: 'PAUSED',
        dateRange: '7d',
        sortBy: 'budget',
        order: 'asc',
        page: '1',
        limit: '10',
      }),
    )
  })

  it('R-417: the other filters are in a sheet, with the seller’s own listings, and become chips', async () => {
    const sent = server([campaignOf()])
    const { onSearch } = await show()
    await userEvent.click(await screen.findByRole('button', { name: 'More filters' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
    await userEvent.click(await sheet.findByRole('checkbox', { name: /^Dayton Dock/ }))
    await userEvent.click(sheet.getByRole('checkbox', { name: /^Holm Freight/ }))
    await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'State' }), 'Ohio')
    await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'Service type' }), 'Transportation')
    await userEvent.click(sheet.getByRole('checkbox', { name: 'Air Freight' }))
    await userEvent.click(sheet.getByRole('checkbox', { name: 'FBA Prep' }))
    await userEvent.click(sheet.getByRole('button', { name: 'Show campaigns' }))
    await waitFor(() =>
      expect(Object.fromEntries(sent('/campaign/filtered').at(-1)?.query ?? [])).toMatchObject({
        adWarehouseIds: '2',
        adServiceIds: '9',
        state: 'OH',
        serviceType: 'transportation',
        serviceSubType: 'air',
        expertise: 'fbaPrep',
      }),
    )
    expect(screen.getByRole('button', { name: 'More filters (6)' })).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Remove the filter Dayton Dock' }))
    expect(onSearch).toHaveBeenLastCalledWith(expect.not.objectContaining({ adWarehouseIds: ['2'] }))
  })

  it('R-416: is paged by ten', async () => {
    const sent = server(Array.from({ length: 12 }, (_, at) => campaignOf({ id: at + 1, name: `Campaign ${at + 1}` })))
    const { onSearch } = await show()
    await userEvent.click(await screen.findByRole('button', { name: 'Page 2' }))
    expect(onSearch).toHaveBeenCalledWith({ page: 2 })
    await waitFor(() => expect(sent('/campaign/filtered').at(-1)?.query.get('page')).toBe('2'))
  })

  it('says that there are none yet, that none matches, or why it cannot be read', async () => {
    server([])
    await show()
    const first = await screen.findByRole('link', { name: 'Create your first campaign' })
    expect(first.getAttribute('href')).toBe('/dashboard/campaigns/create')
    document.body.replaceChildren()
    const { onSearch } = await show({ adStatus: 'PAUSED', sortBy: 'name' })
    expect(await screen.findByText('No campaign matches these filters.')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(onSearch).toHaveBeenCalledWith({ sortBy: 'name' })
    document.body.replaceChildren()
    server([], ({ path }) => {
      if (path === '/campaign/filtered') throw new Refusal(500, 'The disk is full.')
    })
    await show()
    expect((await screen.findByRole('alert')).textContent).toContain('The disk is full.')
  })

  it('somebody who acts for the account sees it and can change nothing', async () => {
    server([campaignOf()])
    await show({}, { actorId: 7 })
    await screen.findByRole('link', { name: 'Fall push' })
    expect(screen.queryByRole('button', { name: /^Actions/ })).toBeNull()
  })
})

describe('the actions of a campaign (R-411)', () => {
  it.each([
    ['ACTIVE', ['Pause', 'Edit budget', 'Stop', 'Delete']],
    ['PAUSED', ['Resume', 'Edit budget', 'Stop', 'Delete']],
    ['INACTIVE', ['Delete']],
  ] as const)('of one that is %s are %o', async (status, offered) => {
    server([campaignOf({ status })])
    await show()
    await open('Fall push')
    expect(items()).toEqual(offered)
  })

  it('R-411: pause says what happens to the money, and then it is paused', async () => {
    const sent = server([campaignOf()])
    await show()
    await open('Fall push')
    await choose('Pause')
    expect(
      screen.getByText(/\$37\.6575 stays set aside for this campaign\. Resume it at any time until 20 Dec 2030/),
    ).toBeDefined()
    expect(sent('/campaign/101/pause')).toEqual([])
    await confirm('Pause this campaign?', 'Pause')
    expect(await screen.findByText('Paused', { selector: 'span' })).toBeDefined()
    expect(sent('/campaign/101/pause')).toMatchObject([{ method: 'PATCH' }])
    await waitFor(() => expect(toast.success).toHaveBeenCalledWith('Campaign paused', undefined))
  })

  it('a refused pause is taken back and says why', async () => {
    let refuse: () => void = () => undefined
    server([campaignOf()], ({ path }) =>
      path.endsWith('/pause')
        ? new Promise((_, reject) => {
            refuse = () => reject(new Refusal(409, 'It has ended.', { code: 'CAMPAIGN_ENDED' }))
          })
        : undefined,
    )
    await show()
    await open('Fall push')
    await choose('Pause')
    await confirm('Pause this campaign?', 'Pause')
    expect(await screen.findByText('Paused', { selector: 'span' })).toBeDefined()
    await waitFor(() => refuse())
    await waitFor(() =>
      expect(toast.error).toHaveBeenCalledWith(
        'We couldn’t pause the campaign',
        expect.objectContaining({ description: 'It has ended.' }),
      ),
    )
    expect(await screen.findByText('Active', { selector: 'span' })).toBeDefined()
  })

  it('R-411: resume makes it active again', async () => {
    const sent = server([campaignOf({ status: 'PAUSED' })])
    await show()
    await open('Fall push')
    await choose('Resume')
    await confirm('Resume this campaign?', 'Resume')
    expect(await screen.findByText('Active', { selector: 'span' })).toBeDefined()
    expect(sent('/campaign/101/resume')).toHaveLength(1)
  })

  it('R-411: stop warns that it is final, returns the rest, and then it has ended', async () => {
    const sent = server([campaignOf()])
    await show()
    await open('Fall push')
    await choose('Stop')
    expect(screen.getByText(/\$37\.6575 returns to your wallet; \$62\.3425 is spent/)).toBeDefined()
    expect(screen.getByText('This cannot be undone.')).toBeDefined()
    await confirm('Stop this campaign for good?', 'Stop for good')
    expect(await screen.findByText('Ended', { selector: 'span' })).toBeDefined()
    expect(sent('/campaign/101/stop')).toHaveLength(1)
  })

  it('R-412 R-426: delete warns, takes it out of the list, and the total falls by one', async () => {
    const sent = server([campaignOf(), campaignOf({ id: 102, name: 'Second' })])
    await show()
    await screen.findByText('2 campaigns')
    await open('Fall push')
    await choose('Delete')
    expect(screen.getByText('This cannot be undone.')).toBeDefined()
    await confirm('Delete this campaign?', 'Delete campaign')
    await screen.findByText('1 campaign')
    expect(screen.queryByRole('link', { name: 'Fall push' })).toBeNull()
    expect(sent('/campaign/101')).toMatchObject([{ method: 'DELETE' }])
    expect(toast.success).toHaveBeenCalledWith('Campaign deleted', undefined)
  })
})

describe('the budget of a campaign (R-413)', () => {
  const edit = async () => {
    await show()
    await open('Fall push')
    await choose('Edit budget')
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit the budget' }))
    const field = await dialog.findByLabelText<HTMLInputElement>(/^Total budget/)
    const type = async (amount: string) => {
      await userEvent.clear(field)
      await userEvent.type(field, amount)
    }
    return { dialog, type, save: () => userEvent.click(dialog.getByRole('button', { name: 'Save budget' })) }
  }

  it('R-413: says what moves, is sent as {budget}, and shows in the list', async () => {
    const sent = server([campaignOf()])
    const { dialog, type, save } = await edit()
    await type('150')
    expect(await dialog.findByText('$50.00 moves from your wallet, which has $80.00 available.')).toBeDefined()
    await type('70.50')
    expect(await dialog.findByText('$29.50 returns to your wallet.')).toBeDefined()
    await save()
    expect(await screen.findByRole('meter', { name: /of \$70\.50$/ })).toBeDefined()
    expect(sent('/campaign/101/edit-budget').map(({ method, body }) => [method, body])).toEqual([
      ['PATCH', { budget: 70.5 }],
    ])
  })

  it('does not go below what is spent', async () => {
    const sent = server([campaignOf()])
    const { dialog, type, save } = await edit()
    await type('62')
    await save()
    expect(await dialog.findByText('The budget can’t go below the $62.3425 already spent')).toBeDefined()
    expect(sent('/campaign/101/edit-budget')).toEqual([])
  })

  it('beyond the wallet offers the top-up, before and after the server refuses', async () => {
    server([campaignOf()], ({ path }) => {
      if (!path.endsWith('/edit-budget')) return
      const issues = [{ path: 'budget', message: 'Your wallet has less credit than this takes' }]
      throw new Refusal(409, 'Add credit first.', { code: 'INSUFFICIENT_CREDIT', issues })
    })
    const { dialog, type, save } = await edit()
    await type('300')
    expect(await dialog.findByText('Your wallet is $120.00 short')).toBeDefined()
    await save()
    expect(await dialog.findByText('Top-up dialog for 120 dollars')).toBeDefined()
    expect(dialog.getByText('Your wallet has less credit than this takes')).toBeDefined()
  })
})
