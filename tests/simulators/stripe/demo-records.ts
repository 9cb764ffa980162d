import { Params } from './params'
import { blankCustomer } from './resources/customers'
import { newMandate } from './resources/mandates'
import { demoBankAccount, demoCard } from './resources/payment-methods'
import type { Simulation } from './simulation'

const pattern = /^(cus|pm|mandate)_demo_(?:visa_|bank_)?(\d+)$/

/**
 * Makes the ready-made records of a demo account when one of its ids is first named, as test mode has `pm_card_visa`:
 * customer `cus_demo_<n>` with the card `pm_demo_visa_<n>` and the verified account `pm_demo_bank_<n>` under
 * `mandate_demo_<n>`. So seeded rows need no call while seeding, and hold in every fresh simulator.
 */
export function ensureDemoRecords(sim: Simulation, text: string): void {
  for (const word of text.match(/[a-z]+_demo_\w+/g) ?? []) {
    const number = pattern.exec(word)?.[2]
    if (number === undefined || sim.store.find('customer', `cus_demo_${number}`)) continue
    const customer = `cus_demo_${number}`
    sim.store.put('customer', { ...blankCustomer(sim, Params.read('')), id: customer })
    demoCard(sim, `pm_demo_visa_${number}`, customer)
    const bank = demoBankAccount(sim, `pm_demo_bank_${number}`, customer)
    newMandate(sim, bank, `mandate_demo_${number}`)
  }
}
