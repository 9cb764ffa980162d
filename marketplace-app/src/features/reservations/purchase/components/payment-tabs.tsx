import { useState } from 'react'
import { text } from '@stackyard/shared/messages/text'
import type { AchAccount, BillingInfo, Card } from '@stackyard/shared/schema/payment'
import { Tabs } from '@stackyard/shared/ui/tabs'
import { moneyTexts } from '../../../../lib/texts/money'
import type { MethodParts } from '../method-parts'
import { MethodSlot } from './method-slot'

export type ChosenMethods = {
  paymentType: 'ACH' | 'CARD'
  ach: AchAccount | null
  billingInfo: BillingInfo | null
  card: Card | null
}

export type PaymentTabsProps = {
  chosen: ChosenMethods
  onChange: (changes: Partial<ChosenMethods>) => void
  parts: MethodParts
}

type Picker = 'ach' | 'billing' | 'card' | null

/** "Pay By ACH" and "Pay By Card", each with what is chosen and the way to choose another. */
export function PaymentTabs({ chosen, onChange, parts }: PaymentTabsProps) {
  const [picker, setPicker] = useState<Picker>(null)
  const { AchSummary, AchManager, BillingInfoSummary, BillingInfosManager, CardSummary, CardsManager } = parts
  const choose = (changes: Partial<ChosenMethods>) => {
    onChange(changes)
    setPicker(null)
  }
  const slot = (name: Exclude<Picker, null>) => ({
    isOpen: picker === name,
    onToggle: () => setPicker((open) => (open === name ? null : name)),
  })
  return (
    <Tabs
      label={moneyTexts.purchase.method}
      variant="pill"
      value={chosen.paymentType}
      onValueChange={(value) => choose({ paymentType: value === 'CARD' ? 'CARD' : 'ACH' })}
      items={[
        { value: 'ACH', label: text('purchase.tab.ach') },
        { value: 'CARD', label: text('purchase.tab.card') },
      ]}
    >
      {chosen.paymentType === 'ACH' ? (
        <div className="grid grid-cols-1 gap-3">
          <MethodSlot
            label={text('purchase.selectAch')}
            {...slot('ach')}
            picker={<AchManager onSelect={(ach) => choose({ ach })} />}
          >
            {chosen.ach ? <AchSummary account={chosen.ach} /> : null}
          </MethodSlot>
          <MethodSlot
            label={moneyTexts.purchase.billedTo}
            {...slot('billing')}
            picker={<BillingInfosManager onSelect={(billingInfo) => choose({ billingInfo })} />}
          >
            {chosen.billingInfo ? <BillingInfoSummary info={chosen.billingInfo} /> : null}
          </MethodSlot>
        </div>
      ) : (
        <div className="grid grid-cols-1 gap-3">
          <MethodSlot
            label={text('purchase.selectBilling')}
            {...slot('billing')}
            picker={<BillingInfosManager onSelect={(billingInfo) => choose({ billingInfo })} />}
          >
            {chosen.billingInfo ? <BillingInfoSummary info={chosen.billingInfo} /> : null}
          </MethodSlot>
          <MethodSlot
            label={text('purchase.selectCard')}
            {...slot('card')}
            picker={<CardsManager onSelect={(card) => choose({ card })} />}
          >
            {chosen.card ? <CardSummary card={chosen.card} /> : null}
          </MethodSlot>
        </div>
      )}
    </Tabs>
  )
}
