import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { vi } from 'vitest'
import type { Campaign } from '@stackyard/shared/schema/campaign'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { renderForSeller } from '../../../../lib/render-for-seller.test-data'
import { type SentCall, standInApi } from '../../../../lib/render-in-app.test-data'
import { AddCreditStub, balanceOf, ownServices, ownWarehouses } from '../campaign.test-data'
import type { CampaignSearch } from '../campaign-search'
import { CampaignList } from './campaign-list'

/** A server with these campaigns, whose calls change them. */
export function server(campaigns: Campaign[], refuse?: (call: SentCall) => unknown) {
  const calls = standInApi((call) => {
    const { method, path } = call
    const refused = refuse?.(call)
    if (refused) return refused
    if (path === '/wallet/balance') return balanceOf(80)
    if (path === '/warehouse/ownForCampaign') return ownWarehouses
    if (path === '/services/ownForCampaign') return ownServices
    if (path === '/campaign/filtered') return { campaigns, total: campaigns.length }
    const [, , id, action] = path.split('/')
    const at = campaigns.findIndex((each) => String(each.id) === id)
    const found = campaigns[at]
    if (!found) return null
    if (method === 'DELETE') campaigns.splice(at, 1)
    if (action === 'pause') campaigns[at] = { ...found, status: 'PAUSED' }
    if (action === 'resume') campaigns[at] = { ...found, status: 'ACTIVE' }
    if (action === 'stop') campaigns[at] = { ...found, status: 'INACTIVE', endReason: 'stopped', remaining: 0 }
    if (action === 'edit-budget') campaigns[at] = { ...found, ...(call.body as object) }
    return method === 'DELETE' ? { done: true } : campaigns[at]
  })
  return (path: string) => calls.filter((call) => call.path === path)
}

function ListAt({ start, onSearch }: { start: CampaignSearch; onSearch: (search: CampaignSearch) => void }) {
  const [search, setSearch] = useState(start)
  const change = (next: CampaignSearch) => {
    onSearch(next)
    setSearch(next)
  }
  return <CampaignList AddCredit={AddCreditStub} search={search} onSearch={change} />
}

export async function show(search: CampaignSearch = {}, session: Partial<SessionUser> = {}) {
  const onSearch = vi.fn()
  await renderForSeller(<ListAt start={search} onSearch={onSearch} />, session)
  return { onSearch }
}

export const open = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name: `Actions for ${name}` }))
export const menu = () => within(screen.getByRole('menu', { name: 'Actions for Fall push' }))
export const items = () =>
  menu()
    .getAllByRole('menuitem')
    .map((each) => each.textContent)
export const choose = (label: string) => userEvent.click(menu().getByRole('menuitem', { name: label }))
export const confirm = async (dialog: string, button: string) =>
  userEvent.click(within(await screen.findByRole('dialog', { name: dialog })).getByRole('button', { name: button }))
