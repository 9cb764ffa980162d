import { addDays } from '@stackyard/shared/domain/calendar'
import { sumOfCharges } from '@stackyard/shared/domain/running-terms'
import type { Amendment, Amendments } from '@stackyard/shared/schema/amendment'
import { call, ok, type Reply } from '../../../setup/api'

type Step = 'accept' | 'decline' | 'withdraw'
type OpenProposal = { id: number; totalCents: number }
export type Proposal = Record<string, unknown> & { kind: Amendment['kind'] }

const base = (id: number) => `/user/transaction/${id}/amendments`

/** The changes of a reservation, by their calls. */
export const amendmentsOf = (url: string) => ({
  read: (id: number, token: string | null): Promise<Reply<Amendments>> =>
    call<Amendments>(url, 'GET', base(id), token ? { token } : {}),
  propose: (id: number, token: string, body: Proposal): Promise<Reply<Amendments>> =>
    call<Amendments>(url, 'POST', base(id), { token, body }),
  step: (step: Step, id: number, amendmentId: number, token: string | null, totalCents?: number) =>
    call<Amendments>(url, 'POST', `${base(id)}/${amendmentId}/${step}`, {
      ...(token ? { token } : {}),
      body: totalCents === undefined ? {} : { totalCents },
    }),
  /** The open proposal with the total that its reader sees, read once for calls that race to decide it. */
  async openOf(id: number, token: string): Promise<OpenProposal> {
    const { list } = await ok<Amendments>(url, 'GET', base(id), { token })
    const open = list.find(({ state }) => state === 'proposed')
    if (!open) throw new Error(`reservation ${id} has no open proposal`)
    return { id: open.id, totalCents: sumOfCharges(open.result) }
  },
  acceptOpen(id: number, open: OpenProposal, token: string): Promise<Reply<Amendments>> {
    return this.step('accept', id, open.id, token, open.totalCents)
  },
  /** Accepts the open proposal at the total that its reader sees. */
  async accept(id: number, token: string): Promise<Reply<Amendments>> {
    return this.acceptOpen(id, await this.openOf(id, token), token)
  },
})

/** The first day of a reservation and days after it. */
export const daysOf = ({ terms }: Amendments) => {
  const start = terms?.startDay ?? ''
  return { start, end: terms?.endDay ?? '', day: (count: number) => addDays(start, count) }
}
