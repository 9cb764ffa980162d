import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { SystemHealth } from '@stackyard/shared/schema/system-health'
import { Refusal, renderInApp, standInApi } from '../../../../lib/render-in-app.test-data'
import { SystemHealthPage } from './system-health'

const health: SystemHealth = {
  at: '2026-11-24T10:00:00.000Z',
  state: 'broken',
  checks: [
    { key: 'database', state: 'ok', sentence: 'The database answers.', advice: null },
    { key: 'backup', state: 'look', sentence: 'No backup was ever noted.', advice: 'Make a backup.' },
    { key: 'jobs', state: 'broken', sentence: '3 jobs wait.', advice: 'Check that a worker runs.' },
  ],
  versions: { stackyard: '0.1.0', node: '24.21.0', postgresql: '18.4' },
}

describe('SystemHealthPage', () => {
  it('says of each part how it is and what to do', async () => {
    standInApi(() => health)
    await renderInApp(<SystemHealthPage />)
    expect((await screen.findByRole('status')).textContent).toContain('Failing')
    const items = within(screen.getByRole('list', { name: 'Checks' })).getAllByRole('listitem')
    expect(items.map((item) => item.textContent)).toEqual([
      'DatabaseThe database answers.OK',
      'BackupNo backup was ever noted.What to do: Make a backup.Warning',
      'Background jobs3 jobs wait.What to do: Check that a worker runs.Failing',
    ])
    screen.getByText('18.4')
  })

  it('says so when nothing is checked', async () => {
    standInApi(() => ({ ...health, state: 'ok', checks: [] }))
    await renderInApp(<SystemHealthPage />)
    await screen.findByText('Nothing is checked')
    expect(screen.queryByRole('list', { name: 'Checks' })).toBeNull()
  })

  it('says that the checks could not be loaded, and tries again', async () => {
    let isUp = false
    standInApi(() => {
      if (!isUp) throw new Refusal(503, 'Try again later.')
      return health
    })
    await renderInApp(<SystemHealthPage />)
    expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded')
    isUp = true
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByText('The database answers.')
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
